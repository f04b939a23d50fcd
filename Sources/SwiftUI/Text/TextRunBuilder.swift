import FlowRendering

/// Makes the runs of a paragraph from a text and the styles around it.
@MainActor
struct TextRunBuilder {
  let environment: EnvironmentValues
  let element: SwiftUI.Element
  private(set) var runs: [TextRun] = []

  /// The paints of runs that no single color can represent, by the runs' indices.
  private var patterns: [Int: _ShapePaint] = [:]

  /// The paint of the whole text, if it is not a color.
  var pattern: _ShapePaint? {
    guard let first = patterns[0], patterns.count == runs.count, patterns.values.allSatisfy({ $0 == first }) else {
      return nil
    }
    return first
  }

  /// Whether only a part of the text has a paint that is not a color.
  var hasPartialPattern: Bool { !patterns.isEmpty && pattern == nil }

  /// The attributes of each run for a text renderer.
  private(set) var attributes: [[any TextAttribute]] = []

  /// The destination of each run's link; shorter than `runs` if the last runs have none.
  private(set) var links: [URL?] = []

  /// The selection that the text shows, if it is that of a field.
  private(set) var editing: TextEditing?

  /// The languages of the text and of its parts.
  private(set) var languages: [TypesettingLanguage] = []

  /// Semantics of the text in addition to its words.
  private(set) var details: [SemanticsDetail] = []

  /// Labels that assistive technologies read instead of some of the runs.
  private var labels: [(runs: Range<Int>, label: String)] = []

  /// The index of the first run after the last labeled text.
  private var labelStart = 0

  /// The text that assistive technologies read, if it differs from the runs.
  var spokenString: String? {
    guard !labels.isEmpty else { return nil }
    var result = ""
    var next = 0
    for (range, label) in labels where range.lowerBound >= next {
      result += runs[next..<range.lowerBound].map(\.string).joined() + label
      next = range.upperBound
    }
    return result + runs[next...].map(\.string).joined()
  }

  init(environment: EnvironmentValues, element: SwiftUI.Element) {
    var environment = environment
    if element.graph.clock.now > 0 { environment.now = element.present }
    self.environment = environment
    self.element = element
  }

  /// Schedules an update of the text after a number of seconds.
  private func change(after seconds: Double?) {
    guard let seconds else { return }
    element.graph.motion.timelines.wake(element, at: element.graph.clock.now + seconds)
  }

  /// The style of one run.
  struct Style {
    var font: Font?
    var traits: [FontModifier] = []
    var foreground: AnyShapeStyle?
    var background: Color?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var attributes: [any TextAttribute] = []

    /// The destination that a tap on the characters opens.
    var link: URL?

    /// Applies the style that Markdown specifies; links have the tint color.
    mutating func apply(_ intent: InlinePresentationIntent, link: URL?) {
      if intent.contains(.emphasized) { traits.append(.italic(true)) }
      if intent.contains(.stronglyEmphasized) { traits.append(.bold(true)) }
      if intent.contains(.code) { traits.append(.monospaced(true)) }
      if intent.contains(.strikethrough) { strikethrough = .single }
      guard let link else { return }
      self.link = link
      foreground = AnyShapeStyle(.tint)
    }

    mutating func apply(_ modifier: TextModifier) {
      switch modifier {
      case .font(let font): self.font = font ?? self.font
      case .foreground(let style): foreground = style
      case .underline(let style): underline = style
      case .strikethrough(let style): strikethrough = style
      case .kerning(let length): kerning = length
      case .tracking(let length): tracking = length
      case .baselineOffset(let length): baselineOffset = length
      case .attribute(let attribute): attributes.append(attribute.value)
      case .trait(let trait): traits.append(trait)
      case .accessibility, .editing, .language: break
      }
    }
  }

  func style(in environment: EnvironmentValues) -> Style {
    var style = Style(font: environment.font)
    let modifiers = environment.textModifiers
    for index in 0..<modifiers.count { style.apply(modifiers[index]) }
    return style
  }

