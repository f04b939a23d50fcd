import SwiftUI

/// A text in the state of a feature: it is equatable, and becomes a `Text` in the view.
///
/// Two texts are equal if they show the same string with the same styles, whether or not they are localized.
public struct TextState: Equatable, Hashable {
  fileprivate enum Storage {
    case verbatim(String)
    case localized(LocalizedStringKey, tableName: String?, bundle: Bundle?)
    indirect case joined(TextState, TextState)

    /// The text without the styles of the whole.
    var text: Text {
      switch self {
      case .verbatim(let content): Text(verbatim: content)
      case .localized(let key, let tableName, let bundle): Text(key, tableName: tableName, bundle: bundle)
      case .joined(let first, let second): first.text + second.text
      }
    }
  }

  private let storage: Storage
  private var styles: [Style] = []

  private init(storage: Storage) {
    self.storage = storage
  }

  /// Creates a text that is not localized.
  ///
  /// - Parameter content: The text.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// Creates a text that is not localized.
  ///
  /// - Parameter content: The text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Creates a localized text.
  ///
  /// - Parameters:
  ///   - key: The key of the text.
  ///   - tableName: The table to search.
  ///   - bundle: The bundle to search.
  ///   - comment: A comment for translators.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .localized(key, tableName: tableName, bundle: bundle)
  }

  /// Concatenates two texts.
  public static func + (lhs: TextState, rhs: TextState) -> TextState {
    TextState(storage: .joined(lhs, rhs))
  }

  /// The text as a view.
  var text: Text {
    styles.reduce(storage.text) { $1.applied(to: $0) }
  }

  /// Returns this text with an additional style.
  func adding(_ style: Style) -> TextState {
    var copy = self
    copy.styles.append(style)
    return copy
  }
}

extension TextState.Storage: Hashable {
  // Compares the shown strings: keys are not hashable, and equal ones may have been created in different ways.
  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.joined(let first, let second), .joined(let otherFirst, let otherSecond)):
      first == otherFirst && second == otherSecond
    // Each part of a concatenation has its styles.
    case (.joined, _), (_, .joined): false
    default: lhs.text._resolveText(in: EnvironmentValues()) == rhs.text._resolveText(in: EnvironmentValues())
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .joined(let first, let second):
      hasher.combine(first)
      hasher.combine(second)
    default:
      hasher.combine(text._resolveText(in: EnvironmentValues()))
    }
  }
}

extension TextState: CustomReflectable {
  /// The members shown in differences: the string, and its styles.
  public var customMirror: Mirror {
    var children: [Mirror.Child] =
      switch storage {
      case .joined(let first, let second): [(nil, first), (nil, second)]
      default: [(nil, String(state: self))]
      }
    if !styles.isEmpty { children.append(("styles", styles)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

// @unchecked: keys are values that are not declared Sendable, and bundles are used on the main thread.
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

extension String {
  /// Creates the string that a text shows.
  ///
  /// - Parameters:
  ///   - state: The text.
  ///   - locale: The locale of numbers; by default that of views outside a screen.
  public init(state: TextState, locale: Locale? = nil) {
    var environment = EnvironmentValues()
    if let locale { environment.locale = locale }
    self = state.text._resolveText(in: environment)
  }
}
