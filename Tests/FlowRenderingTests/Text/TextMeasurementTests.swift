import Foundation
import Testing

@testable import FlowRendering

@Suite("Text measurement")
struct TextMeasurementTests {
  let engine = TextEngine()

  private func width(_ string: String, _ font: FontSpec) -> Double {
    Double(engine.measure(Paragraph(string, font: font), maxWidth: nil, maxHeight: nil).size.width)
  }

  /// Widths that SwiftUI reported on macOS at 13 points, rounded up to half points.
  static let macWidths: [(String, Double)] = [
    ("Header", 44.5), ("Status", 39), ("v1.0", 24), ("Title", 26.5), ("Subtitle", 47), ("Item 1", 36.5),
    ("Item 2", 38), ("Item 3", 38.5), ("Item 4", 38.5), ("Item 5", 38.5), ("Description", 69.5), ("X", 9), ("Z", 9),
    ("A", 9), ("B", 8.5), ("C", 9.5), ("BR", 17), ("TL", 15.5), ("Top", 22.5), ("Mid", 22.5), ("Bottom", 44.5),
    ("Centered", 56), ("Left", 24), ("Right", 32), ("Padded", 46.5), ("Detail", 35), ("Content", 48.5),
    ("Footer", 39.5), ("Back", 30), ("Done", 32), ("Group 1 - A", 69), ("Group 1 - B", 69), ("Group 2 - A", 71),
    ("Group 2 - B", 70.5), ("Short", 33.5), ("A longer text", 77.5),
  ]

  @Test("a 13-point text is within 0.5 points of its width on a Mac", arguments: macWidths)
  func macWidth(string: String, expected: Double) {
    let width = width(string, FontSpec(size: 13))
    let rounded = (width * 2).rounded(.up) / 2
    #expect(abs(rounded - expected) <= 0.5, "\(string) is \(rounded) (\(width)), measured \(expected)")
  }

  /// Widths that SwiftUI reported on an iPhone at 17 points, rounded up to a third.
  static let phoneWidths: [(String, Double)] = [
    ("Hello, world!", 94.667), ("Toggle", 51.333), ("0", 10.333), ("30", 20.667), ("12", 17.333), ("On", 22.333),
    ("Off", 24.333), ("Stepper: 2", 79.333), ("Region", 52.667), ("Cancel", 52.667), ("Save", 37),
    ("Movies in state", 114), ("35 Mb", 49.333), ("Archived state size", 143.667), ("Export my data", 115),
    ("Restore from iCloud", 151.333), ("Backup to iCloud", 129.667), ("Reset application data", 168.667),
    ("Always show original title", 190), (".padding", 67), (".padding(.all, 20)", 129.333),
    (".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))", 502.333),
    ("paddingAndBackground()", 196.333), ("the", 25), ("point", 39), ("error", 37), ("CENTER", 64.333),
  ]

  @Test("a 17-point text is within 0.9 % of its width on an iPhone", arguments: phoneWidths)
  func phoneWidth(string: String, expected: Double) {
    let width = (width(string, FontSpec(size: 17)) * 3).rounded(.up) / 3
    #expect(abs(width - expected) <= expected * 0.009, "\(string) is \(width), measured \(expected)")
  }

  /// Measured on iOS 16: 446 characters on one line.
  @Test("a long line of Latin is within a pixel of its width on an iPhone")
  func longLine() {
    let text = """
      Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore \
      magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo \
      consequat. Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. \
      Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim id est laborum.
      """
    #expect(abs(width(text, FontSpec(size: 17)) - 3319.5) < 1)
  }

  @Test("semibold, footnote and black texts are within 2 % of an iPhone's")
  func otherStyles() {
    #expect(abs(width("Settings", FontSpec(size: 17, weight: 600)) - 66.667) < 1)
    #expect(abs(width("DEBUG INFO", FontSpec(size: 13)) - 78.667) < 1.5)
    #expect(abs(width("Hello World", FontSpec(family: .rounded, size: 34, weight: 900)) - 195.333) < 3)
  }

