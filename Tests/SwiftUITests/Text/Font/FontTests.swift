import FlowRendering
import Testing

@testable import SwiftUI

@Suite("Font")
struct FontTests {
  @Test("text styles have Apple's sizes at the default size")
  func styles() {
    let sizes = Font.TextStyle.allCases.filter { $0 != .extraLargeTitle && $0 != .extraLargeTitle2 }
      .map { $0.size(at: .large) }
    #expect(sizes == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    #expect(Font.headline.resolve(at: .large).weight == 600)
    #expect(Font.body.resolve(at: .large).weight == 400)
  }

  @Test("text styles grow with the Dynamic Type size, fixed sizes do not")
  func dynamicType() {
    #expect(
      DynamicTypeSize.allCases.map { Font.body.resolve(at: $0).size } == [
        14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,
      ])
    #expect(Font.system(size: 20).resolve(at: .accessibility5).size == 20)
    #expect(Font.custom("Avenir", fixedSize: 20).resolve(at: .accessibility5).size == 20)
    #expect(Font.custom("Avenir", size: 34).resolve(at: .xSmall).size == 28)
    #expect(Font.custom("Avenir", size: 22, relativeTo: .title2).resolve(at: .xxxLarge).size == 28)
  }

  @Test("no style shrinks when the Dynamic Type size grows", arguments: Font.TextStyle.allCases)
  func monotonic(style: Font.TextStyle) {
    let sizes = DynamicTypeSize.allCases.map { style.size(at: $0) }
    #expect(sizes.count == 12 && sizes == sizes.sorted())
  }

  @Test("scales multiply and follow the Dynamic Type size, a size in points does not")
  func sizes() {
    let scaled = Font.body.scaled(by: 2).bold().scaled(by: 3)
    #expect(scaled.resolve(at: .large).size == 102)
    #expect(scaled.resolve(at: .xSmall).size == 84)
    #expect(scaled.resolve(at: .large).weight == 700)
    #expect(Font.body.pointSize(40).resolve(at: .accessibility5).size == 40)
    #expect(Font.body.scaled(by: 2).pointSize(40).scaled(by: 0.5).resolve(at: .large).size == 20)
  }

  @Test("modifiers apply in order")
  func modifiers() {
    let spec = Font.title.bold().italic().monospacedDigit().weight(.light).resolve(at: .large)
    let gap = Font.TextStyle.title.lineGap(at: .large)
    #expect(
      spec
        == FontSpec(
          size: 28, weight: 300, isItalic: true, usesMonospacedDigits: true, lineGap: gap, isOfTextStyle: true))
    let bodyGap = Font.TextStyle.body.lineGap(at: .large)
    #expect(Font.body.monospaced().resolve(at: .large).family == .monospaced)
    #expect(
      Font.system(.body, design: Font.Design.serif, weight: .black).resolve(at: .large)
        == FontSpec(family: .serif, size: 17, weight: 900, lineGap: bodyGap, isOfTextStyle: true))
    #expect(Font.custom("Avenir", size: 17).resolve(at: .large).family == .named("Avenir"))
    #expect(
      Font.body.leading(.tight).width(.condensed).smallCaps().resolve(at: .large)
        == FontSpec(size: 17, width: 0.8, smallCaps: .all, leading: .tight, lineGap: bodyGap, isOfTextStyle: true))
  }

  /// Measured in pictures of iOS 16 to 26.
  @Test(
    "each further line of a text adds the leading of its style",
    arguments: [(Font.body, 22.0), (.title, 34), (.largeTitle, 41), (.footnote, 18)])
  @MainActor func leading(font: Font, expected: CGFloat) {
    let view = LaidOut {
      VStack {
        Text(verbatim: "1").font(font).part("one")
        Text(verbatim: "1\n2\n3").font(font).fixedSize().part("three")
      }
    }
    #expect(abs(view["three"].height - view["one"].height - 2 * expected) < 0.51)
  }

  /// Measured in pictures of macOS 13 and 26.
  @Test(
    "a Mac's lines are whole points high",
    arguments: [(10, 13), (12, 15), (13, 16), (14, 17), (17, 21), (22, 26), (34, 40)] as [(CGFloat, CGFloat)])
  @MainActor func linesOnMac(size: CGFloat, height: CGFloat) throws {
    let window = Screen(device: .window("window", width: 300, height: 300))
    window.show(
      VStack(spacing: 0) {
        Text("One").font(.system(size: size))
        Text("One\nTwo").font(.system(size: size))
      })
    let frames = window.nodes.compactMap { $0.label?.hasPrefix("One") == true ? $0.frame.height : nil }
    #expect(frames == [height, 2 * height])
    let metrics = Font.system(size: size).resolve(at: .large, in: .macOS15).metrics
    #expect(abs(metrics.ascent - 0.9668 * size) < 0.01 && metrics.lineHeight == height)
  }

  @Test("a fixed size has no line gap, and a Mac has sizes of its own")
  @MainActor func otherSizes() {
    #expect(Font.system(size: 17).resolve(at: .large).lineGap == 0)
    #expect(Font.body.resolve(at: .accessibility5, in: .macOS15).size == 13)
    #expect(Font.largeTitle.resolve(at: .large, in: .macOS15).size == 26)
    #expect(Font.headline.resolve(at: .large, in: .macOS15).weight == 700)
    let window = Screen(device: .window("window", width: 300, height: 200))
    window.show(
      VStack {
        Text("Title"); Text("Title")
      })
    let frames = window.nodes.filter { $0.label == "Title" }.map(\.frame)
    #expect(frames.allSatisfy { $0.height == 16 } && frames.count == 2)
    #expect(frames.map(\.minY).max() == frames.map(\.maxY).min())
  }

  @Test("bold never makes a font lighter")
  func bold() {
    #expect(Font.system(size: 17, weight: .black).bold().resolve(at: .large).weight == 900)
    #expect(Font.headline.bold().resolve(at: .large).weight == 700)
  }

  @Test("size categories are the same sizes with deprecated names")
  func categories() {
    for size in DynamicTypeSize.allCases {
      #expect(DynamicTypeSize(ContentSizeCategory(size)) == size)
    }
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(ContentSizeCategory.small < .large)
  }

  @Test("small capitals for the lower case, the upper case, or both")
  func smallCaps() {
    #expect(Font.body.lowercaseSmallCaps().resolve(at: .large).smallCaps == .lowercase)
    #expect(Font.body.uppercaseSmallCaps().resolve(at: .large).smallCaps == .uppercase)
    #expect(Font.body.smallCaps().resolve(at: .large).smallCaps == .all)
    #expect(Font.body.resolve(at: .large).smallCaps == .none)
    #expect(Font.body.lowercaseSmallCaps().uppercaseSmallCaps().resolve(at: .large).smallCaps == .all)
    #expect(Font.body.smallCaps().lowercaseSmallCaps(false).resolve(at: .large).smallCaps == .uppercase)
    #expect(Font.body.smallCaps().uppercaseSmallCaps(false).resolve(at: .large).smallCaps == .lowercase)
    #expect(Font.body.smallCaps().smallCaps(false).resolve(at: .large).smallCaps == .none)
    #expect(Font.body.monospaced().monospaced(false).resolve(at: .large).family == .standard)
  }
}
