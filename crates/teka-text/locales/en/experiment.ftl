# Texts of experiments, in English.

## Help. Imperative or a noun, without a full stop.

help-experiment = Run an experiment plan and write tables, charts and a report
help-experiment-file = Experiment plan (TOML; see docs/how-to/run-an-experiment.md)
help-experiment-out = Folder for the results; continues an interrupted experiment
help-only = Run only matching puzzles, scenarios, groups or methods (* and ? are wildcards); if repeated, all patterns must match
help-restart = Discard the results in the folder and start again

## Errors in a plan. They start in lower case and have no full stop; helps are sentences.

experiment-syntax = this is not valid TOML: { $what }
experiment-syntax-help = See docs/how-to/run-an-experiment.md for an example plan.
experiment-unknown-key = unknown key "{ $name }"
experiment-known-keys = Available keys: { $known }.
experiment-known = Use one of { $known }.
experiment-missing-key = the key "{ $key }" is missing
experiment-example = Write, for example: { $example }
experiment-wrong-kind = invalid value for "{ $key }"
experiment-one-value = Use one value here. Add another [[puzzles]] section for each further value.
experiment-unknown-family = unknown puzzle family "{ $name }"
experiment-unknown-method = unknown method "{ $name }" for { $family }
experiment-unknown-scenario = no scenario matches "{ $name }"
experiment-puzzles-from = [[puzzles]] needs either "files" or "generate", not both
experiment-no-file = no file matches "{ $name }"
experiment-no-file-help = File names are relative to the folder of the plan, "{ $folder }".
experiment-double-puzzle = two puzzles are named "{ $name }"
experiment-rename = Rename one of them, or list each file only once.
experiment-double-scenario = two scenarios are named "{ $name }"
experiment-name-it = Give each scenario its own name, for example: name = "large"
experiment-seed-set = the seed cannot be one of the parameters in "set"
experiment-seed-set-help = Put the seeds of all scenarios in "seeds", and the seed for new puzzles in "seed".
experiment-not-generated = the puzzles could not be generated: { $reason }
experiment-no-match = none matched the settings
experiment-ask-less = Use another seed, or ask for an easier or smaller puzzle.
experiment-too-many = the plan has at least { $count } runs; the limit is { $most }
experiment-fewer = Use fewer values, seeds or repeats.
experiment-too-many-scenarios = the plan has at least { $count } scenarios; the limit is { $most }
experiment-fewer-scenarios = Use fewer values, or split the plan into several.
experiment-no-puzzles = the plan has no puzzles
experiment-no-column = { $file } has no column "{ $name }"; its columns are { $known }
experiment-not-a-figure = "{ $text }" is not a number

## Running

experiment-another = { $path } belongs to another plan or another version of Teka; choose another folder with --out, or discard the results in this one with --restart
experiment-damaged = { $path } contains no valid experiment journal; choose another folder with --out, or discard the results in this one with --restart
experiment-foreign = { $path } already exists and does not belong to an experiment; choose another folder with --out, or overwrite this file with --restart
experiment-busy = another run is using { $path }; wait for it to finish, or choose another folder with --out
experiment-nothing-matches = nothing in the plan matches { $patterns }; the puzzle groups are { $groups }, and the scenarios are { $scenarios }
experiment-continues = { $done } of { $planned } runs are already done.
experiment-stopped = Stopped after { $done } of { $planned } runs. Run the same command again to continue.
experiment-stopped-restart = Stopped after { $done } of { $planned } runs. Run the command again without --restart to continue.
experiment-has-faults = some answers are wrong or contradict each other; the report lists them
experiment-written = Wrote { $files } to { $folder }.
progress-runs = { $done }/{ $runs } runs

## The report

experiment-title = Experiment
experiment-runs = Runs: { $done } of { $planned } ({ $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
}, { $scenarios ->
    [one] 1 scenario
   *[other] { $scenarios } scenarios
})
experiment-version = Teka { $version }
experiment-machine = Machine: { $machine }
experiment-cores = { $count ->
    [one] 1 core
   *[other] { $count } cores
}
experiment-faults = Wrong answers
experiment-fault = { $puzzle }, { $scenario }: { $reason }
experiment-scenarios = Scenarios
experiment-scenario = scenario
experiment-group = group
experiment-parameters = parameters
experiment-seeds = seeds
experiment-limits = limits per run
experiment-limit-nodes = { $nodes } nodes
experiment-puzzles = puzzles
experiment-all-puzzles = all
experiment-runs-column = runs
experiment-published = published
experiment-success = Success rate
experiment-success-about = Percentage of runs that solved their puzzle or proved that it has no solution.
experiment-success-axis = successful runs
experiment-none-of = {" "}(none for { $groups })
experiment-beside = Where a cell shows two figures, the second is the published one.
experiment-by-scenario = By scenario
experiment-agreement = Agreement with the published figures
experiment-agreement-about = Figures for each puzzle in each scenario. Where they differ, the measured figure comes first and the published one second.
experiment-figure = figure
experiment-compared = compared
experiment-equal = equal
experiment-differing = different
experiment-means = Means
experiment-means-about = Means over all runs, including stopped ones.
experiment-nodes-axis = mean per run (logarithmic)
experiment-failures = Puzzles with unsuccessful runs
experiment-failure = { $puzzle }, { $scenario }: { $runs ->
    [one] { $solved } of 1 run
   *[other] { $solved } of { $runs } runs
} succeeded
experiment-many-failures = { $count } combinations of puzzle and scenario; runs.csv lists every run.

## The page of times

experiment-times-title = { $title }: times
experiment-times-about = Times vary between machines and between runs; compare them as ratios. { $threads ->
    [one] The runs were executed one at a time.
   *[other] Up to { $threads } runs were executed in parallel.
}
experiment-mean-time = Mean time of successful runs
experiment-times-by-scenario = Times by scenario
experiment-mean = mean
experiment-longest-stopped = longest stopped run
experiment-time-axis = mean time of successful runs (logarithmic)