  @Test("a line gap stands between the lines of a text, and not around them")
  func lineGap() {
    // Body at 17 points: each further line is 22 points lower.
    let font = FontSpec(size: 17, lineGap: (22 - 17 * 1.1934) / 17)
    for string in ["Ag\nAg\nAg", "Ag\n日\nAg"] {
      let three = engine.measure(Paragraph(string, font: font), maxWidth: nil, maxHeight: nil)
      let one = engine.measure(Paragraph("Ag", font: font), maxWidth: nil, maxHeight: nil)
      #expect(abs(Double(one.size.height) - 20.29) < 0.01)
      #expect(abs(Double(three.size.height - one.size.height) - 44) < 0.01)
      #expect(abs(three.lastBaseline - three.firstBaseline - 44) < 0.01)
    }
    let narrow = engine.measure(Paragraph("Ag Ag", font: font), maxWidth: 24, maxHeight: nil)
    #expect(narrow.lineCount == 2 && abs(Double(narrow.size.height) - 42.29) < 0.01)
    let fixed = FixedMetricsTextMeasurer()
    let plain = fixed.measure(Paragraph("Ag\nAg", font: font), maxWidth: nil, maxHeight: nil)
    #expect(abs(Double(plain.size.height) - 42.29) < 0.01)
    let cut = engine.measure(Paragraph("Ag\nAg\nAg", font: font), maxWidth: nil, maxHeight: 42.3)
    #expect(cut.lineCount == 2 && cut.isTruncated)
  }

  /// Measured on iOS 26 in footers of lists at the text size medium.
  @Test("the lines of footnotes with tight leading are 14 points apart at 12 points, which is less than they are high")
  func tightLeading() {
    let font = FontSpec(size: 12, leading: .tight, lineGap: (16 - 12 * 1.1934) / 12)
    let three = engine.measure(Paragraph("Ag\nAg\nAg", font: font), maxWidth: nil, maxHeight: nil)
    #expect(abs(three.lastBaseline - three.firstBaseline - 28) < 0.01)
    #expect(abs(Double(three.size.height) - 28 - 12 * 1.1934) < 0.01)
  }

  @Test("a line is as high as San Francisco's", arguments: [(13.0, 15.51), (17, 20.29), (34, 40.57)])
  func lineHeight(size: Double, expected: Double) {
    let metrics = engine.measure(Paragraph("Ag", font: FontSpec(size: size)), maxWidth: nil, maxHeight: nil)
    #expect(abs(Double(metrics.size.height) - expected) < 0.02)
    #expect(metrics.firstBaseline == metrics.lastBaseline)
    #expect(abs(metrics.firstBaseline - size * 0.952) < 0.001)
  }

  @Test("an empty text has no width and one line")
  func empty() {
    for paragraph in [Paragraph(""), Paragraph(runs: [])] {
      let metrics = engine.measure(paragraph, maxWidth: 100, maxHeight: nil)
      #expect(metrics.size.width == 0)
      #expect(abs(Double(metrics.size.height) - 20.29) < 0.02)
      #expect(metrics.lineCount == 1)
    }
  }

  @Test(
    "the quick measurement of plain text equals that of a layout",
    arguments: [
      "Hello, world!", "Title", "AVATAR Tokyo", "fi ffl", "1,234.56 €", "Größe – “ça va”…", "a  b", " x ", "->",
      "12x34",
      "$9.99/month", "J", "Łódź", "100 %", "Type: (none)", "e-mail@example.com", "•  Point",
    ])
  func quickPathAgrees(string: String) throws {
    for font in [
      FontSpec(size: 17), FontSpec(size: 13, weight: 700), FontSpec(size: 34, weight: 300),
      FontSpec(family: .monospaced, size: 12), FontSpec(family: .serif, size: 20),
      FontSpec(size: 15, isItalic: true, usesMonospacedDigits: true),
    ] {
      let paragraph = Paragraph(string, font: font)
      let quick = engine.layout(paragraph, maxWidth: nil, maxHeight: nil)
      let full = try #require(engine.typeset(paragraph, maxWidth: nil, maxHeight: nil))
      #expect(abs(quick.metrics.size.width - full.metrics.size.width) < 0.01, "\(string) \(font)")
      #expect(quick.metrics.size.height == full.metrics.size.height)
      #expect(GlyphPlace.all(in: quick) == GlyphPlace.all(in: full), "\(string) \(font)")
      // A line under or through the text has a piece for each run.
      #expect(quick.lines.map { $0.runs.map(\.width) } == full.lines.map { $0.runs.map(\.width) }, "\(string) \(font)")
    }
  }

