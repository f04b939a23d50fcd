import Foundation
import SwiftUI
import Testing

@testable import UIAutomation

struct PredicateTests {
  @Test("a format creates a predicate of Foundation")
  func foundation() {
    let predicate = NSPredicate(format: "SELF CONTAINS[c] %@", "PAY")
    #expect(predicate.evaluate(with: "Pay now"))
    #expect(predicate.text == "SELF CONTAINS[c] \"PAY\"")
    #expect(NSPredicate(block: { _, _ in true }).text == "BLOCKPREDICATE")
  }

  @Test(
    "an element that does not exist has no values, and no unknown properties",
    arguments: ["enabled", "isEnabled", "selected", "isSelected", "hittable", "exists", "label"])
  @MainActor
  func missingElement(key: String) {
    let app = XCUIApplication(showing: Text("Tea"))
    let messages = failures {
      #expect(!NSPredicate(format: "\(key) == true").evaluate(with: app.buttons["Pay"]))
    }
    #expect(messages == [])
  }

  @Test("a predicate describes itself by its format")
  func description() {
    let predicate = NSPredicate(format: "label == %@", "Pay")
    #expect(predicate.description == #"label == "Pay""#)
    #expect("\(predicate)" == predicate.description)
  }
}
