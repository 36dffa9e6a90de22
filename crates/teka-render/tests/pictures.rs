//! Tests of the content of drawings, for typical and arbitrary scenes.

mod scenes;

use proptest::prelude::*;
use resvg::{tiny_skia::Pixmap, usvg};
use scenes::packing;
use scenes::{cages, everything, queens, traffic};
use teka_core::place::Cell;
use teka_core::scene::{Role, Scene, Side};
use teka_render::chart::{self, Bar, Chart};
use teka_render::{
    Areas, Arrangement, CELL, Frame, MARGIN, MAX_FRAMES, RenderError, Theme, areas, areas_arranged,
    arranged, diagram, gif, png, strip, svg, text,
};

fn is_drawn(drawing: &str) {
    assert!(drawing.contains("role=\"img\"") && drawing.contains("viewBox="));
    let tree = usvg::Tree::from_str(drawing, &usvg::Options::default());
    assert!(tree.is_ok(), "{tree:?}\n{drawing}");
}

#[test]
fn a_small_scene_in_every_theme() {
    for theme in Theme::ALL {
        let drawing = svg(&everything(), theme);
        is_drawn(&drawing);
        insta::assert_snapshot!(format!("everything-{theme}"), drawing);
    }
}

#[test]
fn traffic_in_every_theme() {
    for theme in Theme::ALL {
        let drawing = svg(&traffic(Side::Right), theme);
        is_drawn(&drawing);
        insta::assert_snapshot!(format!("traffic-{theme}"), drawing);
    }
}

#[test]
fn an_exit_is_shown_on_its_side() {
    let all = [Side::Right, Side::Left, Side::Top, Side::Bottom].map(traffic);
    let texts: Vec<String> = all.iter().map(|scene| text(scene, false)).collect();
    insta::assert_snapshot!("exits-text", texts.join("\n"));
    let colored: Vec<String> =
        all.iter().map(|scene| text(scene, true).replace('\x1b', "␛")).collect();
    insta::assert_snapshot!("exits-colour", colored.join("\n"));
    for scene in &all {
        let without = Scene { exit: None, ..scene.clone() };
        assert_ne!(svg(scene, Theme::Print), svg(&without, Theme::Print));
    }
}

#[test]
fn packed_boards_in_every_theme() {
    for theme in Theme::ALL {
        for (name, scene) in [("flat", packing::flat()), ("pyramid", packing::small())] {
            let drawing = svg(&scene, theme);
            is_drawn(&drawing);
            insta::assert_snapshot!(format!("packing-{name}-{theme}"), drawing);
        }
    }
    insta::assert_snapshot!("packing-scattered", svg(&packing::scattered(), Theme::Light));
}

#[test]
fn a_packed_board_as_text_is_its_letters() {
    assert_eq!(text(&packing::small(), false), "A\nBC\nAF\nBCD\nEAD\nEE.\n");
    let scattered = "AA.BBB\nA.AB BCC\n..ABBBDC\n E.FFDCC\n .E.FFDD\n  ..E...\n";
    assert_eq!(text(&packing::scattered(), false), scattered);
    let visible = |scene| text(&scene, true).replace('\x1b', "␛");
    insta::assert_snapshot!("packing-colour", visible(packing::small()));
}

#[test]
fn each_part_of_a_piece_has_its_letter_and_a_hole_is_left_open() {
    let drawing = svg(&packing::scattered(), Theme::Print);
    let count = |letter: char| drawing.matches(&format!(">{letter}</text>")).count();
    assert_eq!("ABCDEFGH".chars().map(count).collect::<Vec<_>>(), [2, 1, 1, 3, 3, 1, 2, 1]);
    let mut full = packing::scattered();
    let ring = full.bodies.iter_mut().find(|body| body.letter == 'B');
    ring.unwrap().cells.push(Cell::new(1, 4));
    assert_ne!(svg(&full, Theme::Print), drawing);
}

