#!/usr/bin/env python3
"""How long OR-tools CP-SAT takes to prove that Calcudoku puzzles have one solution.

    pip install ortools
    python3 calcudoku_cpsat.py folder [--every K] [--proof enumerate|forbid]

Reads the course's format, a puzzle a file. All different in rows and columns, sums as
linear constraints, two cells as tables, products as products. One worker, everything
else as CP-SAT has it by default. Building the model is not timed, solving is:
`enumerate` asks for all solutions at once; `forbid` solves, forbids that solution and
solves again. Prints JSON.
"""

import argparse
import json
import pathlib
import sys
import time

from ortools.sat.python import cp_model


def main():
    args = arguments()
    files = sorted(pathlib.Path(args.folder).glob("*.txt"))[:: args.every]
    prove = {"forbid": prove_by_forbidding, "enumerate": prove_by_enumerating}[args.proof]
    times = [prove(*build(*read(file.read_text(encoding="utf-8")))) for file in files]
    worst = max(range(len(times)), key=times.__getitem__)
    by_size = {}
    for file, spent in zip(files, times):
        by_size.setdefault(file.name.split("_")[0], []).append(spent)
    json.dump(
        {
            "solver": "cp-sat",
            "proof": args.proof,
            "puzzles": len(times),
            "mean_us": sum(times) / len(times),
            "mean_us_by_size": {size: sum(of) / len(of) for size, of in by_size.items()},
            "worst_us": times[worst],
            "worst_puzzle": files[worst].stem,
        },
        sys.stdout,
    )
    print()


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", help="a folder of puzzles in the course's format")
    parser.add_argument("--every", type=int, default=1, help="take only every K-th puzzle")
    parser.add_argument("--proof", choices=["enumerate", "forbid"], default="enumerate")
    return parser.parse_args()


def read(text):
    """The size, and each cage as its cells and its objective."""
    words = text.split()
    size, count = int(words[0]), int(words[1])
    cages = [[] for _ in range(count)]
    for index, word in enumerate(words[2 : 2 + size * size]):
        cages[int(word) - 1].append(divmod(index, size))
    return size, list(zip(cages, words[2 + size * size :]))


def build(size, cages):
    """The model of a puzzle and its variables."""
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
    """One factor after the other: CP-SAT multiplies best two at a time."""
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


def prove_by_enumerating(model, _):
    """Microseconds to list all solutions, of which there must be one."""
    solver = one_worker()
    solver.parameters.enumerate_all_solutions = True
    counter = Counter()
    spent, _ = timed(lambda: solver.solve(model, counter))
    assert counter.count == 1, counter.count
    return spent


def prove_by_forbidding(model, cells):
    """Microseconds to find the one solution and that there is no other."""
    solver = one_worker()
    spent, _ = timed(lambda: solver.solve(model))
    model.add_forbidden_assignments(cells, [[solver.value(cell) for cell in cells]])
    again = one_worker()
    more, status = timed(lambda: again.solve(model))
    assert status == cp_model.INFEASIBLE, status
    return spent + more


def one_worker():
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return solver


def timed(work):
    """Microseconds, and what came of it."""
    start = time.perf_counter()
    result = work()
    return (time.perf_counter() - start) * 1e6, result


if __name__ == "__main__":
    main()
