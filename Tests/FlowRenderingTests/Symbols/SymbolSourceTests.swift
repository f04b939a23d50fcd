import Foundation
import Testing

@testable import FlowRendering

@Suite("Symbols")
struct SymbolSourceTests {
  let symbols = SymbolSource()

  @Test("every name of the table has an outline")
  func table() {
    let names = SymbolTable.standard.entries.keys.sorted()
    #expect(names.count > 1_700)
    for name in names {
      let glyph = symbols.symbol(named: name, pointSize: 17)
      #expect(glyph != nil, "\(name)")
      #expect((glyph?.size.width ?? 0) > 4 && (glyph?.size.width ?? 100) < 45, "\(name)")
    }
  }

  @Test("a symbol without fill is the outline of its icon, as large, unless the icon consists of lines itself")
  func outlinesOfIcons() throws {
    func covered(_ name: String) throws -> (share: Double, bounds: CGRect) {
      let glyph = try #require(symbols.symbol(named: name, pointSize: 100))
      let path = try #require(glyph.parts.first).path
      let bounds = path.boundingRect
      let points = stride(from: bounds.minX, to: bounds.maxX, by: 2).flatMap { x in
        stride(from: bounds.minY, to: bounds.maxY, by: 2).map { CGPoint(x: x, y: $0) }
      }
      return (Double(points.count { path.contains($0) }) / Double(points.count), bounds)
    }
    for name in ["leaf", "drop", "bolt", "camera", "briefcase"] {
      let (outline, filled) = (try covered(name), try covered(name + ".fill"))
      #expect(outline.share < 0.8 * filled.share, "\(name): \(outline.share), \(filled.share)")
      #expect(
        abs(outline.bounds.width - filled.bounds.width) < 2 && abs(outline.bounds.height - filled.bounds.height) < 2)
    }
    for name in ["stopwatch", "moon", "cloud.rain"] {
      #expect(try covered(name).share == covered(name + ".fill").share)
    }
  }

  @Test(
    "a symbol is composed of those in its name",
    arguments: [
      // A sign in the corner, inside of another symbol, and a filled form without a drawing of its own.
      ("folder.badge.gearshape", "folder"), ("checkmark.circle.badge.clock", "checkmark.circle"),
      ("lock.trianglebadge.exclamationmark", "lock"), ("exclamationmark.icloud.fill", "icloud.fill"),
      ("xmark.shield", "shield"), ("questionmark.folder.fill", "folder.fill"), ("figure.yoga.circle", "circle"),
      ("calendar.badge.clock.rtl", "calendar.badge.clock"), ("guitars.fill", "guitars"),
    ])
  func composed(name: String, base: String) throws {
    let glyph = try #require(symbols.symbol(named: name, pointSize: 100))
    let plain = try #require(symbols.symbol(named: base, pointSize: 100))
    func ink(_ glyph: SymbolGlyph) -> CGRect { SymbolComposer.bounds(glyph.parts) }
    // As large as the symbol that it is made of, but for a sign beyond its corner.
    #expect(ink(glyph).height - ink(plain).height > -1 && ink(glyph).height - ink(plain).height < 25)
    #expect(ink(glyph).width - ink(plain).width > -1 && ink(glyph).width - ink(plain).width < 35)
    #expect(symbols.symbol(named: "unknown." + base, pointSize: 100) == nil)
  }

  @Test("people in poses differ from each other, and are as high as a person")
  func poses() throws {
    let names = SymbolStrokes.names.filter { $0.hasPrefix("figure") }
    #expect(names.count > 60)
    var drawn: [[SymbolGlyph.Part]: String] = [:]
    for name in names.sorted() {
      let parts = try #require(SymbolStrokes.parts(named: name))
      #expect(SymbolComposer.bounds(parts).height > 0.55 && SymbolComposer.bounds(parts).height < 1.4, "\(name)")
      if name != "figure.rolling" { #expect(drawn[parts] == nil, "\(name) is \(drawn[parts] ?? "")") }
      drawn[parts] = name
    }
  }

  /// Measured on iOS 26 beside 17-point text: 1.5 points in both sizes.
  @Test("the lines of a large symbol are as thick as those of a medium one", arguments: ["circle", "checkmark.circle"])
  func largeLines(name: String) throws {
    func thickness(_ scale: SymbolSource.Scale) throws -> Double {
      let glyph = try #require(symbols.symbol(named: name, pointSize: 17, scale: scale))
      let rings = glyph.parts.map(\.path).max { $0.boundingRect.width < $1.boundingRect.width }
      let ring = try #require(rings)
      let middle = Double(ring.boundingRect.midY)
      let steps = stride(from: 0.0, to: 4, by: 0.01).filter {
        ring.contains(CGPoint(x: Double(ring.boundingRect.minX) + $0, y: middle), evenOdd: false)
      }
      return Double(steps.count) * 0.01
    }
    #expect(try abs(thickness(.large) - thickness(.medium)) < 0.03)
    #expect(try abs(thickness(.large) - 1.5) < 0.05)
  }

  /// Measured on iOS 26 in rows and bars.
  @Test(
    "outlines are as large as on an iPhone",
    arguments: [
      ("doc.text", 18.0, 23.0), ("text.bubble", 23.3, 22), ("gearshape", 22.7, 22.7), ("hand.thumbsup", 21, 22.7),
      ("slider.horizontal.3", 21.3, 18), ("textformat.size", 24.3, 16), ("line.3.horizontal.decrease.circle", 22, 22),
    ])
  func outlines(name: String, width: Double, height: Double) throws {
    let glyph = try #require(symbols.symbol(named: name, pointSize: 17, scale: .large))
    let ink = glyph.parts.filter { !$0.erases }.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    #expect(abs(Double(ink.width) - width) < 1.2 && abs(Double(ink.height) - height) < 1.2, "\(ink.size)")
  }

  @Test("sharing lies lower beside a text, a tapping hand higher, and neither in a bar")
  func drop() throws {
    func middle(_ name: String, _ isCentered: Bool) throws -> Double {
      let glyph = try #require(symbols.symbol(named: name, pointSize: 17, isCentered: isCentered))
      let ink = glyph.parts.filter { !$0.erases }.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
      return Double(ink.midY - glyph.size.height / 2)
    }
    #expect(try middle("square.and.arrow.up", false) > 1 && middle("hand.tap.fill", false) < -1)
    #expect(try abs(middle("square.and.arrow.up", true)) < 0.01 && abs(middle("hand.tap.fill", true)) < 0.01)
  }

  @Test("a heart has about the layout size it has on an iPhone")
  func heart() throws {
    let glyph = try #require(symbols.symbol(named: "heart.fill", pointSize: 17))
    #expect(abs(glyph.size.width - 20.667) < 1 && abs(glyph.size.height - 17.333) < 1.5)
    #expect(glyph.baseline > 10 && glyph.baseline < 17)
  }

  /// Measured in pictures at @1x to @3x, to one pixel.
  @Test(
    "symbols are drawn as large as on an iPhone",
    arguments: [
      ("checkmark.circle.fill", 17.0, 17.0), ("xmark.circle.fill", 17, 17), ("square.and.arrow.up", 15, 19),
      ("star.fill", 18.7, 18), ("globe", 17.2, 17.2), ("magnifyingglass", 16.5, 16.5),
      // At 34 points: half of the measured size.
      ("eye.fill", 22.5, 14.2), ("eye.slash", 22.7, 15.2), ("bolt", 11.7, 18.7), ("lock.fill", 11.3, 16.3),
      ("textformat", 19, 12.3),
    ])
  func ink(name: String, width: Double, height: Double) throws {
    let glyph = try #require(symbols.symbol(named: name, pointSize: 17))
    let ink = glyph.parts.filter { !$0.erases }.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    #expect(abs(ink.width - width) < 1 && abs(ink.height - height) < 1, "\(ink)")
  }

  /// Measured at 34 points on iOS 26.
  @Test("a badge lies at the side of its symbol")
  func badge() throws {
    let glyph = try #require(symbols.symbol(named: "bolt.badge.checkmark.fill", pointSize: 34))
    #expect(abs(SymbolComposer.bounds(glyph.parts).width - 31) < 1)
  }

  /// Measured at 16 points and @2x to half a point, and at 17 points and @1x to a point: the latter ends before its 20th.
  @Test("the box of a circle has its width")
  func circleSides() throws {
    #expect(abs(try #require(symbols.symbol(named: "xmark.circle.fill", pointSize: 16)).size.width - 19) < 0.5)
    let larger = try #require(symbols.symbol(named: "checkmark.circle.fill", pointSize: 17)).size.width
    #expect(larger > 19 && larger < 20)
  }

  /// Measured at 16 points and @2x.
  @Test("letters of a text format are regular, with their size and sides")
  func textFormat() throws {
    let glyph = try #require(symbols.symbol(named: "textformat.abc", pointSize: 16))
    let ink = SymbolComposer.bounds(glyph.parts)
    #expect(abs(ink.width - 23.8) < 0.5 && abs(ink.height - 12) < 0.5 && abs(glyph.size.width - 29.2) < 0.5)
    let canvas = Canvas(size: glyph.size, scale: 8, background: .white)
    canvas.draw(glyph, at: .zero, paint: .color(.black))
    let bitmap = canvas.makeBitmap()
    // The stem of the b rises above the other letters: 1.2 points.
    let row = Int((ink.minY + 1) * 8)
    let stem = (0..<bitmap.width).count { bitmap[$0, row].red < 128 }
    #expect(abs(Double(stem) / 8 - 1.2) < 0.25, "\(stem)")
  }

  @Test(
    "enclosed, struck-out and badged names are composed",
    arguments: [
      "plus.circle", "plus.circle.fill", "1.circle", "50.circle.fill", "a.square", "questionmark.circle",
      "info.circle.fill",
      "envelope.badge", "heart.circle", "speaker.slash.circle.fill", "tag.slash", "bag.badge.plus", "star.square.fill",
      "bolt.badge.checkmark.fill",
      "person.crop.circle.badge.exclamationmark", "xmark.circle.fill", "line.3.horizontal.circle", "plus.app",
    ])
  func composed(name: String) {
    #expect(symbols.symbol(named: name, pointSize: 17) != nil)
  }

  /// The names without a drawing that public apps used most.
  @Test(
    "symbols of public apps have a drawing of about an em, which is not that of their neighbour",
    arguments: [
      ("sparkle", "sparkles"), ("figure.strengthtraining.traditional", "figure.stand"),
      ("chart.bar.doc.horizontal", "doc.text"), ("brain", "brain.head.profile"), ("hands.sparkles", "hands.clap"),
      ("hands.sparkles.fill", "hands.sparkles"), ("hands.clap.fill", "hands.clap"),
      ("play.rectangle.fill", "play.rectangle"), ("bolt.heart.fill", "heart.fill"), ("shield.checkered", "shield"),
      ("xmark.shield.fill", "shield.fill"), ("person.wave.2.fill", "person.fill"),
      ("sparkles.rectangle.stack", "rectangle.stack"), ("lungs.fill", "heart.fill"),
      ("staroflife", "staroflife.fill"),
      ("rectangle.portrait.on.rectangle.portrait", "rectangle.portrait.on.rectangle.portrait.fill"),
      ("dollarsign.arrow.trianglehead.counterclockwise.rotate.90", "dollarsign"),
      ("doc.text.viewfinder", "camera.viewfinder"), ("square.text.square", "square"),
      ("star.bubble.fill", "bubble.left.fill"), ("tray.and.arrow.down.fill", "tray.fill"),
      ("arrow.right.arrow.left", "arrow.left.arrow.right"), ("sparkle.magnifyingglass", "magnifyingglass"),
    ])
  func drawn(name: String, neighbour: String) throws {
    let glyph = try #require(symbols.symbol(named: name, pointSize: 17))
    let ink = SymbolComposer.bounds(glyph.parts)
    #expect((12...23).contains(Double(max(ink.width, ink.height))), "\(ink.size)")
    #expect(glyph.parts != (try #require(symbols.symbol(named: neighbour, pointSize: 17))).parts)
  }

  @Test("unknown names return nil", arguments: ["", "no.such.symbol", "99.circle", ".circle", "Heart"])
  func unknown(name: String) {
    #expect(symbols.symbol(named: name, pointSize: 17) == nil)
  }

  @Test("sizes, scales and weights change the symbol in proportion")
  func sizes() throws {
    let small = try #require(symbols.symbol(named: "star", pointSize: 10))
    let large = try #require(symbols.symbol(named: "star", pointSize: 20))
    #expect(abs(large.size.width - 2 * small.size.width) < 1e-9)
    let scaled = try #require(symbols.symbol(named: "star", pointSize: 20, scale: .large))
    #expect(scaled.size.width > large.size.width)
    let bold = try #require(symbols.symbol(named: "star", pointSize: 20, weight: 700))
    #expect(bold.emphasis > 0 && large.emphasis == 0)
  }

  /// Measured on iOS 17 and 26 at 16 and 17 points: the cross spans two fifths of the circle, the tag is 18.3 points
  /// wide.
  @Test("the cross in a circle and the hole of a tag have their size and position")
  func parts() throws {
    let cross = try #require(symbols.symbol(named: "xmark.circle.fill", pointSize: 100))
    let disc = try #require(cross.parts.first { !$0.erases }).path.boundingRect
    let sign = try #require(cross.parts.first { $0.erases }).path.boundingRect
    #expect(abs(sign.width / disc.width - 0.4) < 0.03)

    let tag = try #require(symbols.symbol(named: "tag.fill", pointSize: 17))
    let body = try #require(tag.parts.first { !$0.erases }).path.boundingRect
    let hole = try #require(tag.parts.first { $0.erases }).path.boundingRect
    #expect(abs(body.width - 18.3) < 1 && abs(body.height - 18.3) < 1)
    #expect(abs(hole.midX - body.midX - 3.5) < 0.5 && abs(body.midY - hole.midY - 4) < 0.5)
  }

  @Test("a filled circle shows the background through its sign")
  func knockout() throws {
    let glyph = try #require(symbols.symbol(named: "minus.circle.fill", pointSize: 34))
    let canvas = Canvas(size: glyph.size, scale: 1, background: .white)
    canvas.draw(glyph, at: .zero, paint: .color(.black))
    let bitmap = canvas.makeBitmap()
    let middle = bitmap.width / 2
    #expect(bitmap[middle, bitmap.height / 2] == .init(red: 255, green: 255, blue: 255))
    #expect(bitmap[middle, bitmap.height / 4] == .init(red: 0, green: 0, blue: 0))
  }

  /// Measured in tab bars of iOS 26: the ink of `book.fill`, `rectangle.split.2x1.fill` and `checklist`.
  @Test(
    "symbols of tab bars have the proportions of those on an iPhone",
    arguments: [("book.fill", 26.3 / 20.7), ("rectangle.split.2x1.fill", 26.7 / 20.7), ("checklist", 26.0 / 23.7)])
  func proportions(name: String, ratio: Double) throws {
    let glyph = try #require(symbols.symbol(named: name, pointSize: 17))
    var ink = CGRect.null
    for part in glyph.parts where !part.erases { ink = ink.union(part.path.boundingRect) }
    #expect(abs(ink.width / ink.height - ratio) < 0.05)
  }
}
