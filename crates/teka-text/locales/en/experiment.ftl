# Words of experiments, in English.

## Help

help-experiment = Run an experiment from a plan, and write tables, charts and a report
help-experiment-file = Experiment plan (TOML; see docs/experiments.md)
help-experiment-out = Folder for the results; an interrupted experiment continues from it
help-only = Run only matching puzzles, scenarios, groups or methods (* and ? are wildcards); if repeated, all patterns must match
help-restart = Discard the results in the folder and start over

## What is wrong with a plan. They follow "error: ".

experiment-syntax = this is not valid TOML: { $what }
experiment-syntax-help = see docs/experiments.md for an example plan
experiment-unknown-key = there is no key "{ $name }" here
experiment-known-keys = known keys: { $known }
experiment-known = use one of { $known }
experiment-missing-key = the key "{ $key }" is missing
experiment-example = write, for example: { $example }
experiment-wrong-kind = "{ $key }" cannot have this value
experiment-one-value = use one value here, and add another [[puzzles]] for each further value
experiment-unknown-family = "{ $name }" is not a kind of puzzle
experiment-unknown-method = "{ $name }" is not a method that solves { $family }
experiment-unknown-scenario = no scenario matches "{ $name }"
experiment-puzzles-from = [[puzzles]] needs either "files" or "generate", not both
experiment-no-file = no file matches "{ $name }"
experiment-no-file-help = file names are relative to the plan's folder, { $folder }
experiment-double-puzzle = two puzzles are called "{ $name }"
experiment-rename = rename one of them, or list each file only once
experiment-double-scenario = two scenarios are called "{ $name }"
experiment-name-it = give each scenario its own name, for example: name = "large"
experiment-seed-set = the seed cannot be a parameter of a scenario
experiment-seed-set-help = put the seeds for all scenarios in "seeds", and the seed for new puzzles in "seed"
experiment-not-generated = the puzzles could not be generated: { $reason }
experiment-ask-less = use another seed, or ask for an easier or smaller puzzle
experiment-too-many = the plan has at least { $count } runs; the limit is { $most }
experiment-fewer = use fewer values, seeds or repeats
experiment-too-many-scenarios = the plan has at least { $count } scenarios; the limit is { $most }
experiment-fewer-scenarios = use fewer values, or divide the plan into several
experiment-no-puzzles = the plan has no puzzles
experiment-no-column = { $file } has no column "{ $name }"; its columns are { $known }
experiment-not-a-figure = "{ $text }" is not a number

## Running

experiment-another = { $path } belongs to another plan or another version of Teka. Choose another folder with --out, or discard its results with --restart.
experiment-damaged = { $path } is not an experiment journal. Choose another folder with --out, or discard it with --restart.
experiment-foreign = { $path } already exists and does not belong to an experiment. Choose another folder with --out, or overwrite it with --restart.
experiment-busy = Another run is using { $path }. Wait for it to end, or choose another folder.
experiment-nothing-matches = nothing in the plan matches { $patterns }. Puzzle groups: { $groups }. Scenarios: { $scenarios }.
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
experiment-faults = Faults
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
experiment-success = Success
experiment-success-about = Percentage of runs that solved their puzzle or proved that it has no solution.
experiment-success-axis = successful runs
experiment-none-of = {" "}(none on { $groups })
experiment-beside = Where two figures are shown, the second is the published one.
experiment-by-scenario = By scenario
experiment-agreement = Agreement with the published figures
experiment-agreement-about = Figures of each puzzle in each scenario. Where they differ, the measured figure comes first, then the published one.
experiment-figure = figure
experiment-compared = compared
experiment-equal = equal
experiment-differing = different
experiment-means = Means
experiment-means-about = Means over all runs, including stopped ones.
experiment-nodes-axis = mean per run, logarithmic
experiment-failures = Puzzles not solved in every run
experiment-failure = { $puzzle }, { $scenario }: solved in { $solved } of { $runs } runs
experiment-many-failures = { $count } pairs of puzzle and scenario; runs.csv lists every run.

## The page of times

experiment-times-title = { $title }: times
experiment-times-about = Times differ from machine to machine and from run to run; compare them as ratios. { $threads ->
    [one] The runs were executed one at a time.
   *[other] Up to { $threads } runs were executed in parallel.
}
experiment-mean-time = Mean time of the successful runs
experiment-times-by-scenario = Times by scenario
experiment-mean = mean
experiment-longest-stopped = longest stopped
experiment-time-axis = mean time of the successful runs, logarithmic
