import Foundation
import SwiftUI
import Testing

@Suite("Colors of UIKit") @MainActor
struct UIColorTests {
  private func archived(_ color: UIColor) throws -> UIColor {
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
  }

  @Test("are kept in archives: those of the system by name, others by their components")
  func archives() throws {
    let own = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    for color in [own, .systemBlue, .label, UIColor.systemRed.withAlphaComponent(0.5), own.withAlphaComponent(0.25)] {
      #expect(try archived(color) == color)
    }
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .black : .red }
    #expect(try archived(dynamic) == dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))
    #expect(try archived(UIColor(Color.green)).cgColor == UIColor(Color.green).cgColor)
  }

  @Test("are equal as objects, and keys of dictionaries")
  func equality() {
    let (first, second) = (UIColor(white: 0.5, alpha: 1), UIColor(white: 0.5, alpha: 1))
    #expect(first == second && first.isEqual(second) && first.hash == second.hash)
    #expect(!first.isEqual(UIColor.black) && !first.isEqual("gray") && (first as NSObject) == (second as NSObject))
    #expect([first: 1][second] == 1)
  }
}
