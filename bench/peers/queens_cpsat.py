#!/usr/bin/env python3
"""Measures how long OR-Tools CP-SAT takes to prove that Queens boards have one solution.

    pip install ortools
    python3 queens_cpsat.py community.jsonl [--every K] [--proof enumerate|forbid]

Reads one board per line (`grid`, `solutions`) and uses those with exactly one
solution. CP-SAT runs with one worker and otherwise default settings. Only solving
is timed, not building the model. `enumerate`, the faster method, lists all
solutions; `forbid` solves, forbids that solution and solves again. Prints JSON.
"""

import argparse
import json
import sys
import time

from ortools.sat.python import cp_model


def main():
    args = arguments()
    with open(args.boards, encoding="utf-8") as file:
        boards = [json.loads(line) for line in file]
    boards = [board for board in boards if board["solutions"] == 1][:: args.every]
    prove = {"forbid": prove_by_forbidding, "enumerate": prove_by_enumerating}[args.proof]
    times = [prove(board["grid"]) for board in boards]
    worst = max(range(len(times)), key=times.__getitem__)
    json.dump(
        {
            "solver": "cp-sat",
            "proof": args.proof,
            "boards": len(times),
            "mean_us": sum(times) / len(times),
            "total_us": sum(times),
            "worst_us": times[worst],
            "worst_board": boards[worst]["name"],
        },
        sys.stdout,
    )
    print()


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("boards", help="a file of boards, one JSON object per line")
    parser.add_argument("--every", type=int, default=1, help="use only every K-th board")
    parser.add_argument("--proof", choices=["enumerate", "forbid"], default="enumerate")
    return parser.parse_args()


def build(grid):
    """Returns the model of a board and its variables, row by row."""
    size = len(grid)
    model = cp_model.CpModel()
    queens = [[model.new_bool_var(f"{r},{c}") for c in range(size)] for r in range(size)]
    regions = {}
    for row in range(size):
        model.add_exactly_one(queens[row])
        model.add_exactly_one(queens[r][row] for r in range(size))
        for column in range(size):
            regions.setdefault(grid[row][column], []).append(queens[row][column])
    for cells in regions.values():
        model.add_exactly_one(cells)
    for row in range(size - 1):
        for column in range(size - 1):
            model.add_at_most_one(
                queens[r][c] for r in (row, row + 1) for c in (column, column + 1)
            )
    return model, [queen for row in queens for queen in row]


def solver():
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return solver


def timed(solve):
    """Returns the result of `solve` and its time in microseconds."""
    start = time.perf_counter()
    status = solve()
    return status, (time.perf_counter() - start) * 1e6


def prove_by_forbidding(grid):
    model, queens = build(grid)
    first = solver()
    status, to_find = timed(lambda: first.solve(model))
    assert status == cp_model.OPTIMAL, "no solution"
    model.add_bool_or(~queen for queen in queens if first.value(queen))
    second = solver()
    status, to_prove = timed(lambda: second.solve(model))
    assert status == cp_model.INFEASIBLE, "not unique"
    return to_find + to_prove


def prove_by_enumerating(grid):
    model, _ = build(grid)
    count = Count()
    one = solver()
    one.parameters.enumerate_all_solutions = True
    _, took = timed(lambda: one.solve(model, count))
    assert count.solutions == 1, "not unique"
    return took


class Count(cp_model.CpSolverSolutionCallback):
    """Counts solutions and stops at the second."""

    def __init__(self):
        super().__init__()
        self.solutions = 0

    def on_solution_callback(self):
        self.solutions += 1
        if self.solutions > 1:
            self.stop_search()


if __name__ == "__main__":
    main()
