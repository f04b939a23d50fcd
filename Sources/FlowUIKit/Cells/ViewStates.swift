import SwiftUI

/// The state of a view that its configuration depends on.
@MainActor @preconcurrency
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// The state of a header, a footer or another view with a configuration.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, Sendable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  nonisolated public static func == (first: Self, second: Self) -> Bool { first.flags == second.flags }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(flags) }
  private nonisolated var flags: [Bool] { [isDisabled, isHighlighted, isSelected, isFocused, isPinned] }
}

/// The state of a cell that its configuration depends on.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  nonisolated public static func == (first: Self, second: Self) -> Bool { first.flags == second.flags }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(flags) }
  private nonisolated var flags: [Bool] {
    [
      isDisabled, isHighlighted, isSelected, isFocused, isPinned, isEditing, isExpanded, isSwiped, isReordering,
    ]
  }
}

/// What a view shows, as a value.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// Makes the view that shows the content.
  func makeContentView() -> any UIView & UIContentView

  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration, too.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
