import Foundation

extension AttributedString {
  /// How a text in Markdown is read.
  public struct MarkdownParsingOptions: Sendable, Hashable {
    /// Which parts of Markdown's syntax mean something.
    public enum InterpretedSyntax: Int, Sendable, Hashable, CaseIterable {
      /// All of it. Blocks follow each other without a break between them, as `Text` shows them.
      case full

      /// Markup within lines; white space is collapsed.
      case inlineOnly

      /// Markup within lines; white space stays as it is.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens when a text cannot be read. It always can on Linux.
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

  /// A text in Markdown, with an attribute for each stretch that stands out and for each link.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: How it is read.
  ///   - baseURL: What relative links are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(Markdown(markdown, options), baseURL)
  }

  /// A text in Markdown as UTF-8, with an attribute for each stretch that stands out and for each link.
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
