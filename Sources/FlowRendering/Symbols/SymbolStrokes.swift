import Foundation

/// Drawings of strokes: people in poses of sports and exercises, and a few things. They are our own, in em around their center.
///
/// A drawing is a name and its strokes, separated by semicolons: `head x y`, `limb` and the points of a thick line, `line` and
/// those of a thin one, `ball x y radius`, `ring x y radius`, `frame width height radius`, `wave x y`.
/// A line without a name continues the drawing above it.
enum SymbolStrokes {
  /// The names of all drawings.
  static var names: some Collection<String> { drawings.keys }

  static func parts(named name: String) -> [SymbolGlyph.Part]? {
    drawings[name].map { [SymbolGlyph.Part(path: SymbolDrawing.joined($0.compactMap(path)))] }
  }

  private static func path(of stroke: Substring) -> RenderPath? {
    let words = stroke.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard let kind = words.first, numbers.count >= 2 else { return nil }
    let pen = SymbolPen.self
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
    switch kind {
    case "head": return pen.dot(numbers[0], numbers[1], radius: 0.115)
    case "limb": return pen.line(points, thickness: 0.13)
    case "line": return pen.line(points, thickness: 0.06)
    case "ball": return pen.dot(numbers[0], numbers[1], radius: numbers.last ?? 0)
    case "ring":
      let ring = pen.ring(radius: numbers.last ?? 0, thickness: 0.06)
      return SymbolDrawing.moved(ring, numbers[0], numbers[1])
    case "wave":
      let wave = (0...16).map { index -> (Double, Double) in
        let step = Double(index)
        return (-0.58 + step * 0.0725, -0.08 * sin(step * Double.pi / 4))
      }
      return SymbolDrawing.moved(pen.line(wave, thickness: 0.075), numbers[0], numbers[1])
    case "frame": return numbers.count == 3 ? pen.frame(width: numbers[0], height: numbers[1], radius: numbers[2]) : nil
    default: return nil
    }
  }

