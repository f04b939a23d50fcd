#if os(Linux)
  import Testing

  @Suite("@Animatable")
  struct AnimatableMacroTests {
    private static let files = CompiledFiles(
      ["Shapes.swift": shapes].merging(mistakes.map { ($0.file, $0.text) }) { $1 }
    )

    private static let shapes = """
      @Animatable
      struct Counter: View {
        var number: Double
        @AnimatableIgnored var label: String
        var body: some View { EmptyView() }
      }

      @Animatable
      public struct Arc {
        public var radius = 1.0
        var start: Angle, end: Angle
      }

      @Animatable
      struct Circle {
        var width = 1.0 { didSet { update() } }
        let name = "circle"
        var radius: Double { width / 2 }
        @MainActor static var count = 1.0
        lazy var area = 1.0
        @State var isOn = true
        func update() {}
      }

      @Animatable struct PlainStruct {}
      @Animatable class PlainClass {}
      @Animatable enum PlainEnum {}
      @Animatable struct Own { var size: Double; var animatableData: Double { get { 1 } set {} } }
      """

    @Test("animatable types compile")
    func errors() {
      #expect(Self.files.errors(in: "Shapes.swift") == [])
    }

    @Test("the data of one property is that property's")
    func oneProperty() {
      #expect(
        Self.files.expansions.contains(
          """
          @SwiftUI.__AnimatableAccessors("number")
          nonisolated var animatableData = SwiftUI._AnimatableProperty.data(\\Counter.number)
          """
        )
      )
      #expect(Self.files.expansions.contains("extension Counter: SwiftUI.Animatable {\n}"))
    }

    @Test("the data of several properties is pairs that nest to the right")
    func severalProperties() {
      #expect(
        Self.files.expansions.contains(
          """
          @SwiftUI.__AnimatableAccessors("radius", "start", "end")
          public nonisolated var animatableData = \
          SwiftUI.AnimatablePair(SwiftUI._AnimatableProperty.data(\\Arc.radius), \
          SwiftUI.AnimatablePair(SwiftUI._AnimatableProperty.data(\\Arc.start), \
          SwiftUI._AnimatableProperty.data(\\Arc.end)))
          """
        )
      )
    }

    @Test("the accessors read and write each property at its place in the pairs")
    func accessors() {
      #expect(
        Self.files.expansions.contains(
          """
          {
          get {
          SwiftUI.AnimatablePair(SwiftUI._AnimatableProperty.data(of: self.radius), \
          SwiftUI.AnimatablePair(SwiftUI._AnimatableProperty.data(of: self.start), \
          SwiftUI._AnimatableProperty.data(of: self.end)))
          }
          set {
          SwiftUI._AnimatableProperty.setData(newValue.first, of: &self.radius)
          SwiftUI._AnimatableProperty.setData(newValue.second.first, of: &self.start)
          SwiftUI._AnimatableProperty.setData(newValue.second.second, of: &self.end)
          }
          }
          """
        )
      )
    }

    @Test("constants, computed, static, lazy and wrapped properties take no part")
    func leftOut() {
      #expect(Self.files.expansions(with: "@SwiftUI.__AnimatableAccessors(\"width\")\n").count == 1)
    }

    @Test(
      "a type without animatable properties, or with animatableData of its own, only conforms",
      arguments: ["PlainStruct", "PlainClass", "PlainEnum", "Own"]
    )
    func onlyConforms(type: String) {
      #expect(Self.files.expansions(with: type) == ["extension \(type): SwiftUI.Animatable {\n}"])
      #expect(Self.files.expansions(with: "self.size") == [])
    }

    @Test("what cannot be animated is an error that says what to write", arguments: mistakes)
    func errors(mistake: Mistake) {
      #expect(Self.files.errors(in: mistake.file).first == mistake.error)
    }

    private static let mistakes = [
      Mistake("@Animatable struct A { var label: String }", "1:28: \(refusal("label", "String"))"),
      Mistake("@Animatable struct B { var isOn = true }", "1:28: \(refusal("isOn", "Bool"))"),
      Mistake("@Animatable struct C { var count = 1 }", "1:28: \(refusal("count", "Int"))"),
      Mistake("@Animatable struct D { var name = \"\" }", "1:28: \(refusal("name", "String"))"),
      Mistake("@Animatable protocol E {}", "1:1: @Animatable can only be attached to a struct, a class or an enum."),
      Mistake(
        "struct F { @__AnimatableAccessors var f: Int { 1 } }",
        "1:12: @__AnimatableAccessors is a part of @Animatable: write @Animatable instead."
      ),
    ]

    private static func refusal(_ name: String, _ type: String) -> String {
      """
      '\(name)' of type '\(type)' cannot be animated: mark it with @AnimatableIgnored, or conform its type to \
      VectorArithmetic or Animatable.
      """
    }
  }
#endif
