import SwiftUI

/// A text in the state of a feature: it can be compared, and becomes a `Text` where it is shown.
public struct TextState: Equatable, Hashable {
  private enum Storage: Equatable {
    case verbatim(String)
    case localized(LocalizedStringKey, tableName: String?, bundle: Bundle?)
    indirect case joined(TextState, TextState)
  }

  private let storage: Storage
  private var styles: [Style] = []

  private init(storage: Storage) {
    self.storage = storage
  }

  /// Creates a text that is shown as it is.
  ///
  /// - Parameter content: The text.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// Creates a text that is shown as it is.
  ///
  /// - Parameter content: The text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Creates a text that is shown in the language of the user.
  ///
  /// - Parameters:
  ///   - key: What the text is found by.
  ///   - tableName: The table to look in.
  ///   - bundle: The bundle to look in.
  ///   - comment: Tells translators what the text is for.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .localized(key, tableName: tableName, bundle: bundle)
  }

  /// A text followed by another one.
  public static func + (lhs: TextState, rhs: TextState) -> TextState {
    TextState(storage: .joined(lhs, rhs))
  }

  /// The text as a view.
  var text: Text {
    styles.reduce(plainText) { $1.applied(to: $0) }
  }

  private var plainText: Text {
    switch storage {
    case .verbatim(let content): Text(verbatim: content)
    case .localized(let key, let tableName, let bundle): Text(key, tableName: tableName, bundle: bundle)
    case .joined(let first, let second): first.text + second.text
    }
  }

  /// This text with one more style.
  func adding(_ style: Style) -> TextState {
    var copy = self
    copy.styles.append(style)
    return copy
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(styles)
    switch storage {
    case .verbatim(let content): hasher.combine(content)
    // A key has nothing to hash that is public; equal ones must not differ here.
    case .localized(_, let tableName, _): hasher.combine(tableName)
    case .joined(let first, let second):
      hasher.combine(first)
      hasher.combine(second)
    }
  }
}

// @unchecked: keys are values that are not declared as such, and bundles are looked into on the main thread.
extension TextState: @unchecked Sendable {}

extension TextState: View {
  /// The text.
  public var body: some View { text }
}

extension Text {
  /// Creates a text from the state of a feature.
  ///
  /// - Parameter state: The text.
  public init(_ state: TextState) {
    self = state.text
  }
}
