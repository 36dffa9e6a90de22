#!/usr/bin/env python3
"""Measures how long OR-Tools CP-SAT takes to solve Calcudoku puzzles.

    pip install ortools
    python3 calcudoku_cpsat.py folder [--every K] [--passes P]

Reads one puzzle per file, in the format of the algorithm-strategies course that Teka grew
out of. The model has all-different constraints for rows and columns, linear constraints for
sums, tables for cages of two cells, and multiplication constraints for products. CP-SAT runs
with one worker and otherwise default settings. Only solving is timed, not building the model:
by CP-SAT's own wall clock, the best of P passes for each puzzle. There are three tasks.
`first` finds one solution. `enumerate` lists all solutions, which proves that there is only
one. `forbid` solves, forbids that solution and solves again, which proves it too. Prints JSON.
"""

import argparse
import json
import pathlib
import sys

from ortools.sat.python import cp_model


def main():
    args = arguments()
    files = sorted(pathlib.Path(args.folder).glob("*.txt"))[:: args.every]
    questions = {"first": first, "enumerate": enumerate_all, "forbid": forbid}
    answer = {"solver": "cp-sat", "puzzles": len(files), "passes": args.passes}
    for name, ask in questions.items():
        answer[name] = summary(files, [best(ask, file, args.passes) for file in files])
    json.dump(answer, sys.stdout)
    print()


def best(ask, file, passes):
    """Returns the microseconds of the fastest pass. Each pass builds a new model."""
    puzzle = read(file.read_text(encoding="utf-8"))
    return min(ask(*build(*puzzle)) for _ in range(passes))


def summary(files, times):
    by_size = {}
    for file, spent in zip(files, times):
        by_size.setdefault(file.name.split("_")[0], []).append(spent)
    worst = max(range(len(times)), key=times.__getitem__)
    return {
        "mean_us": sum(times) / len(times),
        "mean_us_by_size": {size: sum(of) / len(of) for size, of in by_size.items()},
        "worst_us": times[worst],
        "worst_puzzle": files[worst].stem,
    }


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", help="a folder of puzzles in the format of the course")
    parser.add_argument("--every", type=int, default=1, help="use only every K-th puzzle")
    parser.add_argument("--passes", type=int, default=5, help="number of passes; the best one counts")
    return parser.parse_args()


def read(text):
    """Returns the size, and the cells and the target of each cage."""
    words = text.split()
    size, count = int(words[0]), int(words[1])
    cages = [[] for _ in range(count)]
    for index, word in enumerate(words[2 : 2 + size * size]):
        cages[int(word) - 1].append(divmod(index, size))
    return size, list(zip(cages, words[2 + size * size :]))


def build(size, cages):
    """Returns the model of a puzzle and its variables."""
    model = cp_model.CpModel()
    grid = [[model.new_int_var(1, size, f"{r},{c}") for c in range(size)] for r in range(size)]
    for line in range(size):
        model.add_all_different(grid[line])
        model.add_all_different(row[line] for row in grid)
    for number, (cells, objective) in enumerate(cages):
        target, operator = int(objective.rstrip("+-*/=")), objective[-1]
        numbers = [grid[r][c] for r, c in cells]
        if len(numbers) == 1:
            model.add(numbers[0] == target)
        elif operator == "+":
            model.add(sum(numbers) == target)
        elif len(numbers) == 2:
            model.add_allowed_assignments(numbers, pairs(size, operator, target))
        elif operator == "*":
            product(model, size, numbers, target, number)
        else:
            raise ValueError(f"{objective} on {len(numbers)} cells")
    return model, [cell for row in grid for cell in row]


def pairs(size, operator, target):
    meets = {
        "-": lambda a, b: abs(a - b) == target,
        "*": lambda a, b: a * b == target,
        "/": lambda a, b: max(a, b) == target * min(a, b),
    }[operator]
    every = range(1, size + 1)
    return [(a, b) for a in every for b in every if meets(a, b)]


def product(model, size, numbers, target, name):
    """Multiplies one factor after another, because CP-SAT is fastest with two factors."""
    so_far = numbers[0]
    for step, factor in enumerate(numbers[1:-1], start=2):
        divisors = [d for d in range(1, min(target, size**step) + 1) if target % d == 0]
        domain = cp_model.Domain.from_values(divisors)
        result = model.new_int_var_from_domain(domain, f"product {name}.{step}")
        model.add_multiplication_equality(result, [so_far, factor])
        so_far = result
    model.add_multiplication_equality(target, [so_far, numbers[-1]])


class Counter(cp_model.CpSolverSolutionCallback):
    """Counts solutions."""

    def __init__(self):
        super().__init__()
        self.count = 0

    def on_solution_callback(self):
        self.count += 1


def first(model, _):
    """Returns the microseconds it takes to find a solution."""
    solver = one_worker()
    status = solver.solve(model)
    assert status == cp_model.OPTIMAL, status
    return solver.wall_time * 1e6


def enumerate_all(model, _):
    """Returns the microseconds it takes to list all solutions. There must be exactly one."""
    solver = one_worker()
    solver.parameters.enumerate_all_solutions = True
    counter = Counter()
    solver.solve(model, counter)
    assert counter.count == 1, counter.count
    return solver.wall_time * 1e6


def forbid(model, cells):
    """Returns the microseconds it takes to find the solution and prove that it is the only one."""
    solver = one_worker()
    solver.solve(model)
    model.add_forbidden_assignments(cells, [[solver.value(cell) for cell in cells]])
    again = one_worker()
    status = again.solve(model)
    assert status == cp_model.INFEASIBLE, status
    return (solver.wall_time + again.wall_time) * 1e6


def one_worker():
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return solver


if __name__ == "__main__":
    main()
