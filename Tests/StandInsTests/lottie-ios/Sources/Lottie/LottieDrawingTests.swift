#if os(Linux)
  import FlowRendering
  import Lottie
  import SwiftUI
  import Testing

  @Suite("The drawing of Lottie's animations", .ownPhone) @MainActor
  struct LottieDrawingTests {
    private let screen = Screen(device: .iPhone)

    /// The colors along the middle of an animation at a frame: r, g, b, or a point for nothing.
    private func colors(
      _ text: String, at frame: CGFloat = 0, points: [CGFloat] = [10, 32, 50, 68, 90], y: CGFloat = 20,
      configure: @escaping (LottieAnimationView) -> Void = { _ in }
    ) throws -> String {
      screen.show(
        LottieView(animation: try AnimationFile.animation(text)).currentFrame(frame).configure(configure)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).ignoresSafeArea())
      let picture = try #require(screen.picture(scale: 1))
      return points.map { x in
        let pixel = picture[Int(x), Int(y)]
        switch (pixel.red > 200, pixel.green > 200, pixel.blue > 200) {
        case (true, false, false): return "r"
        case (false, true, false): return "g"
        case (false, false, true): return "b"
        case (true, true, true): return "."
        default: return "?"
        }
      }.joined()
    }

    @Test("moves shapes from keyframe to keyframe")
    func moving() throws {
      #expect(try colors(AnimationFile.square) == "rr...")
      #expect(try colors(AnimationFile.square, at: 15) == ".rrr.")
      #expect(try colors(AnimationFile.square, at: 30) == "...rr")
    }

    @Test("draws what is first in the file on top, shapes as well as layers")
    func order() throws {
      let both = [AnimationFile.rectangle, AnimationFile.fill("1, 0, 0"), AnimationFile.fill("0, 1, 0")]
      #expect(try colors(AnimationFile.file(layers: [AnimationFile.shape(both)])) == "rr...")
      let layers = [
        AnimationFile.shape([AnimationFile.rectangle, AnimationFile.fill("0, 0, 1")]),
        AnimationFile.shape([AnimationFile.rectangle, AnimationFile.fill("1, 0, 0")]),
      ]
      #expect(try colors(AnimationFile.file(layers: layers)) == "bb...")
    }

    @Test("fills what comes before a fill alone, also in groups, which have a transform of their own")
    func groups() throws {
      let group = """
        {"ty":"gr","nm":"Group","it":[\(AnimationFile.rectangle),
          {"ty":"tr","p":{"a":0,"k":[40,0]},"s":{"a":0,"k":[50,100]},"r":{"a":0,"k":0},"o":{"a":0,"k":100}}]}
        """
      let inside = AnimationFile.shape([group, AnimationFile.fill("0, 1, 0")])
      #expect(try colors(AnimationFile.file(layers: [inside]), points: [20, 48, 55, 68, 75]) == "..gg.")
      let unfilled = AnimationFile.shape([AnimationFile.fill("0, 1, 0"), group])
      #expect(try colors(AnimationFile.file(layers: [unfilled])) == ".....")
    }

    @Test("draws paths, ellipses, strokes, and the part of a path that a trim leaves")
    func paths() throws {
      let path = """
        {"ty":"sh","ks":{"a":0,"k":{"v":[[-20,0],[20,0]],"i":[[0,0],[0,0]],"o":[[0,0],[0,0]],"c":false}}}
        """
      let stroke =
        #"{"ty":"st","nm":"Stroke","c":{"a":0,"k":[0,0,1,1]},"o":{"a":0,"k":100},"w":{"a":0,"k":8},"lc":1,"lj":1}"#
      let whole = AnimationFile.file(layers: [AnimationFile.shape([path, stroke])])
      #expect(try colors(whole, points: [2, 18, 22, 38, 42]) == "bbbb.")
      let trim = #"{"ty":"tm","s":{"a":0,"k":0},"e":{"a":0,"k":50},"o":{"a":0,"k":0}}"#
      let half = AnimationFile.file(layers: [AnimationFile.shape([path, trim, stroke])])
      #expect(try colors(half, points: [2, 18, 22, 38, 42]) == "bb...")
      let ellipse = #"{"ty":"el","s":{"a":0,"k":[40,40]},"p":{"a":0,"k":[0,0]}}"#
      let round = AnimationFile.file(layers: [AnimationFile.shape([ellipse, AnimationFile.fill("1, 0, 0")])])
      #expect(try colors(round, points: [20, 38], y: 20) == "rr")
      #expect(try colors(round, points: [20, 38], y: 2) == "r.")
    }

    @Test("shows layers of others with their own time, hides what has ended, and follows parents")
    func layers() throws {
      let asset = """
        {"id":"inner","layers":[\(AnimationFile.shape(
          [AnimationFile.rectangle, AnimationFile.fill("1, 0, 0")], position: AnimationFile.moving))]}
        """
      let outer = #"{"ty":0,"nm":"Outer","refId":"inner","ip":0,"op":20,"st":15,"w":100,"h":40,"ks":{}}"#
      let file = AnimationFile.file(layers: [outer], assets: [asset])
      #expect(try colors(file, at: 15) == "rr...")
      #expect(try colors(file, at: 20) == ".....")
      let child = AnimationFile.shape(
        [AnimationFile.rectangle, AnimationFile.fill("0, 1, 0")], more: #","parent":7"#)
      let parent =
        #"{"ty":3,"nm":"Null","ind":7,"ip":0,"op":30,"st":0,"ks":{"p":{"a":0,"k":[60,0,0]},"o":{"a":0,"k":0}}}"#
      #expect(try colors(AnimationFile.file(layers: [child, parent])) == "...gg")
    }

    @Test("cuts layers by masks and by the layer above")
    func clips() throws {
      let solid = ##"{"ty":1,"nm":"Solid","ip":0,"op":30,"st":0,"sw":100,"sh":40,"sc":"#0000ff","ks":{}"##
      func mask(_ more: String) -> String {
        """
        "masksProperties":[{"mode":"a","o":{"a":0,"k":100},"pt":{"a":0,"k":
          {"v":[[0,0],[40,0],[40,40],[0,40]],"i":[[0,0],[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0],[0,0]],"c":true}}\(more)}]
        """
      }
      #expect(try colors(AnimationFile.file(layers: ["\(solid),\(mask(""))}"])) == "bb...")
      #expect(try colors(AnimationFile.file(layers: ["\(solid),\(mask(#","inv":true"#))}"])) == "..bbb")
      let matte = AnimationFile.shape([AnimationFile.rectangle, AnimationFile.fill("1, 0, 0")], more: #","td":1"#)
      #expect(try colors(AnimationFile.file(layers: [matte, solid + #","tt":1}"#])) == "bb...")
      #expect(try colors(AnimationFile.file(layers: [matte, solid + #","tt":2}"#])) == "..bbb")
    }

    @Test("takes other colors for the fills that a path names, with stars for any name")
    func otherColors() throws {
      #expect(
        try colors(AnimationFile.square) { view in
          view.setValueProvider(
            ColorValueProvider(LottieColor(r: 0, g: 0, b: 255, a: 255, denominator: .TwoFiftyFive)),
            keypath: "Round.Fill.Color")
        } == "rr...")
      for path in ["Square.Fill.Color", "*.Fill.Color", "**.Color", "**.Fill.Color"] {
        let names = AnimationKeypath(keypath: path)
        #expect(
          try colors(AnimationFile.square) { view in
            view.setValueProvider(ColorValueProvider(UIColor.blue.lottieColorValue), keypath: names)
          } == "bb...", "\(path)")
      }
      #expect(screen.graph.issues.isEmpty)
      _ = try colors(AnimationFile.square) { $0.setValueProvider(FloatValueProvider(1), keypath: "**.Opacity") }
      #expect(
        screen.graph.issues.map(\.message).contains(
          "LottieAnimationView.setValueProvider(_:keypath:) changes colors of fills and strokes alone: "
            + "FloatValueProvider for '**.Opacity' has no effect."))
    }

    @Test("warns of what it leaves out")
    func missing() throws {
      let file = AnimationFile.file(layers: [
        AnimationFile.shape(
          [AnimationFile.rectangle, AnimationFile.fill("1, 0, 0"), #"{"ty":"rp"}"#], more: #","tt":3"#),
        #"{"ty":13,"ks":{}}"#, AnimationFile.shape([#"{"ty":"rp"}"#]),
      ])
      #expect(try colors(file) == "rr...")
      #expect(
        screen.graph.issues.map(\.message) == [
          "An animation of Lottie is drawn without cameras (1), mattes by brightness (1), repeaters (2)."
        ])
    }
  }
#endif
