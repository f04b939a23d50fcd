import Foundation
import Testing

@testable import SwiftUI

@Suite("Alerts of items") @MainActor
struct AlertItemTests {
  private struct Failure: LocalizedError {
    let errorDescription: String?
  }

  @Test("an alert is shown while there is an item, gets it, and sets it to nil when a button closes it")
  func item() {
    let item = TestValue<String?>(nil)
    let log = EventLog()
    struct Note: View {
      let item: TestValue<String?>
      let log: EventLog

      var body: some View {
        Text("Note").alert("Delete?", item: item.binding) { name in
          Button("Delete \(name)") { log.add("deleted \(name)") }
        } message: { name in
          Text("\(name) is lost")
        }
      }
    }
    let phone = PhoneScreen(Note(item: item, log: log))
    #expect(phone.node(.alert) == nil)
    item.value = "a"
    #expect(phone.node(.alert)?.label == "Delete?")
    #expect(phone.texts.contains("a is lost"))
    phone.tap("Delete a")
    #expect(item.value == nil && log.take() == ["deleted a"])
    #expect(phone.node(.alert) == nil)
  }

  @Test("an alert of an error has its description as the title, and removes the error")
  func error() {
    let error = TestValue<Failure?>(Failure(errorDescription: "No network"))
    struct Note: View {
      let error: TestValue<Failure?>

      var body: some View { Text("Note").alert(error: error.binding) { _ in Button("OK") {} } }
    }
    let phone = PhoneScreen(Note(error: error))
    #expect(phone.node(.alert)?.label == "No network")
    phone.tap("OK")
    #expect(error.value == nil && phone.node(.alert) == nil)
  }

  @Test("a dialog is shown while there is an item, and sets it to nil")
  func dialog() {
    let item = TestValue<Int?>(3)
    struct Note: View {
      let item: TestValue<Int?>

      var body: some View {
        Text("Note").confirmationDialog("Move", item: item.binding) { number in Button("To \(number)") {} }
      }
    }
    let phone = PhoneScreen(Note(item: item))
    phone.tap("To 3")
    #expect(item.value == nil && phone.node(.button, "To 3") == nil)
  }
}
