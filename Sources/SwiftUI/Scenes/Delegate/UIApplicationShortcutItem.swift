import Foundation

/// An action in the menu of the app's icon.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  /// Identifies the action.
  public let type: String

  /// The title of the action.
  public let localizedTitle: String

  /// The second line of the action.
  public let localizedSubtitle: String?

  /// The icon of the action.
  public let icon: UIApplicationShortcutIcon?

  /// What the app keeps with the action.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - type: Identifies the action.
  ///   - userInfo: What the app keeps with the action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// Creates an action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The icon of an action in the menu of the app's icon.
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  /// The icons of the system.
  public enum IconType: Int, Sendable {
    case compose = 0
    case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud
    case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
    case bookmark, shuffle, audio, update
  }

  /// What the icon shows.
  package let name: String

  private init(name: String) { self.name = name }

  /// Creates an icon of the system.
  public convenience init(type: IconType) { self.init(name: "type \(type.rawValue)") }

  /// Creates an icon from a picture of the app.
  public convenience init(templateImageName: String) { self.init(name: "image \(templateImageName)") }

  /// Creates an icon from a symbol.
  public convenience init(systemImageName: String) { self.init(name: "symbol \(systemImageName)") }
}
