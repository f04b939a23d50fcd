import Foundation
import SwiftUI

extension WidgetConfiguration {
  private func changed(_ change: @escaping (inout WidgetKind) -> Void) -> some WidgetConfiguration {
    ChangedConfiguration(base: self, change: change)
  }

  /// Sets the name of the widget in the gallery.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changed { $0.displayName = displayName }
  }

  /// Sets the name of the widget in the gallery, localized.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    changed { $0.displayName = Text(displayNameKey) }
  }

  /// Sets the name of the widget in the gallery.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    changed { $0.displayName = Text(displayName) }
  }

  /// Sets the description of the widget in the gallery.
  public func description(_ description: Text) -> some WidgetConfiguration {
    changed { $0.description = description }
  }

  /// Sets the description of the widget in the gallery, localized.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    changed { $0.description = Text(descriptionKey) }
  }

  /// Sets the description of the widget in the gallery.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    changed { $0.description = Text(description) }
  }

  /// Sets the families of the widget.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.families = families }
  }

  /// Removes the margins around the content.
  public func contentMarginsDisabled() -> some WidgetConfiguration { changed { $0.areMarginsDisabled = true } }

  /// Says whether the system may remove the background, as on the lock screen.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changed { $0.isBackgroundRemovable = isRemovable }
  }

  /// Names places where the widget is not offered; has no effect, because a widget has no place here.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    changed { _ in }
  }

  /// Says that people set the widget up when they add it; has no effect, because tests give the configuration.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { changed { _ in } }

  /// Handles background downloads of the extension; nothing is downloaded in the background here.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    changed { _ in }
  }

  /// Handles background downloads of the extension; nothing is downloaded in the background here.
  public func onBackgroundURLSessionEvents(
    matching matchingBlock: ((_ identifier: String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    changed { _ in }
  }
}

/// A place of widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}
