import SwiftUI

/// A text in the state of a feature: it can be compared, and becomes a `Text` where it is shown.
///
/// Two texts are equal if they show the same in the same styles, whether or not they are looked up.
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
    styles.reduce(storage.text) { $1.applied(to: $0) }
  }

  /// This text with one more style.
  func adding(_ style: Style) -> TextState {
    var copy = self
    copy.styles.append(style)
    return copy
  }
}

extension TextState.Storage: Hashable {
  // By what is shown: keys cannot be hashed, and equal ones may have been made in different ways.
  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.joined(let first, let second), .joined(let otherFirst, let otherSecond)):
      first == otherFirst && second == otherSecond
    // Parts have styles of their own.
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
  /// What differences are shown of: what is written, and its styles.
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

extension String {
  /// Creates a string of what a text shows.
  ///
  /// - Parameters:
  ///   - state: The text.
  ///   - locale: The locale that numbers are written in; that of views outside of any screen if there is none.
  public init(state: TextState, locale: Locale? = nil) {
    var environment = EnvironmentValues()
    if let locale { environment.locale = locale }
    self = state.text._resolveText(in: environment)
  }
}
