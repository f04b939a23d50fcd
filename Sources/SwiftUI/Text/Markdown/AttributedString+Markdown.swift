import Foundation

extension AttributedString {
  /// The options for parsing Markdown.
  public struct MarkdownParsingOptions: Sendable, Hashable {
    /// The parts of Markdown's syntax to interpret.
    public enum InterpretedSyntax: Int, Sendable, Hashable, CaseIterable {
      /// The full syntax. Blocks follow each other without a break between them, as `Text` shows them.
      case full

      /// Inline markup only, with white space collapsed.
      case inlineOnly

      /// Inline markup only, with white space preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The behavior on parsing failures, which do not occur on Linux.
    public enum FailurePolicy: Int, Sendable, Hashable, CaseIterable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Creates an attributed string from Markdown, with attributes for emphasis and links.
  ///
  /// - Parameters:
  ///   - markdown: The Markdown text.
  ///   - options: The parsing options.
  ///   - baseURL: The base of relative links.
  /// - Throws: Nothing: all text is Markdown.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(Markdown(markdown, options), baseURL)
  }

  /// Creates an attributed string from Markdown in UTF-8, with attributes for emphasis and links.
  ///
  /// - Throws: Nothing: all text is Markdown.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(Markdown(String(decoding: markdown, as: UTF8.self), options), baseURL)
  }

  private init(_ markdown: Markdown, _ baseURL: URL?) {
    self.init()
    for span in markdown.spans {
      var part = AttributedString(span.text)
      if !span.intent.isEmpty {
        part[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = span.intent
      }
      if let link = span.link { part.link = URL(string: link, relativeTo: baseURL) }
      append(part)
    }
  }
}

extension Markdown {
  fileprivate init(_ text: String, _ options: AttributedString.MarkdownParsingOptions) {
    switch options.interpretedSyntax {
    case .full: self.init(text, isInline: false)
    case .inlineOnlyPreservingWhitespace: self.init(text, isInline: true)
    case .inlineOnly:
      self.init(text.split(whereSeparator: \.isWhitespace).joined(separator: " "), isInline: true)
    }
  }
}
