import Testing

@testable import SwiftUI

@Suite("Traits under UIKit's names") @MainActor
struct UITraitsTests {
  @Test("a size of texts says whether it is one for accessibility, and the app has that of its screen")
  func sizes() {
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility2
    let screen = Screen(device: .iPhone, environment: environment)
    var found: UIContentSizeCategory?
    screen.show(Text("a").onAppear { found = UIApplication.shared.preferredContentSizeCategory })
    #expect(found == .accessibilityLarge)
  }
}
