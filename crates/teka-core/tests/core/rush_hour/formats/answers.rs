//! Answers in every form, and what vehicles are called in each format.

use teka_core::puzzles::rush_hour::RushHour;

use crate::support::reading;

const BOARD: &str = "4 4\n2\nI.BB\nI...\nPP..K\n....\n";

#[test]
fn answers_moves_are_read() {
    reading::check_answer::<RushHour>(BOARD, "B-1 P+2", "B-1 P+2");
    reading::check_answer::<RushHour>(BOARD, "\u{feff}B-1,\r\nP+1; P+1\n", "B-1 P+1 P+1");
    reading::check_answer::<RushHour>(BOARD, "B-left P-kanan (2)", "B-1 P+2");
    reading::check_answer::<RushHour>(BOARD, "I-DOWN(2)", "I+2");
    reading::check_answer::<RushHour>(BOARD, r#"{"slides":2,"moves":["B-1", "P+2"]}"#, "B-1 P+2");
    reading::check_answer::<RushHour>(BOARD, r#"["B-1"]"#, "B-1");
}

#[test]
fn answers_reports_are_read_without_their_boards() {
    let board = "I.BB\nI...\nPP..K\n....\n";
    let report = |head: &str, step: &str| {
        format!("{head}\n{board}\n{step} 1: B-kiri\n{board}\n{step} 2: P-right (2)\n{board}")
    };
    reading::check_answer::<RushHour>(BOARD, &report("Papan Awal", "Gerakan"), "B-1 P+2");
    reading::check_answer::<RushHour>(BOARD, &report("Start", "Move"), "B-1 P+2");
    reading::check_answer::<RushHour>(BOARD, "Start\nPPK\nTotal: 0 slides\n", "");
    let twice = report("Start", "Move").repeat(2);
    reading::check_answer::<RushHour>(BOARD, &twice, "several 18:1");
}

#[test]
fn answers_mistakes_are_told_with_their_place() {
    reading::check_answer::<RushHour>(BOARD, " \n", "empty 1:1");
    reading::check_answer::<RushHour>(BOARD, "B-1 Q+1\nP*2", "bad-move 1:5, bad-move 2:1");
    reading::check_answer::<RushHour>(BOARD, "P-up\n I-kiri", "bad-move 1:1, bad-move 2:2");
    reading::check_answer::<RushHour>(BOARD, "P-left (0)", "bad-move 1:8");
    reading::check_answer::<RushHour>(BOARD, "P-left (2) (2)", "bad-move 1:12");
    reading::check_answer::<RushHour>(BOARD, "(2)", "bad-move 1:1");
    reading::check_answer::<RushHour>(
        BOARD,
        "P++2 P-+2 P-left(+2)",
        "bad-move 1:1, bad-move 1:6, bad-move 1:11",
    );
    reading::check_answer::<RushHour>(BOARD, "Move 1: P-aside", "bad-move 1:9");
    reading::check_answer::<RushHour>(BOARD, "{}", "no-answer 1:1");
    reading::check_answer::<RushHour>(BOARD, "[1, [2]]", "bad-move 1:2, bad-move 1:5");
    reading::check_answer::<RushHour>(BOARD, "[\"B+1\"", "no-answer 1:1");
}

#[test]
fn letters_stay_where_they_can() {
    reading::check_written::<RushHour>("BBooAAooo", "text", Ok("3 3\n1\nBB.\n.PPK\n...\n"));
    reading::check_written::<RushHour>("3 3\n1\nBB.\n.PPK\n...\n", "line", Ok("BBooAAooo\n"));
}

#[test]
fn the_primary_changes_places_with_who_has_its_letter() {
    reading::check_written::<RushHour>("PPooAAooo", "text", Ok("3 3\n1\nAA.\n.PPK\n...\n"));
    reading::check_written::<RushHour>("3 3\n1\nAA.\n.PPK\n...\n", "line", Ok("PPooAAooo\n"));
    reading::check_written::<RushHour>(
        "3 3\n1\nXX.\n.PPK\n...\n",
        "csv",
        Ok("size,3,3\ncar,orientation,col,row,length\nX,H,2,2,2\nP,H,1,1,2\n"),
    );
}

#[test]
fn letters_that_mean_something_else_are_replaced() {
    reading::check_written::<RushHour>("KKoAAoPPo", "text", Ok("3 3\n2\nAA.\nPP.K\nBB.\n"));
    reading::check_written::<RushHour>("3 3\n2\nxx.\nPP.K\noo.\n", "line", Ok("PPoAAoBBo\n"));
}
