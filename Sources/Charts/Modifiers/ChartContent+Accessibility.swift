import SwiftUI

extension ChartContent {
  /// Adds a label to the chart content that describes its contents.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
    attribute(.accessibilityLabel(.text(label)))
  }

  /// Adds a localized label to the chart content that describes its contents.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    attribute(.accessibilityLabel(.key(labelKey)))
  }

  /// Adds a label to the chart content that describes its contents.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    attribute(.accessibilityLabel(.string(String(label))))
  }

  /// Adds a description of the value that the chart content contains.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    attribute(.accessibilityValue(.text(valueDescription)))
  }

  /// Adds a localized description of the value that the chart content contains.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    attribute(.accessibilityValue(.key(valueKey)))
  }

  /// Adds a description of the value that the chart content contains.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    attribute(.accessibilityValue(.string(String(value))))
  }

  /// Adds an identifier to the chart content.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    attribute(.accessibilityIdentifier(identifier))
  }

  /// Specifies whether to hide this chart content from system accessibility features.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    attribute(.accessibilityHidden(hidden))
  }
}