  @Test("heavier, larger, tracked and kerned texts are wider")
  func widths() {
    let plain = width("Hamburg", FontSpec())
    #expect(width("Hamburg", FontSpec(weight: 700)) > plain)
    #expect(width("Hamburg", FontSpec(size: 20)) > plain)
    var run = TextRun("Hamburg")
    run.tracking = 2
    let tracked = engine.measure(Paragraph(runs: [run]), maxWidth: nil, maxHeight: nil)
    #expect(abs(Double(tracked.size.width) - plain - 14) < 0.1)
    #expect(width("Hamburg", FontSpec(width: 0.8)) < plain)
  }

  /// Measured on iOS 18.1: the ink of 15 letters at 16 points and of 20 at 11 points is 145.33 and 134.33 wide.
  @Test("a character of monospaced text is 0.618 em wide, as in SF Mono", arguments: [400, 600])
  func monospacedText(weight: Int) {
    for (string, size) in [("Body Monospaced", 16.0), ("Caption 2 Monospaced", 11)] {
      let font = FontSpec(family: .monospaced, size: size, weight: weight)
      let width = Double(engine.measure(Paragraph(string, font: font), maxWidth: nil, maxHeight: nil).size.width)
      #expect(abs(width / Double(string.count) / size - 0.618) < 0.001)
    }
  }

  @Test("monospaced digits have one width")
  func monospacedDigits() {
    let font = FontSpec(usesMonospacedDigits: true)
    #expect(abs(width("1111", font) - width("8888", font)) < 0.01)
    #expect(width("1111", FontSpec()) < width("8888", FontSpec()))
  }

  @Test("a text of two styles is as wide as its parts")
  func runs() {
    let bold = FontSpec(weight: 700)
    let both = Paragraph(runs: [TextRun("Total: "), TextRun("12 €", font: bold)])
    let sum = width("Total: ", FontSpec()) + width("12 €", bold)
    let measured = engine.measure(both, maxWidth: nil, maxHeight: nil)
    #expect(abs(Double(measured.size.width) - sum) < 0.6)
  }

  @Test("the larger of two sizes determines the height of the line")
  func mixedSizes() {
    let both = Paragraph(runs: [TextRun("small", font: FontSpec(size: 10)), TextRun("Large", font: FontSpec(size: 30))])
    let metrics = engine.measure(both, maxWidth: nil, maxHeight: nil)
    #expect(abs(Double(metrics.size.height) - FontSpec(size: 30).metrics.lineHeight) < 0.001)
  }

  @Test("sizes that are not numbers do not crash", arguments: [Double.nan, .infinity, -5, 0, 1e9])
  func oddSizes(value: Double) {
    var run = TextRun("Odd")
    run.tracking = value
    run.baselineOffset = value
    let measured = [
      engine.measure(Paragraph("Odd", font: FontSpec(size: value)), maxWidth: 100, maxHeight: 50),
      engine.measure(Paragraph("Odd one"), maxWidth: value, maxHeight: value),
      engine.measure(Paragraph(runs: [run]), maxWidth: 10, maxHeight: nil),
    ]
    for size in measured.map(\.size) {
      // Not NaN either, with which every comparison fails.
      #expect(size.width >= 0)
      #expect(size.height >= 0)
    }
  }
}