#[test]
fn a_pyramid_shows_every_ball_twice_and_letters_where_colours_are_not_enough() {
    let scene = packing::large(8);
    let laid: usize = scene.bodies.iter().map(|body| body.cells.len()).sum();
    for (theme, balls) in Theme::ALL.map(|theme| (theme, format!("url(#teka-{theme}-ball-"))) {
        let drawing = svg(&scene, theme);
        let count = |name: &str| drawing.matches(&format!("{balls}{name})")).count();
        assert_eq!((count("glass"), count("well")), (55 - laid, 55), "{theme}");
        let shines = if theme == Theme::Print { 2 * laid } else { 55 + laid };
        assert_eq!(count("shine"), shines, "{theme}");
        let letters = drawing.matches("</text>").count();
        let bears_more = matches!(theme, Theme::ColorBlind | Theme::Print);
        assert_eq!(letters > laid, bears_more, "{theme}: {letters} letters, {laid} balls");
    }
}

#[test]
fn frames_of_a_pyramid_are_of_one_size_and_keep_their_places()
-> Result<(), Box<dyn std::error::Error>> {
    let frames: Vec<Scene> = (1..=12).map(packing::large).collect();
    let opening = |scene| svg(scene, Theme::Dark).lines().next().map(str::to_owned);
    assert!(frames.iter().all(|scene| opening(scene) == opening(&frames[0])));
    let with_tray = Scene { tray: packing::scattered().tray, ..frames[3].clone() };
    let wells = |scene| {
        let drawing = svg(scene, Theme::Light);
        let lines = drawing.lines().filter(|line| line.contains("-ball-glass)"));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(wells(&with_tray), wells(&frames[3]), "a tray moves nothing");
    let film = gif(&[with_tray, frames[11].clone()], Theme::Light)?;
    let mut decoder = ::gif::DecodeOptions::new().read_info(&film[..])?;
    assert!(decoder.read_next_frame()?.is_some() && decoder.read_next_frame()?.is_some());
    is_drawn(&strip(&frames[..4], Theme::ColorBlind)?);
    Ok(())
}

#[test]
fn a_ball_far_away_is_no_trouble() -> Result<(), RenderError> {
    let mut scene = packing::small();
    for (ball, at) in scene.balls.iter_mut().zip([i16::MIN, i16::MAX, 0]) {
        ball.at = [at, 0, 0];
    }
    png(&scene, Theme::Light)?;
    gif(&[scene.clone(), scene], Theme::Light)?;
    Ok(())
}

#[test]
fn lights_behind_other_balls_shine_through() {
    let shines = |role, cell: Cell| {
        let drawing = svg(&packing::large(12).lit(role, [cell]), Theme::Light);
        assert_eq!(drawing.matches("stroke-opacity=\"0.6\"").count(), 1);
        drawing.contains(&format!("<g data-through=\"{cell}\">"))
    };
    for role in [Role::Cursor, Role::Reason, Role::Conclusion, Role::Mistake] {
        assert!(shines(role, Cell::new(10, 0)), "{role:?}");
        assert!(!shines(role, Cell::new(0, 0)), "{role:?}: nothing is before the ball at the top");
    }
}

#[test]
fn whoever_turns_a_solid_knows_where_its_balls_are() {
    let scene = packing::large(8);
    for arrangement in [Arrangement::Wide, Arrangement::Tall] {
        let drawing = arranged(&scene, Theme::Light, arrangement);
        let solid = areas_arranged(&scene, arrangement).solid.unwrap();
        let (turn, rise) = (solid.turn.to_radians(), solid.rise.to_radians());
        for ball in &scene.balls {
            let [front, right, up] = ball.at.map(f64::from);
            let (right, front, up) = (right / 2.0, front / 2.0, up * 0.5f64.sqrt());
            let towards = right * turn.sin() + front * turn.cos();
            let x = solid.origin.0 + (right * turn.cos() - front * turn.sin()) * solid.diameter;
            let y = solid.origin.1 + (towards * rise.sin() - up * rise.cos()) * solid.diameter;
            let group = format!("<g data-ball=\"{}\">\n<circle cx=\"", ball.cell);
            let from = drawing.find(&group).unwrap() + group.len();
            let mut numbers = drawing[from..].split('"').step_by(2);
            let drawn = (numbers.next().unwrap(), numbers.next().unwrap());
            assert!((drawn.0.parse::<f64>().unwrap() - x).abs() < 0.02, "{} {x}", drawn.0);
            assert!((drawn.1.parse::<f64>().unwrap() - y).abs() < 0.02, "{} {y}", drawn.1);
        }
    }
}

#[test]
fn a_tall_drawing_has_larger_layers_and_nothing_overlaps() {
    let scene = Scene { tray: packing::scattered().tray, ..packing::large(8) };
    let (wide, tall) = (areas(&scene), areas_arranged(&scene, Arrangement::Tall));
    let share = |areas: &Areas| areas.squares[0].width / areas.view.width;
    assert!(tall.view.height > tall.view.width && share(&tall) > 1.5 * share(&wide));
    is_drawn(&arranged(&scene, Theme::Dark, Arrangement::Tall));
    for areas in [wide, tall] {
        let all = areas.squares.iter().chain(&areas.tray);
        let all: Vec<_> = all.chain(areas.solid.as_ref().map(|solid| &solid.area)).collect();
        for (n, one) in all.iter().enumerate() {
            let apart = |other: &Frame| {
                one.x + one.width <= other.x + 0.01
                    || other.x + other.width <= one.x + 0.01
                    || one.y + one.height <= other.y + 0.01
                    || other.y + other.height <= one.y + 0.01
            };
            assert!(all[n + 1..].iter().all(|other| apart(other)), "{one:?}");
            let right = areas.view.x + areas.view.width;
            assert!(one.x >= areas.view.x && one.x + one.width <= right, "{one:?}");
        }
    }
}

#[test]
fn plain_text_is_the_glyphs() {
    insta::assert_snapshot!("queens-text", text(&queens(), false));
    insta::assert_snapshot!("everything-text", text(&everything(), false));
}

#[test]
fn a_diagram_has_lines_between_groups() {
    insta::assert_snapshot!("cages-diagram", diagram(&cages(), false));
    insta::assert_snapshot!("everything-diagram", diagram(&everything(), false));
    assert_eq!(diagram(&cages(), true), text(&cages(), true));
    assert_eq!(diagram(&queens(), false), text(&queens(), false), "without corners, plain text");
}

#[test]
fn what_is_only_sketched_does_not_stand_there() {
    let scene = cages();
    assert_eq!(text(&scene, false).lines().last(), Some(" .  . 10  ."), "{}", text(&scene, false));
    assert!(!diagram(&scene, false).contains("7"), "{}", diagram(&scene, false));
}

#[test]
fn coloured_text_shows_what_a_picture_shows() {
    let visible = |scene| text(&scene, true).replace('\x1b', "␛");
    insta::assert_snapshot!("queens-colour", visible(queens()));
    insta::assert_snapshot!("everything-colour", visible(everything()));
    let colored = text(&queens(), true);
    assert_eq!(colored.lines().count(), 8);
    assert!(colored.lines().all(|line| line.ends_with("\x1b[0m")));
}

#[test]
fn a_picture_has_two_pixels_a_unit() -> Result<(), Box<dyn std::error::Error>> {
    for theme in Theme::ALL {
        let picture = Pixmap::decode_png(&png(&queens(), theme)?)?;
        let side = (2.0 * (8.0 * CELL + 2.0 * MARGIN)) as u32;
        assert_eq!((picture.width(), picture.height()), (side, side), "{theme}");
    }
    Ok(())
}

#[test]
fn letters_are_drawn_without_any_font_of_the_system() -> Result<(), RenderError> {
    let mut written = Scene::new(1, 1);
    written.squares.push(scenes::text_square("W"));
    let mut empty = written.clone();
    empty.squares[0].symbol = None;
    assert_ne!(png(&written, Theme::Print)?, png(&empty, Theme::Print)?);
    Ok(())
}

#[test]
fn the_largest_scene_is_drawn_coarser() -> Result<(), Box<dyn std::error::Error>> {
    let picture = Pixmap::decode_png(&png(&Scene::new(255, 255), Theme::Light)?)?;
    assert!(picture.width() <= 4096 && picture.height() <= 4096);
    Ok(())
}

#[test]
fn nothing_can_be_drawn() -> Result<(), RenderError> {
    for (columns, rows) in [(0, 0), (0, 5), (5, 0)] {
        let scene = Scene::new(columns, rows);
        is_drawn(&svg(&scene, Theme::Light));
        png(&scene, Theme::Dark)?;
        gif(std::slice::from_ref(&scene), Theme::Print)?;
        assert_eq!(text(&scene, false), "\n".repeat(rows.into()));
    }
    Ok(())
}

#[test]
fn an_animation_has_a_frame_for_each_scene() -> Result<(), Box<dyn std::error::Error>> {
    let scenes: Vec<Scene> = (0..5).map(scenes::with_queens).collect();
    let film = gif(&scenes, Theme::Light)?;
    let mut decoder = ::gif::DecodeOptions::new().read_info(&film[..])?;
    let side = (8.0 * CELL + 2.0 * MARGIN) as u16;
    assert_eq!((decoder.width(), decoder.height()), (side, side));
    assert_eq!(decoder.repeat(), ::gif::Repeat::Infinite);
    let mut pauses = Vec::new();
    while let Some(frame) = decoder.read_next_frame()? {
        pauses.push(frame.delay);
    }
    assert_eq!(pauses, [60, 60, 60, 60, 250]);
    Ok(())
}

#[test]
fn frames_of_different_sizes_share_one_canvas() -> Result<(), Box<dyn std::error::Error>> {
    let film = gif(&[Scene::new(2, 3), Scene::new(4, 1)], Theme::Dark)?;
    let decoder = ::gif::DecodeOptions::new().read_info(&film[..])?;
    assert_eq!((decoder.width(), decoder.height()), (4 * 56 + 40, 3 * 56 + 40));
    Ok(())
}

#[test]
fn too_few_and_too_many_frames_are_refused() {
    assert!(matches!(gif(&[], Theme::Light), Err(RenderError::NoFrames)));
    let many = vec![Scene::new(1, 1); MAX_FRAMES + 1];
    assert!(matches!(gif(&many, Theme::Light), Err(RenderError::TooManyFrames { .. })));
}

#[test]
fn a_long_label_widens_the_chart() {
    let width = |label: String| {
        let bar = Bar { label, value: 10.0, shown: "10".into(), flag: false };
        let drawn = chart::svg(&Chart { bars: vec![bar], ..Chart::default() }, Theme::Light);
        let tree = usvg::Tree::from_str(&drawn, &usvg::Options::default()).unwrap();
        tree.size().width()
    };
    let (short, long) = (width("short".into()), width("long ".repeat(40)));
    assert!(long > short + 500.0, "{short} {long}");
}

#[test]
fn a_chart_in_every_theme() -> Result<(), RenderError> {
    let bar = |label: &str, value: f64, flag| Bar {
        label: label.to_owned(),
        value,
        shown: format!("{value} <&>"),
        flag,
    };
    let bars = vec![bar("A & B", 12.0, false), bar("<C>", 4200.0, true), bar("none", 0.0, true)];
    let chart =
        Chart { title: "Nodes".to_owned(), axis: "nodes".to_owned(), bars, ..Chart::default() };
    for theme in Theme::ALL {
        is_drawn(&chart::svg(&chart, theme));
        assert!(chart::png(&chart, theme)?.starts_with(b"\x89PNG"));
    }
    insta::assert_snapshot!("chart", chart::svg(&chart, Theme::Light));
    is_drawn(&chart::svg(&Chart::default(), Theme::Light));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_scene_can_be_drawn(scene in scenes::odd()) {
        for theme in Theme::ALL {
            is_drawn(&svg(&scene, theme));
        }
        let plain = text(&scene, false);
        let above = scene.exit.filter(|exit| matches!(exit.side, Side::Top | Side::Bottom));
        let rows = usize::from(scene.rows) + usize::from(above.is_some());
        prop_assert_eq!(plain.lines().count(), rows);
        let lines = diagram(&scene, false);
        let has_corners = scene.squares.iter().any(|square| square.corner.is_some());
        let drawn = usize::from(scene.rows) * 3 + 1;
        prop_assert_eq!(lines.lines().count(), if has_corners { drawn } else { rows });
        let colored = text(&scene, true);
        prop_assert!(!colored.replace("\x1b[", "").contains('\x1b'));
    }

    #[test]
    fn a_cell_far_away_is_no_trouble(row in any::<u8>(), column in any::<u8>()) {
        let scene = scenes::body_at(Cell::new(row, column));
        is_drawn(&svg(&scene, Theme::ColorBlind));
        prop_assert_eq!(text(&scene, true).lines().count(), 2);
    }
}
