//! Tests of game IDs.

use super::super::tests::{check, check_written};
use super::super::{parse, write};

const ID: &str = "3de:a_3aab_,s1m3a4m12";

#[test]
fn ids_are_read() {
    let grid = "3 4\n1 1 2\n3 4 2\n3 4 4\n1-\n3*\n4+\n12*\n";
    check(ID, grid);
    check("a name\t3de:a_3aab_,s1m3a4m12\te\t2 1 3", grid);
    check("1:_,a1", "1 1\n1\n1=\n");
    check("1:_,m1", "1 1\n1\n1=\n");
}

#[test]
fn ids_are_written_as_they_were() {
    // A grid in one cage has no walls but the last: 60 gaps, or 1200.
    for id in [ID, "1:_,a1", "3dem:a_3aab_,s1m3a4m12", "6:zzj,a126", "25:z47y,a8125"] {
        let read = parse(id).unwrap();
        assert_eq!(write(&read.value, "keen").unwrap(), format!("{id}\n"));
    }
}

#[test]
fn other_grids_are_written_where_keen_knows_them() {
    check_written("2 2\n1 1\n2 2\n3+\n3+", "keen", Ok("2:b__,a3a3\n"));
    check_written("2 2\n1 1\n1 2\n4*\n1", "keen", Ok("2:aa_,m4a1\n"));
    check_written("2 2\n1 1\n2 2\n3?\n3+", "keen", Err("calcudoku-keen-hidden"));
    check_written("2 2\n1 1\n1 2\n1-\n1", "keen", Err("calcudoku-keen-order"));
    check_written("2 2\n1 1\n1 2\n536870912*\n1", "keen", Err("calcudoku-keen-target"));
}

#[test]
fn mistakes_are_told_with_their_column() {
    check("30de:_,a1", "bad-size 1:1");
    check("3dq:_,a1", "bad-parameters 1:2");
    check("3de:a_3aab_", "target-count 1:12");
    check("3de:a_3aab,s1m3a4m12", "wall-count 1:11");
    check("3de:a_3aab_3,s1m3a4m12", "wall-count 1:11");
    check("3de:a_99999999999999999999,s1", "wall-count 1:6");
    check("3de:a?3aab_,s1m3a4m12", "bad-wall 1:6");
    check("3de:a_3aab_,s1m3a4", "target-count 1:19");
    check("3de:a_3aab_,s1m3a4m12a5", "target-count 1:22");
    check("3de:a_3aab_,s1q3am12", "bad-target 1:15, bad-target 1:17");
    check("3de:a_3aab_,s1m3a4d12", "operator-size 1:19");
    check("1:_,s1", "operator-size 1:5");
    check("1:_,a99999999999999999999", "target-range 1:6");
    check("1:_,a1\n1:_,a1", "extra-text 2:1");
}