  private static let drawings: [String: [Substring]] = {
    var drawings: [String: [Substring]] = [:]
    var name = ""
    for line in strokes.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { name = String(parts[0]) }
      drawings[name, default: []] += parts[parts.count - 1].split(separator: ";")
    }
    return drawings
  }()

  private static let strokes = """
    figure.2: head -.26 -.48; limb -.26 -.26 -.26 .04 -.34 .56; limb -.26 .04 -.18 .56; limb -.26 -.26 -.44 .06;
      head .26 -.48; limb .26 -.26 .26 .04 .18 .56; limb .26 .04 .34 .56; limb .26 -.26 .44 .06
    figure.2.and.child.holdinghands: head -.4 -.46; limb -.4 -.26 -.4 .04 -.46 .56; limb -.4 .04 -.32 .56;
      limb -.4 -.24 -.14 .08; head .4 -.46; limb .4 -.26 .4 .04 .46 .56; limb .4 .04 .32 .56; limb .4 -.24 .14 .08;
      ball 0 -.1 .09; limb -.14 .08 0 .1 .14 .08; limb 0 .1 0 .3 -.06 .56; limb 0 .3 .06 .56
    figure.2.arms.open: head -.26 -.48; limb -.26 -.26 -.26 .04 -.34 .56; limb -.26 .04 -.18 .56;
      limb -.55 -.42 -.26 -.24 -.06 -.4; head .26 -.48; limb .26 -.26 .26 .04 .18 .56; limb .26 .04 .34 .56;
      limb .06 -.4 .26 -.24 .55 -.42
    figure.american.football: head .16 -.46; limb .06 -.26 -.1 .08; limb -.1 .08 .14 .28 .04 .58;
      limb -.1 .08 -.36 .3 -.54 .26; limb .06 -.24 .34 -.1; limb .06 -.24 -.2 -.16 -.3 .04; ball .46 -.16 .11
    figure.archery: head -.06 -.48; limb -.06 -.26 -.06 .06; limb -.06 .06 -.2 .58; limb -.06 .06 .12 .58;
      limb -.34 -.22 -.06 -.24 .34 -.26; line .26 -.6 .42 -.42 .46 -.26 .42 -.1 .26 .08; line .26 -.6 -.32 -.24 .26 .08
    figure.australian.football: head -.08 -.48; limb -.08 -.26 -.12 .08; limb -.12 .08 -.2 .58; limb -.12 .08 .16 .14 .4 .0;
      limb -.08 -.24 -.4 -.12; limb -.08 -.24 .22 -.2; ball .5 -.22 .12
    figure.badminton: head -.06 -.4; limb -.08 -.2 -.12 .12; limb -.12 .12 -.3 .58; limb -.12 .12 .14 .3 .2 .58;
      limb -.08 -.18 .2 -.3; limb -.08 -.18 -.36 -.06; line .2 -.3 .34 -.46; ring .42 -.56 .11; ball -.36 -.56 .05
    figure.barre: head .02 -.5; limb 0 -.28 -.02 .06; limb -.02 .06 -.04 .58; limb -.02 .06 .24 .16 .46 .0;
      limb 0 -.26 -.22 -.14 -.36 -.06; limb 0 -.26 .2 -.4 .32 -.58; line -.56 -.06 -.22 -.06; line -.48 -.06 -.48 .58
    figure.baseball: head .0 -.44; limb .0 -.22 -.04 .1; limb -.04 .1 -.26 .3 -.3 .58; limb -.04 .1 .2 .3 .26 .58;
      limb 0 -.2 -.22 -.22 -.26 -.4; line -.26 -.4 -.02 -.64; ball .46 -.2 .07
    figure.basketball: head -.02 -.42; limb -.04 -.2 -.08 .12; limb -.08 .12 -.26 .36 -.2 .58; limb -.08 .12 .14 .3 .1 .58;
      limb -.04 -.18 .18 -.3 .3 -.44; limb -.04 -.18 -.3 -.06; ball .38 -.54 .12
    figure.bowling: head .1 -.42; limb .04 -.22 -.06 .1; limb -.06 .1 .2 .24 .14 .56; limb -.06 .1 -.3 .34 -.52 .42;
      limb .04 -.2 .26 -.04 .32 .16; limb .04 -.2 -.24 -.16; ball .36 .3 .12
    figure.boxing: head -.06 -.46; limb -.1 -.24 -.14 .1; limb -.14 .1 -.34 .32 -.36 .58; limb -.14 .1 .08 .3 .14 .58;
      limb -.1 -.22 .16 -.2 .4 -.24; limb -.1 -.22 -.02 .0 .14 -.08; ball .44 -.24 .1
    figure.child: head 0 -.34; limb -.26 -.2 0 -.1 .26 -.2; limb 0 -.1 0 .2; limb 0 .2 -.12 .54; limb 0 .2 .12 .54
    figure.child.and.lock: head -.2 -.34; limb -.46 -.2 -.2 -.1 .06 -.2; limb -.2 -.1 -.2 .2; limb -.2 .2 -.32 .54;
      limb -.2 .2 -.08 .54; limb .2 .3 .5 .3 .5 .48 .2 .48 .2 .3; line .26 .24 .26 .1 .44 .1 .44 .24
    figure.climbing: head 0 -.4; limb -.02 -.2 -.04 .1; limb -.04 .1 .2 .2 .16 .46; limb -.04 .1 -.2 .34 -.1 .6;
      limb -.02 -.18 .22 -.24 .3 -.5; limb -.02 -.18 -.24 -.06; line .44 -.62 .36 -.2 .44 .1 .32 .6
    figure.cooldown: head -.16 -.42; limb -.16 -.2 -.06 .12; limb -.06 .12 -.18 .34 -.18 .58; limb -.06 .12 .24 .26 .46 .52;
      limb -.16 -.18 .06 -.02 .3 .14; limb -.16 -.18 -.32 .02
    figure.core.training: head -.5 -.02; limb -.34 .1 -.06 .28 .14 .3; limb .14 .3 .36 -.02 .5 .3;
      limb -.34 .1 -.1 .02 .12 -.06; line -.56 .46 .56 .46
    figure.cricket: head .04 -.46; limb 0 -.24 -.06 .1; limb -.06 .1 -.26 .32 -.28 .58; limb -.06 .1 .16 .32 .16 .58;
      limb 0 -.22 .22 -.06 .26 .06; line .26 .06 .46 .46; ball .5 .54 .06
    figure.cross.training: head 0 -.46; limb 0 -.24 0 .1; limb 0 .1 -.22 .3 -.18 .58; limb 0 .1 .22 .3 .18 .58;
      limb -.3 -.42 -.22 -.16 0 -.22 .22 -.16 .3 -.42; line -.5 -.46 .5 -.46
    figure.curling: head -.02 -.2; limb -.1 -.02 -.32 .2; limb -.32 .2 -.06 .36 -.1 .58; limb -.32 .2 -.56 .46;
      limb -.08 0 .16 .16 .32 .38; ball .4 .5 .1; line -.56 .62 .56 .62
    figure.dance: head .06 -.48; limb .02 -.26 -.06 .08; limb -.06 .08 .16 .24 .04 .58; limb -.06 .08 -.3 .26 -.46 .14;
      limb .02 -.24 .26 -.32 .36 -.54; limb .02 -.24 -.24 -.2 -.36 -.42
    figure.disc.sports: head -.1 -.46; limb -.12 -.24 -.16 .1; limb -.16 .1 -.32 .58; limb -.16 .1 .08 .3 .16 .58;
      limb -.12 -.22 .14 -.16 .34 -.22; limb -.12 -.22 -.36 -.04; line .34 -.3 .56 -.36
    figure.dress.line.vertical.figure: head -.3 -.48; limb -.3 -.26 -.42 .16 -.18 .16 -.3 -.26; limb -.36 .16 -.36 .56;
      limb -.24 .16 -.24 .56; line 0 -.6 0 .6; head .3 -.48; limb .3 -.26 .3 .04 .22 .56; limb .3 .04 .38 .56
    figure.elliptical: head -.02 -.5; limb -.06 -.28 -.1 .04; limb -.1 .04 .1 .2 .06 .42; limb -.1 .04 -.24 .26 -.38 .42;
      limb -.06 -.26 .12 -.12 .3 -.2; line .3 -.4 .26 .5; line -.5 .5 .44 .5; line -.44 .46 .2 .46
    figure.equestrian.sports: head .02 -.52; limb 0 -.32 -.06 -.04 .06 .2; limb 0 -.28 .2 -.14;
      limb -.4 .1 .22 .1 .36 -.22 .52 -.12; limb -.4 .1 -.36 .56; limb -.22 .1 -.22 .56; limb .16 .1 .3 .34 .24 .56;
      limb .22 .1 .4 .3 .42 .5; line -.46 .08 -.58 .32
    figure.fall: head .34 -.36; limb .2 -.18 -.06 .1; limb -.06 .1 .2 .28 .12 .58; limb -.06 .1 -.34 .02 -.52 .24;
      limb .18 -.16 .46 0; limb .18 -.16 -.1 -.28 -.26 -.46
    figure.fencing: head -.14 -.42; limb -.16 -.2 -.18 .1; limb -.18 .1 -.34 .32 -.52 .56; limb -.18 .1 .1 .2 .16 .56;
      limb -.16 -.18 .12 -.14; limb -.16 -.18 -.36 -.12 -.42 -.34; line .12 -.14 .6 -.3
    figure.fishing: head -.2 -.44; limb -.2 -.22 -.2 .1; limb -.2 .1 -.3 .58; limb -.2 .1 -.08 .58; limb -.2 -.2 .06 -.06;
      line .06 -.02 .5 -.52 .5 .4; ball .5 .42 .05
    figure.flexibility: head .16 -.1; limb .02 .02 -.3 .34; limb -.3 .34 .52 .4; limb .02 .02 .3 .2 .5 .22;
      line -.56 .54 .56 .54
    figure.golf: head -.02 -.48; limb -.04 -.26 -.08 .08; limb -.08 .08 -.2 .58; limb -.08 .08 .08 .3 .08 .58;
      limb -.04 -.24 .16 -.3 .1 -.5; line .1 -.5 -.4 -.4; ball .44 .56 .06
    figure.gymnastics: head 0 .1; limb 0 .0 0 -.22; limb 0 -.22 -.48 -.44; limb 0 -.22 .48 -.44; limb 0 -.02 -.14 .3 -.12 .58;
      limb 0 -.02 .14 .3 .12 .58
    figure.hand.cycling: head -.06 -.4; limb -.12 -.2 -.2 .1 .14 .16 .34 .34; limb -.12 -.18 .1 -.06 .26 -.04;
      ring -.26 .36 .2; ring .38 .36 .2; ring .26 -.04 .1
    figure.handball: head -.04 -.36; limb -.06 -.14 -.1 .16; limb -.1 .16 -.36 .3 -.4 .56; limb -.1 .16 .14 .26 .3 .5;
      limb -.06 -.12 .18 -.26 .16 -.46; limb -.06 -.12 -.32 -.1; ball .2 -.56 .1
    figure.highintensity.intervaltraining: head .1 -.5; limb .04 -.28 -.06 .06; limb -.06 .06 .2 .16 .1 .42;
      limb -.06 .06 -.2 .36 -.42 .46; limb .04 -.26 .22 -.08 .38 -.2; limb .04 -.26 -.2 -.22 -.26 0; line .3 .3 .44 .3 .34 .58
    figure.hiking: head -.02 -.52; limb -.04 -.28 -.08 .08; limb -.08 .08 -.26 .58; limb -.08 .08 .1 .28 .12 .58;
      limb -.04 -.26 .12 -.06 .28 -.12; line .3 -.28 .36 .58; limb -.26 -.26 -.26 0
    figure.hockey: head -.02 -.46; limb -.06 -.24 -.14 .08; limb -.14 .08 .06 .26 0 .56; limb -.14 .08 -.36 .3 -.5 .5;
      limb -.06 -.22 .14 -.02; line .04 -.16 .36 .52 .52 .52; ball .58 .58 .05
    figure.hunting: head -.08 -.46; limb -.1 -.24 -.12 .08; limb -.12 .08 -.26 .58; limb -.12 .08 .06 .58;
      limb -.1 -.22 .08 -.1 .24 -.22; line -.1 -.26 .58 -.34
    figure.indoor.cycle: head .04 -.52; limb 0 -.32 -.2 0; limb -.2 0 .08 .12 .02 .38; limb 0 -.28 .14 -.1 .3 -.12;
      line .32 -.2 .24 .54; line -.2 .06 -.14 .54; line -.34 .54 .44 .54; ring .24 .3 .2
    figure.jumprope: head 0 -.44; limb 0 -.22 0 .08; limb 0 .08 -.1 .28 -.08 .5; limb 0 .08 .1 .28 .08 .5;
      limb 0 -.2 -.18 -.06 -.34 -.08; limb 0 -.2 .18 -.06 .34 -.08; line -.34 -.08 -.5 -.36 -.3 -.62 .3 -.62 .5 -.36 .34 -.08
    figure.kickboxing: head -.22 -.44; limb -.2 -.22 -.16 .1; limb -.16 .1 -.18 .58; limb -.16 .1 .14 .0 .5 -.22;
      limb -.2 -.2 0 -.1 .04 -.28; limb -.2 -.2 -.42 -.06
    figure.lacrosse: head 0 -.44; limb -.04 -.22 -.1 .1; limb -.1 .1 .12 .28 .06 .58; limb -.1 .1 -.32 .3 -.46 .5;
      limb -.04 -.2 .2 -.14; line -.04 .02 .38 -.4; ring .46 -.5 .11
    figure.martial.arts: head -.24 -.38; limb -.18 -.2 -.08 .1; limb -.08 .1 -.14 .58; limb -.08 .1 .2 -.02 .54 -.12;
      limb -.18 -.18 .06 -.2 .12 -.36; limb -.18 -.18 -.4 -.1 -.48 -.28
    figure.mind.and.body: head 0 -.4; limb 0 -.18 0 .2; limb 0 -.16 -.2 .08 -.38 .2; limb 0 -.16 .2 .08 .38 .2;
      limb 0 .24 -.44 .4 .2 .48; limb 0 .24 .44 .4 -.2 .48
    figure.mixed.cardio: head .1 -.5; limb .04 -.28 -.06 .06; limb -.06 .06 .2 .18 .14 .48; limb -.06 .06 -.2 .34 -.44 .38;
      limb .04 -.26 .24 -.1 .4 -.2; limb .04 -.26 -.2 -.24 -.28 -.02; line -.56 .58 .56 .58
    figure.open.water.swim: head .32 -.14; limb .2 -.02 -.16 .1 -.5 .06; limb .16 0 .02 -.3 .34 -.42;
      line -.56 .3 -.38 .22 -.2 .3 0 .22 .2 .3 .38 .22 .56 .3; line -.56 .48 -.38 .4 -.2 .48 0 .4 .2 .48 .38 .4 .56 .48
    figure.outdoor.cycle: head .16 -.5; limb .1 -.3 -.14 -.04; limb -.14 -.04 .1 .08 .02 .34; limb .1 -.26 .2 -.08 .36 -.08;
      ring -.34 .32 .24; ring .4 .32 .24; line -.34 .32 -.1 .0 .3 -.02 .4 .32
    figure.pickleball: head -.06 -.44; limb -.08 -.22 -.12 .1; limb -.12 .1 -.28 .58; limb -.12 .1 .1 .3 .14 .58;
      limb -.08 -.2 .18 -.14; limb -.08 -.2 -.34 -.06; ball .32 -.22 .13; ball .5 .1 .07
    figure.pilates: head -.4 .1; limb -.3 .24 -.04 .38; limb -.04 .38 .2 .12 .5 -.18; limb -.3 .22 -.06 .06 .18 -.02;
      line -.56 .52 .56 .52
    figure.play: head .06 -.46; limb .02 -.24 -.06 .08; limb -.06 .08 .18 .22 .1 .52; limb -.06 .08 -.2 .34 -.42 .42;
      limb .02 -.22 .26 -.3 .36 -.5; limb .02 -.22 -.24 -.24 -.32 -.44
    figure.racquetball: head -.08 -.42; limb -.1 -.2 -.14 .12; limb -.14 .12 -.34 .34 -.36 .58; limb -.14 .12 .1 .3 .12 .58;
      limb -.1 -.18 .18 -.08; limb -.1 -.18 -.36 -.1; line .18 -.08 .3 .02; ring .4 .1 .12; ball .46 -.3 .06
    figure.roll: head .04 -.5; limb 0 -.28 0 .06 .28 .06 .42 .4; limb 0 -.2 .24 -.06; ring -.04 .26 .34
    figure.roll.runningpace: head .16 -.5; limb .1 -.3 -.04 .04 .26 .06 .44 .4; limb .1 -.26 .32 -.1; ring -.08 .26 .34;
      line -.6 -.2 -.4 -.2; line -.64 .02 -.48 .02
    figure.rolling: head .04 -.5; limb 0 -.28 0 .06 .28 .06 .42 .4; limb 0 -.2 .24 -.06; ring -.04 .26 .34
    figure.rower: head -.14 -.34; limb -.18 -.12 -.24 .22; limb -.24 .22 .08 .06 .28 .26; limb -.18 -.1 .1 -.08;
      line .1 -.14 .1 .0; line .1 -.07 .46 .1; line -.5 .38 .56 .38; ring .46 .18 .16
    figure.rugby: head .2 -.42; limb .08 -.24 -.12 .08; limb -.12 .08 .14 .26 .06 .58; limb -.12 .08 -.34 .3 -.54 .34;
      limb .08 -.22 .24 -.04 .4 -.1; limb .08 -.22 -.18 -.2 -.3 .0; ball .42 -.12 .1
    figure.sailing: head -.32 -.2; limb -.28 -.02 -.1 .22 .1 .24; limb -.28 0 -.02 .06; line .08 -.6 .08 .26;
      line .14 -.56 .5 .2 .14 .2 .14 -.56; limb -.5 .36 .54 .36; line -.4 .52 .42 .52
    figure.seated.seatbelt: head 0 -.5; limb -.26 -.2 .26 -.2; limb 0 -.2 0 .2; limb -.26 -.2 -.3 .16; limb .26 -.2 .3 .16;
      limb 0 .2 -.2 .3 -.2 .58; limb 0 .2 .2 .3 .2 .58; line -.3 -.34 .28 .24
    figure.seated.side: head -.12 -.5; limb -.14 -.26 -.16 .12 .2 .14 .24 .5; limb -.14 -.22 .1 -.02;
      line -.36 -.3 -.3 .3 .12 .34 .12 .58
    figure.skating: head .14 -.48; limb .06 -.28 -.12 .0; limb -.12 .0 .12 .2 .06 .48; limb -.12 0 -.34 .22 -.5 .22;
      limb .06 -.26 .3 -.14; limb .06 -.26 -.22 -.3; line -.06 .58 .2 .58
    figure.skiing.crosscountry: head .12 -.5; limb .06 -.3 -.06 .04; limb -.06 .04 .16 .2 .14 .46;
      limb -.06 .04 -.22 .28 -.4 .44; limb .06 -.28 .26 -.1; line .28 -.14 .1 .52; line -.56 .52 -.2 .52; line -.04 .54 .5 .54
    figure.skiing.downhill: head .14 -.42; limb .06 -.22 -.14 .06; limb -.14 .06 .12 .16 .02 .42; limb .06 -.2 .26 -.02;
      line .26 -.02 -.3 -.06; line -.5 .34 .5 .6
    figure.snowboarding: head .06 -.46; limb 0 -.26 -.1 .06; limb -.1 .06 .14 .2 .14 .44; limb -.1 .06 -.26 .2 -.24 .38;
      limb 0 -.24 .28 -.22; limb 0 -.24 -.28 -.22; line -.5 .38 -.36 .44 .3 .54 .46 .52
    figure.soccer: head 0 -.48; limb -.04 -.26 -.1 .08; limb -.1 .08 -.14 .34 -.3 .56; limb -.1 .08 .16 .18 .28 .42;
      limb -.04 -.24 .22 -.2; limb -.04 -.24 -.3 -.12; ball .44 .5 .1
    figure.socialdance: head -.16 -.46; limb -.2 -.24 -.22 .08 -.34 .58; limb -.22 .08 -.12 .58; head .22 -.46;
      limb .24 -.24 .24 .08 .16 .58; limb .24 .08 .4 .54; limb -.2 -.22 .04 -.34 .24 -.22; limb -.2 -.2 -.46 -.3
    figure.softball: head .0 -.46; limb -.02 -.24 -.06 .1; limb -.06 .1 -.26 .32 -.24 .58; limb -.06 .1 .16 .3 .2 .58;
      limb -.02 -.22 .2 -.02 .28 .16; limb -.02 -.22 -.28 -.26; ball .34 .26 .08
    figure.squash: head .04 -.4; limb -.02 -.2 -.14 .1; limb -.14 .1 .1 .26 .1 .56; limb -.14 .1 -.38 .3 -.44 .56;
      limb -.02 -.18 .22 -.04; line .22 -.04 .36 -.2; ring .44 -.3 .11; ball .46 .24 .05
    figure.stair.stepper: head -.02 -.52; limb -.04 -.3 -.1 .0; limb -.1 0 .12 .12 .08 .34; limb -.1 0 -.2 .26 -.2 .5;
      limb -.04 -.28 .2 -.12; line .3 -.3 .3 .6; line -.36 .58 -.06 .58 -.06 .44 .24 .44
    figure.stairs: head -.02 -.54; limb -.04 -.3 -.1 .0; limb -.1 0 .12 .1 .1 .28; limb -.1 0 -.2 .24 -.24 .46;
      limb -.04 -.28 .18 -.16; line -.5 .58 -.14 .58 -.14 .4 .2 .4 .2 .22 .52 .22
    figure.stand.line.dotted.figure.stand: head -.38 -.5; limb -.38 -.28 -.38 .04 -.44 .58; limb -.38 .04 -.32 .58;
      ball -.1 0 .045; ball 0 0 .045; ball .1 0 .045; head .38 -.5; limb .38 -.28 .38 .04 .32 .58; limb .38 .04 .44 .58
    figure.step.training: head -.04 -.54; limb -.04 -.3 -.08 .02; limb -.08 .02 .16 .08 .14 .34;
      limb -.08 .02 -.16 .3 -.2 .58; limb -.04 -.28 .18 -.14; limb -.04 -.28 -.26 -.1; limb .02 .48 .5 .48
    figure.strengthtraining.functional: head -.14 -.44; limb -.16 -.22 -.16 .1; limb -.16 .1 -.36 .3 -.3 .58;
      limb -.16 .1 .06 .3 .06 .58; limb -.16 -.2 .12 -.12; limb -.16 -.2 .06 .02; line .12 -.06 .56 -.44; line .5 -.6 .5 .56
    figure.surfing: head .04 -.46; limb -.02 -.26 -.1 .04; limb -.1 .04 .16 .16 .14 .38; limb -.1 .04 -.28 .16 -.26 .34;
      limb -.02 -.24 .28 -.14; limb -.02 -.24 -.32 -.26; line -.54 .32 -.3 .42 .3 .46 .54 .38;
      line -.54 .58 -.28 .52 0 .6 .28 .52 .54 .58
    figure.table.tennis: head -.1 -.46; limb -.12 -.24 -.16 .1; limb -.16 .1 -.32 .58; limb -.16 .1 .04 .58;
      limb -.12 -.22 .14 -.1; limb -.12 -.22 -.36 -.02; ball .24 -.16 .1; ball .5 -.28 .05; line .16 .24 .58 .24
    figure.taichi: head 0 -.48; limb 0 -.26 0 .06; limb 0 .06 -.26 .24 -.24 .58; limb 0 .06 .22 .24 .3 .58;
      limb 0 -.24 .24 -.2 .4 -.34; limb 0 -.24 -.24 -.1 -.42 -.18
    figure.tennis: head -.06 -.42; limb -.08 -.2 -.12 .12; limb -.12 .12 -.34 .32 -.32 .58; limb -.12 .12 .12 .3 .16 .58;
      limb -.08 -.18 .2 -.2; limb -.08 -.18 -.34 -.14; line .2 -.2 .34 -.34; ring .44 -.44 .13; ball -.4 -.5 .06
    figure.track.and.field: head .16 -.5; limb .08 -.28 -.04 .04; limb -.04 .04 .22 .12 .2 .38;
      limb -.04 .04 -.2 .28 -.46 .28; limb .08 -.26 .26 -.1 .42 -.22; limb .08 -.26 -.18 -.24 -.3 -.06; line -.5 .56 .5 .56
    figure.volleyball: head .0 -.34; limb -.02 -.12 -.06 .18; limb -.06 .18 -.28 .34 -.22 .58; limb -.06 .18 .16 .34 .1 .58;
      limb -.02 -.1 .18 -.22 .12 -.44; limb -.02 -.1 -.22 -.22 -.18 -.44; ball -.02 -.54 .11
    figure.walk.arrival: head -.1 -.5; limb -.1 -.28 -.12 .06 -.3 .56; limb -.12 .06 .06 .28 .06 .56; limb -.1 -.26 -.3 0;
      limb -.1 -.26 .12 -.04; line .46 -.58 .46 .58
    figure.walk.departure: head .1 -.5; limb .1 -.28 .08 .06 -.1 .56; limb .08 .06 .26 .28 .26 .56; limb .1 -.26 -.1 0;
      limb .1 -.26 .32 -.04; line -.46 -.58 -.46 .58
    figure.walk.motion: head .08 -.52; limb .06 -.28 .02 .06 -.16 .58; limb .02 .06 .22 .28 .28 .58; limb .06 -.26 -.14 -.06;
      limb .06 -.26 .2 -.06 .36 -.06; line -.5 -.3 -.24 -.3; line -.56 -.06 -.34 -.06; line -.5 .18 -.24 .18
    figure.water.fitness: head 0 -.46; limb 0 -.24 0 .16; limb 0 -.22 -.2 -.2 -.36 -.42; limb 0 -.22 .2 -.2 .36 -.42;
      line -.56 .28 -.38 .2 -.2 .28 0 .2 .2 .28 .38 .2 .56 .28; line -.56 .46 -.38 .38 -.2 .46 0 .38 .2 .46 .38 .38 .56 .46
    figure.waterpolo: head -.04 -.22; limb -.04 0 -.04 .18; limb -.04 .02 .2 -.14 .26 -.38; limb -.04 .02 -.34 .0;
      ball .32 -.5 .11; line -.56 .32 -.38 .24 -.2 .32 0 .24 .2 .32 .38 .24 .56 .32;
      line -.56 .5 -.38 .42 -.2 .5 0 .42 .2 .5 .38 .42 .56 .5
    figure.wrestling: head -.16 -.3; limb -.22 -.12 -.42 .14; limb -.42 .14 -.22 .32 -.34 .56; limb -.42 .14 -.56 .5;
      head .16 -.3; limb .22 -.12 .42 .14; limb .42 .14 .22 .32 .34 .56; limb .42 .14 .56 .5; limb -.22 -.1 .1 -.04;
      limb .22 -.1 -.1 .06
    figure.yoga: head 0 -.3; limb 0 -.1 0 .2; limb 0 -.08 -.3 -.24 -.26 -.46 -.04 -.62; limb 0 -.08 .3 -.24 .26 -.46 .04 -.62;
      limb 0 .2 -.02 .6; limb 0 .2 .28 .32 .04 .4
    baseball: ring 0 0 .5; line -.29 -.29 -.23 -.24 -.18 -.17 -.15 -.09 -.14 .00 -.15 .09 -.18 .17 -.23 .24 -.29 .29;
      line .29 .29 .23 .24 .18 .17 .15 .09 .14 .00 .15 -.09 .18 -.17 .23 -.24 .29 -.29
    dishwasher: frame .96 1.1 .14; line -.44 -.3 .44 -.3; ring 0 .12 .22
    dryer: frame .96 1.1 .14; ring 0 .1 .3; line -.14 .1 -.05 .04 .05 .16 .14 .1; ball -.3 -.4 .05
    lamp.table: line -.18 -.54 .18 -.54 .36 -.06 -.36 -.06 -.18 -.54; line 0 -.06 0 .5; line -.24 .54 .24 .54
    metronome: line -.18 -.54 .18 -.54 .4 .54 -.4 .54 -.18 -.54; line -.34 .28 .34 .28; line -.06 .26 .34 -.4
    washer: frame .96 1.1 .14; ring 0 .1 .3; ball -.3 -.4 .05; ball -.14 -.4 .05
    water.waves: wave 0 -.3; wave 0 0; wave 0 .3
    water.waves.and.arrow.down: line 0 -.6 0 -.16; line -.16 -.32 0 -.16 .16 -.32; wave 0 .12; wave 0 .42
    water.waves.and.arrow.up: line 0 -.6 0 -.16; line -.16 -.44 0 -.6 .16 -.44; wave 0 .12; wave 0 .42
    """
}
