import Testing

@testable import SwiftUI

@Suite("UIKit's settings for accessibility") @MainActor
struct UIAccessibilityTests {
  private struct Settings: View {
    var body: some View {
      let names: [(String, Bool)] = [
        ("VoiceOver", UIAccessibility.isVoiceOverRunning), ("motion", UIAccessibility.isReduceMotionEnabled),
        ("bold", UIAccessibility.isBoldTextEnabled), ("contrast", UIAccessibility.isDarkerSystemColorsEnabled),
        ("shapes", UIAccessibility.buttonShapesEnabled), ("opaque", UIAccessibility.isReduceTransparencyEnabled),
        ("colors", UIAccessibility.shouldDifferentiateWithoutColor),
        ("inverted", UIAccessibility.isInvertColorsEnabled),
        ("switches", UIAccessibility.isSwitchControlRunning),
      ]
      Text(names.filter(\.1).map(\.0).joined(separator: " "))
      Button("Say") { UIAccessibility.post(notification: .announcement, argument: "Done") }
    }
  }

  private func phone(_ change: (inout EnvironmentValues) -> Void) -> PhoneScreen {
    var environment = EnvironmentValues()
    change(&environment)
    let screen = Screen(device: .iPhone, environment: environment)
    screen.show(Settings())
    return PhoneScreen(screen: screen)
  }

  @Test("each has the value of the screen's environment")
  func values() {
    #expect(phone { _ in }.texts.first == "")
    #expect(phone { $0.accessibilityReduceMotion = true }.texts.first == "motion")
    #expect(phone { $0.legibilityWeight = .bold }.texts.first == "bold")
    let all = phone {
      $0.accessibilityVoiceOverEnabled = true
      $0.accessibilityReduceMotion = true
      $0.legibilityWeight = .bold
      $0.colorSchemeContrast = .increased
      $0.accessibilityShowButtonShapes = true
      $0.accessibilityReduceTransparency = true
      $0.accessibilityDifferentiateWithoutColor = true
      $0.accessibilityInvertColors = true
      $0.accessibilitySwitchControlEnabled = true
    }
    #expect(all.texts.first == "VoiceOver motion bold contrast shapes opaque colors inverted switches")
  }

  @Test("a notification has no effect without VoiceOver, and with it a warning that nothing is spoken")
  func notifications() {
    let silent = phone { _ in }
    silent.tap("Say")
    #expect(silent.issues == [])
    let speaking = phone { $0.accessibilityVoiceOverEnabled = true }
    speaking.tap("Say")
    #expect(
      speaking.issues.contains {
        "\($0)".contains("UIAccessibility.post(notification:argument:) of \"Done\" has no effect")
      })
  }

  @Test("notifications of the newer kind do the same")
  func newerNotifications() {
    struct Speaker: View {
      var body: some View {
        Button("Say") {
          AccessibilityNotification.Announcement("Done").post()
          AccessibilityNotification.LayoutChanged().post()
          AccessibilityNotification.ScreenChanged("Next").post()
          AccessibilityNotification.PageScrolled("Page 2 of 5").post()
        }
      }
    }
    func issues(hasVoiceOver: Bool) -> [String] {
      var environment = EnvironmentValues()
      environment.accessibilityVoiceOverEnabled = hasVoiceOver
      let screen = Screen(device: .iPhone, environment: environment)
      screen.show(Speaker())
      let phone = PhoneScreen(screen: screen)
      phone.tap("Say")
      return phone.issues
    }
    #expect(issues(hasVoiceOver: false) == [])
    let spoken = issues(hasVoiceOver: true)
    #expect(spoken.count == 4)
    #expect(spoken.first?.hasPrefix("AccessibilityNotification.Announcement.post() of \"Done\" has no effect") == true)
  }
}
