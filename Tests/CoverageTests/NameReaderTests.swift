import Testing

@testable import coverage

@Suite("Names of declarations")
struct NameReaderTests {
  private func names(_ text: String) -> [String] {
    var reader = NameReader()
    reader.read(text)
    return reader.names.keys.sorted()
  }

  @Test("a member is named with its type and its labels, without modules, and a type with the types around it")
  func members() {
    #expect(
      names(
        """
        @available(iOS 26.0, macOS 26.0, *)
        extension SwiftUICore.View {
          nonisolated public func tilt<V>(
            _ angle: SwiftUICore.Angle = .zero, @SwiftUI.ViewBuilder content: () -> V
          ) -> some SwiftUICore.View where V : SwiftUICore.View
        }
        public struct Tile<Content> : SwiftUICore.View where Content : SwiftUICore.View {
          @frozen public enum Edge : Swift.String {
            case near = "{", far(of: Tile, Int), none
            public var width: CGFloat { get }
          }
          public init?(@ViewBuilder content: @escaping () -> Content)
        }
        """) == [
          "Tile", "Tile.Edge", "Tile.Edge.far(of:_:)", "Tile.Edge.near", "Tile.Edge.none", "Tile.Edge.width",
          "Tile.init(content:)", "View.tilt(_:content:)",
        ])
  }

  @Test("what is not public, not available on iOS or begins with an underscore has no name")
  func hidden() {
    #expect(
      names(
        """
        public struct Shown {
          var inside: Int { 1 }
          package func shared() {}
          @available(iOS, unavailable)
          @available(macOS 12.0, *)
          public func onMac()
          @available(*, unavailable, message: "Use something else.")
          public func gone()
          public func _hook()
          public func hook(_flag: Int)
          public static func < (left: Shown, right: Shown) -> Bool { false }
          public subscript(index: Int) -> Int { index }
          public static func buildBlock(_ content: Int) -> Int { content }
          public private(set) var count = 0
        }
        struct Inner { public var value = 1 }
        @available(iOS, unavailable)
        public struct Crown { public init() }
        """) == ["Shown", "Shown.count"])
  }

  @Test("values with braces, closures and texts do not hide the next declaration")
  func values() {
    #expect(
      names(
        #"""
        public enum Marks {
          public static let open = "{"
          public static let named = make { "\($0) {" }
          public static let shared: Marks = {
            let text = "public var never"
            return Marks(text)
          }()
          public static var last: Int { 1 } // }
        }
        #if os(iOS)
        public func tail(of marks: Marks) {}
        #endif
        """#) == ["Marks", "Marks.last", "Marks.named", "Marks.open", "Marks.shared", "tail(of:)"])
  }

  @Test("a name is deprecated if all of its declarations are")
  func deprecated() {
    var reader = NameReader()
    reader.read(
      """
      extension View {
        @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use bend.")
        public func turn(_ angle: Angle) -> some View { self }
        @available(macOS, deprecated: 13.0)
        public func bend(_ angle: Angle) -> some View { self }
        @available(iOS, deprecated: 16.0)
        public func bend(_ angle: Double) -> some View { self }
      }
      """)
    #expect(reader.names == ["View.turn(_:)": true, "View.bend(_:)": false])
  }

  @Test("a function can be called without its optional arguments")
  func optionalArguments() {
    var reader = NameReader()
    reader.read("extension View { public func pad(_ edges: Edge.Set = .all, by length: Double, tag: Int = 1) {} }")
    #expect(
      reader.uses == ["View.pad(_:by:tag:)", "View.pad(_:by:)", "View.pad(by:tag:)", "View.pad(by:)"])
  }
}