  mutating func append(_ text: Text, style: Style) {
    var style = style
    // As on Apple's platforms, the modifier next to the text counts.
    for index in text.modifiers.indices.reversed() {
      let modifier = text.modifiers[index]
      style.apply(modifier)
      if case .accessibility(let change) = modifier { read(with: change) }
      if case .editing(let editing) = modifier { self.editing = editing }
    }
    if let language = text.ownTypesettingLanguage { languages.append(language) }
    let start = runs.count
    if text.spokenLabel != nil { labelStart = start }
    appendContent(of: text, style)
    if let label = text.spokenLabel {
      // A label of the whole text replaces those of its parts.
      labels.removeAll { $0.runs.lowerBound >= start }
      labels.append((start..<runs.count, withStackRoom { label.string(in: element) }))
    }
  }

  private mutating func read(with change: TextAccessibility) {
    switch change {
    case .label, .heading(.unspecified): break
    case .heading(let level): details.append(.heading(Int(level.rawValue)))
    case .contentType(let type): details.append(.textContentType(type))
    case .speech(let api): element.graph.report(.missing(api, "the speech is unchanged."), at: element)
    }
  }

  private mutating func appendContent(of text: Text, _ style: Style) {
    switch text.storage {
    case .verbatim(let string): append(string, style)
    case .localized(let key, let table, let bundle): append(key, table, bundle, style)
    case .attributed(let string): append(string, style)
    case .formatted(let format):
      change(after: format.relativeDate?.secondsUntilNextSecond(from: environment.now))
      if let attributed = format.attributedFormat {
        append(attributed(environment), style)
      } else {
        append(format.format(environment), style)
      }
    case .date(let date, let dateStyle):
      if dateStyle.followsTime { change(after: date.secondsUntilNextSecond(from: environment.now)) }
      append(dateStyle.format(date, in: environment), style)
    case .timer(let timer):
      change(after: timer.secondsUntilChange(from: environment.now))
      append(timer.text(at: environment.now), style)
    case .dates(let range): append(Text.DateStyle.format(range, in: environment), style)
    case .image(let image): append(image, style)
    case .concatenated(let texts):
      for text in Text.flattened(texts.wrappedValue, where: \.modifiers.isEmpty) {
        withStackRoom { append(text, style: style) }
      }
    }
  }

  private mutating func append(_ string: String, _ style: Style) {
    var string = string
    switch environment.textCase {
    case .uppercase: string = string.uppercased(with: environment.locale)
    case .lowercase: string = string.lowercased(with: environment.locale)
    case nil: break
    }
    add(run(string, style), style)
  }

  private mutating func append(_ string: AttributedString, _ style: Style) {
    typealias Foundation = AttributeScopes.FoundationAttributes
    for run in string.runs {
      let attributes = environment.textFormattingRules?.drawn(run.attributes) ?? run.attributes
      var style = style
      style.apply(
        attributes[Foundation.InlinePresentationIntentAttribute.self] ?? [],
        link: attributes[Foundation.LinkAttribute.self])
      style.apply(attributes)
      for name in attributes.speechAttributes { read(with: .speech(api: name)) }
      append(String(string[run.range].characters), style)
    }
  }

  private mutating func append(_ image: Image, _ style: Style) {
    var run = run("", style)
    run.attachment = image.textAttachment(in: environment)
    add(run, style)
  }

  /// The number of runs from which adjacent runs of one style are joined.
  ///
  /// Pango's time grows with the square of the number of runs.
  private static let runLimit = 1_000

