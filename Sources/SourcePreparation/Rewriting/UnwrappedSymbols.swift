/// Takes the marks away that unwrap the symbols of a date formatter, in `formatter.weekdaySymbols!`: on Apple's systems they
/// are implicitly unwrapped, and here they are no optionals.
struct UnwrappedSymbols {
  private(set) var edits: [Edit] = []

  init(_ tokens: [Token], _ source: [UInt8]) {
    for (index, token) in tokens.enumerated() where token.kind == .identifier {
      guard Self.lengths.contains(token.range.count), index > 0, index + 1 < tokens.count,
        tokens[index + 1].kind == .operator, tokens[index + 1].range.count == 1,
        tokens[index + 1].range.lowerBound == token.range.upperBound, tokens[index - 1].isPunctuation("."),
        Self.names.contains(source.text(token.range))
      else { continue }
      let mark = tokens[index + 1]
      let isChain =
        mark.byte == UInt8(ascii: "?") && index + 2 < tokens.count
        && (tokens[index + 2].isPunctuation(".") || tokens[index + 2].isPunctuation("["))
        && tokens[index + 2].range.lowerBound == mark.range.upperBound
      if mark.byte == UInt8(ascii: "!") || isChain { edits.append(.padded(mark.range)) }
    }
  }

  private static let names: Set<String> = [
    "amSymbol", "eraSymbols", "longEraSymbols", "monthSymbols", "pmSymbol", "quarterSymbols", "shortMonthSymbols",
    "shortQuarterSymbols", "shortStandaloneMonthSymbols", "shortStandaloneQuarterSymbols",
    "shortStandaloneWeekdaySymbols", "shortWeekdaySymbols", "standaloneMonthSymbols", "standaloneQuarterSymbols",
    "standaloneWeekdaySymbols", "veryShortMonthSymbols", "veryShortStandaloneMonthSymbols",
    "veryShortStandaloneWeekdaySymbols", "veryShortWeekdaySymbols", "weekdaySymbols",
  ]

  private static let lengths = Set(names.map(\.utf8.count))
}
