import Foundation
import SwiftUI
import Testing

@testable import UIAutomation

@Suite("The attributes of an element") @MainActor
struct ElementAttributesTests {
  @Test("every attribute of a snapshot has the same value in a predicate")
  func snapshotsAndPredicates() throws {
    let app = XCUIApplication(screen: Form.self)
    let snapshot = try app.textFields["Name"].snapshot()
    for (key, value) in snapshot.dictionaryRepresentation where key != .children && key != .frame {
      let predicate = NSPredicate(format: "\(key.rawValue) == %@", value as? CVarArg ?? "")
      #expect(app.textFields.matching(predicate).count == 1, "\(key.rawValue)")
    }
    #expect(
      Set(snapshot.dictionaryRepresentation.keys) == [
        .children, .elementType, .identifier, .value, .placeholderValue, .title, .label, .frame, .enabled, .selected,
        .hasFocus, .horizontalSizeClass, .verticalSizeClass,
      ])
  }

  @Test("a predicate finds elements by their size class")
  func sizeClasses() {
    let app = XCUIApplication(screen: Form.self)
    let compact = NSPredicate(format: "horizontalSizeClass == 1 AND verticalSizeClass == 2")
    #expect(app.textFields.matching(compact).count == 1)
    #expect(app.textFields.matching(NSPredicate(format: "horizontalSizeClass == 2")).count == 0)
  }

  @Test("a key that no attribute has is a mistake that names the attributes")
  func unknownKey() {
    let app = XCUIApplication(screen: Form.self)
    let element = app.textFields["Name"]
    #expect(
      element.predicateKeys.joined(separator: ", ")
        == "exists, isHittable, application, identifier, label, title, value, placeholderValue, elementType, isEnabled, "
        + "isSelected, hasFocus, hasKeyboardFocus, frame, identifiers, horizontalSizeClass, verticalSizeClass")
    #expect(element.predicateValue(forKey: "lable") == nil)
    #expect(element.predicateValue(forKey: "enabled") as? Bool == true)
  }
}

private struct Form: View, Showable {
  @State private var name = ""

  var body: some View { TextField("Name", text: $name) }
}