  private mutating func add(_ run: TextRun, _ style: Style) {
    if runs.count >= Self.runLimit, runs.count > labelStart, style.attributes.isEmpty, style.link == nil,
      run.attachment == nil,
      labels.last.map({ $0.runs.upperBound < runs.count }) ?? true, runs[runs.count - 1].looks(like: run)
    {
      runs[runs.count - 1].string += run.string
      return
    }
    if let paint = style.foreground?._resolvePaint(in: environment), paint.color == nil || !paint.isPlain {
      patterns[runs.count] = paint
    }
    runs.append(run)
    attributes.append(style.attributes)
    if style.link != nil || !links.isEmpty {
      links += Array(repeating: nil, count: runs.count - links.count - 1)
      links.append(style.link)
    }
  }

  private func run(_ string: String, _ style: Style) -> TextRun {
    TextRun(
      string, font: font(of: style), color: style.foreground?._resolvePaint(in: environment).representativeColor,
      backgroundColor: style.background?.renderColor(in: environment), underline: style.underline.map(line),
      strikethrough: style.strikethrough.map(line), kerning: style.kerning,
      tracking: style.tracking, baselineOffset: style.baselineOffset)
  }

  private func line(_ style: Text.LineStyle) -> TextRun.Line {
    let pattern: TextRun.Line.Pattern =
      switch style.pattern.kind {
      case .solid: .solid
      case .dot: .dot
      case .dash: .dash
      case .dashDot: .dashDot
      case .dashDotDot: .dashDotDot
      }
    return TextRun.Line(pattern: pattern, color: style.color.map { $0.renderColor(in: environment) })
  }

  private func font(of style: Style) -> FontSpec {
    let font = style.traits.reduce(style.font ?? .body) { $0.modified($1) }
    return element.graph.textSystem.spec(of: font, in: environment)
  }

  private mutating func append(_ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?, _ style: Style) {
    let pieces = key.pieces(table: table, bundle: bundle, in: environment)
    guard let spans = MarkdownSpan.spans(of: pieces, in: environment) else { return append(pieces, style) }
    warnOfInflection(pieces)
    for span in spans {
      var style = style
      style.apply(span.intent, link: span.link)
      append(span.pieces, style)
    }
  }

  private func warnOfInflection(_ pieces: [LocalizedStringKey.Piece]) {
    guard !Inflection.isKnown(environment.locale) else { return }
    guard pieces.contains(where: { $0.text.map(Inflection.isUsed) ?? false }) else { return }
    let message =
      "Text(inflect: true) does not know the language \(environment.locale.identifier): its words stay as they are."
    element.graph.report(_RuntimeIssue(message, severity: .warning, at: element))
  }

  private mutating func append(_ pieces: [LocalizedStringKey.Piece], _ style: Style) {
    var string = ""
    for piece in pieces {
      switch piece {
      case .text(let text): string += text
      case .argument(.custom(let argument as TextArgument)):
        if !string.isEmpty { append(string, style) }
        string = ""
        withStackRoom { append(argument.text, style: style) }
      case .argument(let argument): string += argument.string(in: environment)
      }
    }
    if !string.isEmpty { append(string, style) }
  }
}

extension TextRun {
  /// Whether both runs have the same style, whatever their strings.
  fileprivate func looks(like other: TextRun) -> Bool {
    if attachment != nil { return false }
    var other = other
    other.string = string
    return self == other
  }
}

/// A text or an image that is interpolated into a localized key and keeps its attributes.
package struct TextArgument: LocalizedStringArgument {
  @Nested package private(set) var text: Text

  package func string(in environment: EnvironmentValues) -> String {
    withStackRoom { text._resolveText(in: environment) }
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ text: Text) {
    append(.custom(TextArgument(text: text)))
  }

  public mutating func appendInterpolation(_ image: Image) {
    append(.custom(TextArgument(text: Text(image))))
  }

  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(.custom(TextArgument(text: Text(date, style: style))))
  }

  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(.custom(TextArgument(text: Text(dates))))
  }

  /// Appends a timer, which runs while the text is shown.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let timer = Text(
      timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
    append(.custom(TextArgument(text: timer)))
  }
}
