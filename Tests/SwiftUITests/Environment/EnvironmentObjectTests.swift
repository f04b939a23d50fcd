import Foundation
import Testing

@testable import SwiftUI

@Suite("Environment objects") @MainActor
struct EnvironmentObjectTests {
  final class Account: ObservableObject { @Published var name = "Ann" }
  @Observable final class Settings { var isOn = true }

  private struct Greeting: View {
    let isKnown: Bool
    @EnvironmentObject private var account: Account
    @Environment(Settings.self) private var settings

    var body: some View { Text(isKnown ? "\(account.name), \(settings.isOn)" : "Hello") }
  }

  private struct Frame: ViewModifier {
    let isKnown: Bool
    @EnvironmentObject private var account: Account

    func body(content: Content) -> some View {
      VStack {
        content
        if isKnown { Text(account.name) }
      }
    }
  }

  @Test("a body that does not read an object does not need it")
  func unread() {
    let phone = PhoneScreen(Greeting(isKnown: false).modifier(Frame(isKnown: false)))
    #expect(phone.texts == ["Hello"])
    #expect(phone.issues.isEmpty)
  }

  @Test("a body that reads a missing object is reported, in any evaluation")
  func readLater() {
    let isKnown = TestValue(false)
    struct Root: View {
      @Bindable var isKnown: TestValue<Bool>
      var body: some View {
        Greeting(isKnown: isKnown.value)
        Text("B").modifier(Frame(isKnown: isKnown.value))
      }
    }
    let phone = PhoneScreen(Root(isKnown: isKnown))
    #expect(phone.texts == ["Hello", "B"])
    phone.screen.perform { isKnown.value = true }
    #expect(phone.texts == [])
    #expect(phone.screen.nodes.compactMap(\.label) == ["Greeting", "Frame"])
    #expect(phone.issues.filter { $0.contains("Account") }.count == 2)
    phone.screen.perform { isKnown.value = false }
    #expect(phone.texts == ["Hello", "B"])
  }

  @Test("a view with an optional object is evaluated again when the object is supplied")
  func arrives() {
    struct Root: View {
      @Bindable var isKnown: TestValue<Bool>
      let account = Account()
      var body: some View {
        Greeting(isKnown: isKnown.value).environmentObject(account).environment(Settings())
      }
    }
    let isKnown = TestValue(false)
    let phone = PhoneScreen(Root(isKnown: isKnown))
    #expect(phone.texts == ["Hello"])
    phone.screen.perform { isKnown.value = true }
    #expect(phone.texts == ["Ann, true"])
  }

  @MainActor @propertyWrapper
  private struct Optionally<Object: ObservableObject>: DynamicProperty {
    @EnvironmentObject private var object: Object

    var wrappedValue: Object? {
      let store = Mirror(reflecting: _object).children.first { $0.label == "_store" }?.value
      return store as? Object == nil ? nil : object
    }
  }

  private struct Optional: View {
    @Optionally<Account> private var account
    var body: some View { Text(account?.name ?? "Nobody") }
  }

  @Test("a wrapper can check whether there is an object, as on Apple's platforms")
  func looking() {
    #expect(PhoneScreen(Optional()).texts == ["Nobody"])
    #expect(PhoneScreen(Optional().environmentObject(Account())).texts == ["Ann"])
  }

  @Test("the projected value makes bindings to the object's properties")
  func bindings() {
    struct Field: View {
      let name: (EnvironmentObject<Account>.Wrapper) -> Binding<String>
      @EnvironmentObject private var account: Account

      var body: some View {
        Text(account.name)
        Button("Rename") { name($account).wrappedValue = "Bea" }
      }
    }
    let account = Account()
    let phone = PhoneScreen(VStack { Field(name: { $0.name }) }.environmentObject(account))
    #expect(phone.texts.contains("Ann"))
    phone.tap("Rename")
    #expect(account.name == "Bea")
    #expect(phone.texts.contains("Bea"))
  }
}
