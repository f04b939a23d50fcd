import Foundation

/// A value that becomes text when the locale, the time zone and the present are known.
///
/// `@unchecked Sendable`: the closure captures a format style and its input, both values.
package struct TextFormat: Equatable, @unchecked Sendable {
  package let format: (EnvironmentValues) -> String

  /// The text with the attributes of a style that produces them.
  let attributedFormat: ((EnvironmentValues) -> AttributedString)?

  /// The date from which seconds count that change the text, or `nil` if the text does not change with time.
  let relativeDate: Date?

  private let source: Source

  /// The values that determine the text, besides the environment.
  private enum Source {
    case style(any Equatable, input: any Equatable)

    case resource(LocalizedStringResource)

    /// A formatter, which ignores the environment; it can change, so its texts are compared.
    case formatter
  }

  init(_ subject: Any, _ formatter: Formatter) {
    source = .formatter
    attributedFormat = nil
    guard let date = subject as? Date, let relative = formatter as? RelativeDateTimeFormatter else {
      format = { _ in formatter.string(for: subject) ?? "" }
      relativeDate = nil
      return
    }
    // The formatter itself would read the machine's clock.
    format = { relative.localizedString(for: date, relativeTo: $0.now) }
    relativeDate = date
  }

  /// Creates a text that changes with each second from a date, or each whole second if there is none.
  init<F: FormatStyle>(secondsFrom date: Date?, _ style: F, _ format: @escaping (EnvironmentValues) -> String) {
    let date = date ?? Date(timeIntervalSinceReferenceDate: 0)
    self.format = format
    attributedFormat = nil
    relativeDate = date
    source = .style(style, input: date)
  }

  init(_ resource: LocalizedStringResource) {
    format = { resource.string(in: $0.locale) }
    attributedFormat = nil
    relativeDate = nil
    source = .resource(resource)
  }

  init<F: FormatStyle>(_ input: F.FormatInput, _ style: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    source = .style(style, input: input)
    attributedFormat = nil
    guard let date = input as? Date, let style = style as? Date.RelativeFormatStyle else {
      format = { style.adapted(to: $0).format(input) }
      relativeDate = nil
      return
    }
    // The style itself would read the machine's clock.
    format = { environment in
      style.anchored(at: date, locale: environment.locale, calendar: environment.calendar)
        .format(environment.now)
    }
    relativeDate = date
  }

  init<F: FormatStyle>(_ input: F.FormatInput, _ style: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    let attributed: (EnvironmentValues) -> AttributedString = { style.adapted(to: $0).format(input) }
    format = { String(attributed($0).characters) }
    attributedFormat = attributed
    relativeDate = nil
    source = .style(style, input: input)
  }

  package static func == (lhs: TextFormat, rhs: TextFormat) -> Bool {
    switch (lhs.source, rhs.source) {
    case (.style(let style, let input), .style(let otherStyle, let otherInput)):
      return style.isEqual(to: otherStyle) && input.isEqual(to: otherInput)
    case (.resource(let resource), .resource(let other)): return resource == other
    case (.formatter, .formatter):
      let environment = EnvironmentValues()
      return lhs.relativeDate == rhs.relativeDate && lhs.format(environment) == rhs.format(environment)
    default: return false
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Equatable) -> Bool { other as? Self == self }
}

extension FormatStyle {
  /// The style in the environment's locale, and in its time zone and calendar where the style uses the machine's.
  fileprivate func adapted(to environment: EnvironmentValues) -> Self {
    adapted(to: environment.locale, timeZone: environment.timeZone, calendar: environment.calendar)
  }
}
