import Testing

@Suite("@Animatable")
struct AnimatableMacroTests {
  @Test("the data of one property is that property's")
  func oneProperty() {
    let expansion = MacroExpansion(
      """
      @Animatable
      struct Counter: View {
        var number: Double
        @AnimatableIgnored var label: String
      }
      """
    )
    #expect(expansion.errors.isEmpty)
    #expect(
      expansion.source == """

        struct Counter: View {
          var number: Double
          var label: String

          @SwiftUI.__AnimatableAccessors("number")
          nonisolated var animatableData = SwiftUI._AnimatableProperty.data(\\Counter.number)
        }

        extension Counter: SwiftUI.Animatable {
        }
        """
    )
  }

  @Test("the data of several properties is pairs that nest to the right")
  func severalProperties() {
    let expansion = MacroExpansion(
      """
      @Animatable
      public struct Arc {
        public var radius = 1.0
        var start: Angle, end: Angle
      }
      """
    )
    #expect(expansion.errors.isEmpty)
    #expect(
      expansion.source.contains(
        """
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
    let expansion = MacroExpansion(#"@__AnimatableAccessors("radius", "start", "end") var animatableData = value"#)
    #expect(
      expansion.source == """
        var animatableData {
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
  }

  @Test("constants, computed, static, lazy and wrapped properties take no part")
  func leftOut() {
    let expansion = MacroExpansion(
      """
      @Animatable
      struct Arc {
        var radius = 1.0 { didSet { update() } }
        let name = "arc"
        var diameter: Double { radius * 2 }
        static var count = 1.0
        lazy var area = 1.0
        @State var isOn = true
      }
      """
    )
    #expect(expansion.errors.isEmpty)
    #expect(expansion.source.contains("@SwiftUI.__AnimatableAccessors(\"radius\")\n"))
  }

  @Test("a type without animatable properties only conforms", arguments: ["struct", "class", "enum"])
  func noProperties(kind: String) {
    let expansion = MacroExpansion("@Animatable \(kind) Plain {}")
    #expect(expansion.errors.isEmpty)
    #expect(expansion.source.contains("extension Plain: SwiftUI.Animatable"))
    #expect(!expansion.source.contains("animatableData"))
  }

  @Test("a written animatableData stays")
  func ownData() {
    let expansion = MacroExpansion("@Animatable struct Arc { var radius: Double; var animatableData: Double { 1 } }")
    #expect(!expansion.source.contains("_AnimatableProperty"))
  }

  @Test(
    "a property that cannot be animated is an error at its name",
    arguments: [("label: String", "String"), ("isOn = true", "Bool"), ("count = 1", "Int"), ("name = \"\"", "String")]
  )
  func refusedProperty(property: String, type: String) throws {
    let name = try #require(property.split(whereSeparator: { ": =".contains($0) }).first)
    let expansion = MacroExpansion("@Animatable struct Counter { var \(property) }")
    #expect(
      expansion.errors == [
        """
        1:34: '\(name)' of type '\(type)' cannot be animated: mark it with @AnimatableIgnored, or conform its type to \
        VectorArithmetic or Animatable.
        """
      ]
    )
  }

  @Test("a protocol cannot be animated")
  func wrongDeclaration() {
    let expansion = MacroExpansion("@Animatable protocol P {}")
    #expect(expansion.errors == ["1:1: @Animatable can only be attached to a struct, a class or an enum."])
  }
}
