import Testing

@testable import SwiftUI

@Suite("UITextAutocapitalizationType") @MainActor
struct UITextAutocapitalizationTypeTests {
  private let text = TestValue("")

  /// The letter on the first key, in upper or lower case.
  private func letter(on screen: Screen) -> String? {
    screen.node(.keyboard)?.selfAndDescendants.first { $0.role == .key }?.label
  }

  @Test("the deprecated modifier determines the capitalization as well")
  @available(*, deprecated)
  func deprecated() throws {
    func first(_ style: UITextAutocapitalizationType) throws -> String? {
      let screen = Screen(device: .iPhone15)
      screen.show(TextField("Name", text: text.binding).autocapitalization(style))
      screen.perform(try #require(screen.node(.textField)?.actions.first { $0.kind == .focus }))
      return letter(on: screen)
    }
    #expect(try first(.none) == "q")
    #expect(try first(.sentences) == "Q")
  }
}
