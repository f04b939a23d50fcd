import Foundation

/// The accessibility settings under UIKit's names.
///
/// They are the values of the screen's environment: `UIScreen.main`.
@MainActor @preconcurrency
public enum UIAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  private static var values: EnvironmentValues {
    CurrentScreen.environment ?? EnvironmentValues()
  }

  public static var isVoiceOverRunning: Bool { values.accessibilityVoiceOverEnabled }
  public static var isSwitchControlRunning: Bool { values.accessibilitySwitchControlEnabled }
  public static var isReduceMotionEnabled: Bool { values.accessibilityReduceMotion }
  public static var isReduceTransparencyEnabled: Bool { values.accessibilityReduceTransparency }
  public static var isInvertColorsEnabled: Bool { values.accessibilityInvertColors }
  public static var shouldDifferentiateWithoutColor: Bool { values.accessibilityDifferentiateWithoutColor }
  public static var buttonShapesEnabled: Bool { values.accessibilityShowButtonShapes }
  public static var isBoldTextEnabled: Bool { values.legibilityWeight == .bold }
  public static var isDarkerSystemColorsEnabled: Bool { values.colorSchemeContrast == .increased }

  /// Notifies assistive technologies of a change. Without VoiceOver it has no effect; with VoiceOver it records a
  /// warning, because announcements are not spoken here.
  public static func post(notification: Notification, argument: Any?) {
    notify("UIAccessibility.post(notification:argument:)", argument)
  }

  /// Posts a notification.
  ///
  /// - Parameter api: The API as written in an app.
  static func notify(_ api: String, _ argument: Any?) {
    guard isVoiceOverRunning else { return }
    let text = (argument as? String).map { " of \"\($0)\"" } ?? ""
    reportMistake(
      "\(api)\(text) has no effect: VoiceOver's speech is "
        + "read on request; notifications have no effect.")
  }
}

// Never sent: the settings of a screen are those that a test gives it.
extension UIAccessibility {
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public nonisolated static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public nonisolated static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public nonisolated static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  public nonisolated static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  public nonisolated static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  public nonisolated static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  public nonisolated static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  public nonisolated static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  public nonisolated static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
}
