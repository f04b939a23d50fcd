import CPangoCairo

@testable import FlowRendering

/// Random texts in many scripts.
enum RandomScripts: String, CaseIterable {
  case emoji, chinese, korean, greek, rightToLeft

  private static let latin = [
    "lorem", "Ipsum", "A", "dolor:", "AVATAR", "12:30", "(x)", "naïve", "well-known", "—", "supercalifragilistic",
    "100 %",
    "“quoted”", "https://a.b/c/d", "L’avenir", "«oui»", "...", "No.", "\u{A0}", " ", "  ", "\n", "\n\n", "[", "<3",
  ]

  private var words: [String] {
    switch self {
    case .emoji:
      [
        "👍🏽", "👨‍👩‍👧", "❤️", "😀", "🇩🇪", "1️⃣", "☺", "✓", "→", "🏳️‍🌈", "🎉", "☎️", "©", "🇩", "😀😀", "👩🏽‍🚀", "❤",
        "☀︎",
      ]
    case .chinese:
      [
        "日本語", "テスト。", "これは、", "漢字とかな", "「引用」", "（括弧）", "東京", "ー", "っ", "々", "。", "\u{3000}", "ＡＢＣ",
        "１２３", "ﾊﾟ", "中文文本", "，你好！", "《书》", "が\u{3099}", "日", "…", "‼", "・", "カ", "👍",
      ]
    case .korean: ["안녕", "한국어", "문장은", "낱말", "사이에서", "줄을", "바꾼다.", "(한글)", "a한b", "한", "글12", "日"]
    case .greek:
      [
        "Ω", "Ελληνικά", "ж", "Русский", "текст", "Ёлка", "№", "a\u{301}", "x\u{301}", "ǅ", "ﬁ", "∞", "½", "°C", "€",
        "☃",
      ]
    case .rightToLeft: ["مرحبا", "שלום", "العالم", "١٢٣", "טקסט", "ab", "日本", "👍"]
    }
  }

  func string(_ count: Int, _ random: inout TextPropertyTests.Generator) -> String {
    var string = ""
    for _ in 0..<count {
      let words = Int.random(in: 0..<3, using: &random) == 0 ? Self.latin : words
      string += words.randomElement(using: &random) ?? ""
      if Int.random(in: 0..<8, using: &random) > (self == .chinese ? 4 : 1) { string += " " }
    }
    return string
  }

  func run(_ count: Int, _ random: inout TextPropertyTests.Generator) -> TextRun {
    var run = TextRun(string(count, &random))
    run.font.size = [9, 12, 13, 15, 17, 17, 17, 22, 28].randomElement(using: &random) ?? 17
    run.font.weight = [300, 400, 600, 700].randomElement(using: &random) ?? 400
    run.font.family = [.standard, .standard, .serif, .monospaced].randomElement(using: &random) ?? .standard
    run.font.lineGap = [0, 0.1].randomElement(using: &random) ?? 0
    run.font.usesMonospacedDigits = Int.random(in: 0..<6, using: &random) == 0
    if Int.random(in: 0..<6, using: &random) == 0 { run.tracking = [-0.5, 1, 2.3].randomElement(using: &random) ?? 0 }
    if Int.random(in: 0..<9, using: &random) == 0 { run.baselineOffset = [-4, 6].randomElement(using: &random) ?? 0 }
    return run
  }

  func paragraph(styles: Int, _ random: inout TextPropertyTests.Generator) -> Paragraph {
    let runs = (0..<styles).map { _ in run(Int.random(in: 0...24, using: &random) / styles, &random) }
    var paragraph = Paragraph(runs: runs)
    paragraph.lineSpacing = [0, 0, 4].randomElement(using: &random) ?? 0
    paragraph.language = [nil, nil, "ja", "ko", "de", "zh-Hans"].randomElement(using: &random) ?? nil
    return paragraph
  }
}

extension TextLayout {
  /// What differs in another layout of the same text; `nil` if nothing does.
  func difference(to other: TextLayout) -> String? {
    if metrics.lineCount != other.metrics.lineCount { return "number of lines" }
    if abs(metrics.size.width - other.metrics.size.width) >= 0.001 { return "width" }
    if metrics.size.height != other.metrics.size.height { return "height" }
    if metrics.firstBaseline != other.metrics.firstBaseline { return "first baseline" }
    if metrics.lastBaseline != other.metrics.lastBaseline { return "last baseline" }
    if metrics.isTruncated != other.metrics.isTruncated { return "truncation" }
    if lines.map(\.bytes) != other.lines.map(\.bytes) { return "places of breaks" }
    if GlyphPlace.all(in: self) != GlyphPlace.all(in: other) { return "glyphs" }
    for (line, other) in zip(lines, other.lines) {
      if abs(line.width - other.width) >= 0.001 { return "width of a line" }
      if line.runs.map(\.width) != other.runs.map(\.width) { return "widths of runs" }
      if line.runs.map(\.isHangul) != other.runs.map(\.isHangul) { return "Korean runs" }
      if line.runs.map(\.fontDescription) != other.runs.map(\.fontDescription) { return "fonts" }
    }
    return nil
  }
}

extension GlyphRun {
  /// The family, the style and the size of the font. Pango may load one twice, depending on the time that a search takes.
  fileprivate var fontDescription: String? {
    guard let face, let description = pango_font_describe(face.pointer) else { return nil }
    defer { pango_font_description_free(description) }
    guard let string = pango_font_description_to_string(description) else { return nil }
    defer { g_free(string) }
    return String(cString: string)
  }
}
