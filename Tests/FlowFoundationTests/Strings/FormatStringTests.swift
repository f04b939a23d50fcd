import Testing

@testable import FlowFoundation

@Suite("C formats")
struct FormatStringTests {
  /// The text with each specifier as `<position, conversion>`.
  private func described(_ text: String) -> String {
    FormatString(text).parts.map { part in
      switch part {
      case .text(let text): text
      case .specifier(let specifier): "<\(specifier.position.map { "\($0) " } ?? "")\(specifier.conversion)>"
      }
    }.joined()
  }

  @Test(
    "specifiers are found in a text",
    arguments: [
      ("%@ of %lld", "<@> of <d>"), ("%2$@ %1$lld", "<1 @> <0 d>"), ("%-+ 0#'8.3lf!", "<f>!"),
      ("%(friends)lld friends", "<d> friends"), ("100%% %d%%", "100% <d>%"), ("%1$d of 9", "<0 d> of 9"),
      ("%#@files@", "<@>files@"), ("", ""), ("%", "%"), ("%%%", "%%"), ("100% of", "100<o>f"), ("%y", "%y"),
      ("%2$", "%2$"), ("%1$2$d", "%1$2$d"), ("%99999999999999999999$d", "%99999999999999999999$d"), ("é%@é", "é<@>é"),
    ])
  func parts(text: String, parts: String) {
    #expect(described(text) == parts)
  }

  @Test(
    "a specifier formats a number of its kind, in at most 999 digits, without its position and name",
    arguments: [
      ("%2$05d", "%05d"), ("%(n)lld", "%lld"), ("%x", "%x"), ("%999d", "%999d"), ("%1000d", nil), ("%.1000d", nil),
      ("%f", nil), ("%@", nil), ("%s", nil), ("%p", nil),
    ] as [(String, String?)])
  func integers(text: String, format: String?) {
    #expect(FormatString(text).specifiers.first?.format(of: 7) == format)
  }

  @Test(
    "a specifier formats a fraction",
    arguments: [("%.2f", "%.2f"), ("%5.1lf", "%5.1lf"), ("%+.e", "%+.e"), ("%d", nil), ("%Lf", nil)]
      as [(String, String?)])
  func fractions(text: String, format: String?) {
    #expect(FormatString(text).specifiers.first?.format(of: 0.5) == format)
  }
}
