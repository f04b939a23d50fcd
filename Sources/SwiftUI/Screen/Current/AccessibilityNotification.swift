import Foundation

/// Notifications for assistive technologies.
///
/// Without VoiceOver they have no effect; with VoiceOver they record a warning, because its speech is read on request.
public enum AccessibilityNotification {
  /// A text that assistive technologies announce.
  public struct Announcement: Sendable {
    private let text: String

    /// - Parameter announcement: The text.
    public init(_ announcement: String) {
      text = announcement
    }

    /// - Parameter announcement: The text, with attributes of its speech.
    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
    }

    /// - Parameter announcement: The localized text.
    public init(_ announcement: LocalizedStringResource) {
      text = String(localized: announcement)
    }

    /// Posts the notification.
    public func post() { AccessibilityNotification.post("Announcement", text) }
  }

  /// A change of the layout of a screen.
  public struct LayoutChanged {
    private let focusElement: Any?

    /// - Parameter focusElement: The element that assistive technologies move to, or a text to announce.
    public init(_ focusElement: Any? = nil) {
      self.focusElement = focusElement
    }

    /// Posts the notification.
    public func post() { AccessibilityNotification.post("LayoutChanged", focusElement) }
  }

  /// The appearance of another screen.
  public struct ScreenChanged {
    private let focusElement: Any?

    /// - Parameter focusElement: The element that assistive technologies move to, or a text to announce.
    public init(_ focusElement: Any? = nil) {
      self.focusElement = focusElement
    }

    /// Posts the notification.
    public func post() { AccessibilityNotification.post("ScreenChanged", focusElement) }
  }

  /// The end of scrolling.
  public struct PageScrolled: Sendable {
    private let text: String

    /// - Parameter scrollStatus: A text that describes the new position, such as "Page 2 of 5".
    public init(_ scrollStatus: String) {
      text = scrollStatus
    }

    /// - Parameter scrollStatus: A text that describes the new position, with attributes of its speech.
    public init(_ scrollStatus: AttributedString) {
      text = String(scrollStatus.characters)
    }

    /// Posts the notification.
    public func post() { AccessibilityNotification.post("PageScrolled", text) }
  }

  private static func post(_ notification: String, _ argument: Any?) {
    assumeMainActor(with: argument) { UIAccessibility.notify("AccessibilityNotification.\(notification).post()", $0) }
  }
}
