import Foundation
import SwiftUI
import Testing

// Without `@testable`: everything here is public API under Apple's names and labels.

private struct Bounce: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time > 1 ? nil : value.scaled(by: time)
  }
}

private struct Pair: PreviewProvider {
  static var previews: some View {
    Text("a").previewDisplayName("First").previewLayout(.fixed(width: 100, height: 50))
    Text("b").previewInterfaceOrientation(.landscapeLeft)
  }
}

@MainActor
@Suite("Public names")
struct PublicNamesTests {
  @Test("vectors are scaled without being changed")
  func scaled() {
    let pair = AnimatablePair(2.0, CGFloat(4))
    #expect(pair.scaled(by: 0.5) == AnimatablePair(1.0, CGFloat(2)))
    #expect(Animation(Bounce()) == Animation(Bounce()))
  }

  @Test("a provider lists its previews with their settings")
  func allPreviews() {
    let previews = Pair._allPreviews
    #expect(previews.map(\.id) == [0, 1])
    #expect(previews.map(\.displayName) == ["First", nil])
    #expect(previews[1].interfaceOrientation == .landscapeLeft && previews[0].interfaceOrientation == .portrait)
    if case .fixed(let width, let height) = previews[0].layout {
      #expect(width == 100 && height == 50)
    } else {
      Issue.record("\(previews[0].layout)")
    }
  }

  @Test("a share preview is titled by a text")
  func sharePreviews() {
    let symbol = Image(systemName: "doc.richtext")
    let previews: [Any] = [
      SharePreview(Text("Title"), image: symbol, icon: symbol), SharePreview(Text("Title"), image: symbol),
      SharePreview(Text("Title"), icon: symbol), SharePreview(Text("Title")), SharePreview("Title"),
    ]
    #expect(previews.count == 5)
  }

  @Test("line styles are converted from and to UIKit's")
  func underlines() {
    for pattern: NSUnderlineStyle in [[], .patternDot, .patternDash, .patternDashDot, .patternDashDotDot] {
      let style: NSUnderlineStyle = [.single, pattern]
      #expect(Text.LineStyle(nsUnderlineStyle: style).map { NSUnderlineStyle($0) } == style)
    }
    #expect(Text.LineStyle(nsUnderlineStyle: .patternDash) == nil)
    #expect(Text.LineStyle(nsUnderlineStyle: .thick) == nil && Text.LineStyle(nsUnderlineStyle: .double) == nil)
    #expect(Text.LineStyle(nsUnderlineStyle: [.single, .byWord]) == nil)
  }

  @Test("orientations of an interface have UIKit's values")
  func orientations() {
    #expect(UIInterfaceOrientation.landscapeRight.rawValue == UIDeviceOrientation.landscapeLeft.rawValue)
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24 && UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(!UIInterfaceOrientation.unknown.isPortrait && !UIInterfaceOrientation.unknown.isLandscape)
  }

  @Test("a customization of tabs is kept and encoded")
  func customization() throws {
    var customization = TabViewCustomization()
    customization[tab: "home"].tabBarVisibility = .hidden
    customization[tab: "list"].sidebarVisibility = .visible
    customization[section: "more"].tabOrder = ["b", "a"]
    let copy = try JSONDecoder().decode(TabViewCustomization.self, from: JSONEncoder().encode(customization))
    #expect(copy == customization)
    #expect(copy[tab: "home"].tabBarVisibility == .hidden && copy[tab: "home"].sidebarVisibility == .automatic)
    customization.resetVisibility()
    #expect(customization[tab: "home"].tabBarVisibility == .automatic)
    #expect(customization[section: "more"].tabOrder == ["b", "a"])
    customization.resetSectionOrder()
    #expect(customization == TabViewCustomization())
  }

  @Test("selections are ranges or insertion points")
  func selections() {
    let text = "abc"
    #expect(TextSelection(insertionPoint: text.endIndex).isInsertion)
    #expect(!TextSelection(range: text.startIndex..<text.endIndex).isInsertion)
    #expect(TextSelection(ranges: RangeSet(text.startIndex..<text.endIndex)).affinity == .automatic)
  }

  @Test("a literal path of a file URL is optional or not, as the context wants")
  func filePaths() {
    let unwrapped = URL(filePath: "https://www.youtube.com/")!
    let plain = URL(filePath: "/tmp/a")
    #expect(unwrapped.isFileURL && plain.path == "/tmp/a")
  }

  @Test("a vector is made by Core Graphics' function")
  func vector() {
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
  }
}
