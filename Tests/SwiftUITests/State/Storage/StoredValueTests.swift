import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Stored values")
struct StoredValueTests {
  private struct Flag: View {
    @AppStorage("on") private var isOn = false

    var body: some View { Text(isOn ? "on" : "off") }
  }

  private struct Others: View {
    @AppStorage("on") private var number = 5
    @SceneStorage("on") private var text: String?

    var body: some View { Text("\(number) \(text ?? "none")") }
  }

  @Test("every reader of a key follows writes")
  func readersFollow() {
    let screen = PhoneScreen(
      VStack {
        Flag()
        Flag()
      })
    #expect(screen.texts == ["off", "off"])
    screen.screen.perform { screen.screen.graph.storedValues["on"] = .bool(true) }
    #expect(screen.texts == ["on", "on"])
  }

  @Test("a value of another type is read as in a property list, and scenes have their own keys")
  func typesAndAreas() {
    let screen = PhoneScreen(Others())
    #expect(screen.texts == ["5 none"])
    screen.screen.perform { screen.screen.graph.storedValues["on"] = .bool(true) }
    #expect(screen.texts == ["1 none"])
  }

  @Test("one screen does not see what another has stored")
  func hostsAreApart() {
    let first = PhoneScreen(Flag())
    first.screen.perform { first.screen.graph.storedValues["on"] = .bool(true) }
    #expect(PhoneScreen(Flag()).texts == ["off"])
  }

  private struct Counter: View {
    @AppStorage("count") private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
  }

  @Test("a separate store isolates the values of the views inside")
  func defaultStore() throws {
    let store = try #require(UserDefaults(suiteName: "shop"))
    let screen = PhoneScreen(
      VStack {
        Counter()
        Counter().defaultAppStorage(store)
      })
    #expect(screen.buttons == ["0", "0"])
    screen.tap("0")
    #expect(screen.buttons == ["1", "0"])
    screen.tap("0")
    screen.tap("1")
    #expect(screen.buttons == ["2", "1"])
  }

  /// A model that accesses the user defaults directly.
  @MainActor
  private struct Settings {
    let defaults: UserDefaults
    var isOn: Bool {
      get { defaults.bool(forKey: "on") }
      nonmutating set { defaults.set(newValue, forKey: "on") }
    }
  }

  @Test(
    "views and models share the user defaults, the standard ones and those of a suite", arguments: [nil, "settings"])
  func sharesWithModels(suite: String?) throws {
    let defaults = suite == nil ? UserDefaults.standard : try #require(UserDefaults(suiteName: suite))
    let settings = Settings(defaults: defaults)
    do {
      let screen = PhoneScreen(
        VStack {
          Flag()
          Button("Off") { settings.isOn = false }
        }
        .defaultAppStorage(defaults))
      settings.isOn = true
      #expect(screen.texts == ["on"])
      screen.tap("Off")
      #expect(screen.texts == ["off"])
      screen.screen.perform { screen.screen.graph.storedValues["on", .app(defaults)] = .bool(true) }
      #expect(settings.isOn)
    }
    #expect(!settings.isOn)
  }

  @Test("values that a test has stored are found, and each screen has its own in its turn")
  func turns() {
    UserDefaults.standard.set(true, forKey: "on")
    defer { UserDefaults.standard.removeObject(forKey: "on") }
    let first = PhoneScreen(Flag())
    #expect(first.texts == ["on"])
    UserDefaults.standard.set(false, forKey: "on")
    #expect(first.texts == ["off"])
    let second = PhoneScreen(Flag())
    #expect(second.texts == ["on"])
    #expect(first.texts == ["off"])
    #expect(!UserDefaults.standard.bool(forKey: "on"))
    #expect(second.texts == ["on"])
    #expect(UserDefaults.standard.bool(forKey: "on"))
  }

  @MainActor
  private final class Notes {
    var count = 0
  }

  @Test("observers of the user defaults are notified of the views' writes")
  func notifies() {
    let notes = Notes()
    let screen = PhoneScreen(Counter())
    let observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: UserDefaults.standard, queue: nil
    ) { _ in MainActor.assumeIsolated { notes.count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    screen.tap("0")
    #expect(notes.count == 1)
    #expect(UserDefaults.standard.integer(forKey: "count") == 1)
  }

  private final class Model: ObservableObject {
    @AppStorage("count") var count = 0
  }

  @Test("a model's property is shared with the views")
  func propertyOfModel() {
    let model = Model()
    model.count = 3
    let screen = PhoneScreen(Counter())
    #expect(model.count == 3)
    #expect(screen.buttons == ["3"])
    screen.tap("3")
    #expect(model.count == 4)
  }

  private final class ObservedSettings: ObservableObject {
    @AppStorage("on") var isOn = false
    @AppStorage("count") var count = 0
  }

  private struct Observing: View {
    @StateObject private var settings = ObservedSettings()

    var body: some View {
      Text("\(settings.count)")
      Button("Increment") { settings.count += 1 }
      Toggle("On", isOn: $settings.isOn)
      Text(settings.isOn ? "on" : "off")
    }
  }

  @Test("a view follows the stored properties of an observed object, which the object and bindings write")
  func observedObject() {
    let screen = PhoneScreen(VStack { Observing() })
    #expect(screen.texts == ["0", "off"])
    screen.tap("Increment")
    #expect(screen.texts == ["1", "off"])
    screen.tap("On", .switch)
    #expect(screen.texts == ["1", "on"])
  }

  @Test("a binding of an object's property reads and writes the user defaults")
  func bindingOfObject() {
    struct Bound: View {
      @StateObject private var settings = ObservedSettings()

      var body: some View {
        Toggle("On", isOn: settings.$isOn)
        Text(settings.isOn ? "on" : "off")
      }
    }
    UserDefaults.standard.set(true, forKey: "on")
    defer { UserDefaults.standard.removeObject(forKey: "on") }
    let screen = PhoneScreen(VStack { Bound() })
    #expect(screen.texts == ["on"])
    screen.tap("On", .switch)
    #expect(screen.texts == ["off"])
    screen.tap("On", .switch)
    #expect(screen.texts == ["on"])
  }

  @Test("a view follows the stored properties of an observed object that another view writes")
  func observedObjectAndView() {
    let screen = PhoneScreen(
      VStack {
        Observing()
        Counter()
      })
    screen.tap("0")
    #expect(screen.texts == ["1", "off"])
    screen.tap("Increment")
    #expect(screen.texts == ["2", "off"])
    #expect(screen.buttons.contains("2"))
  }

  @Test("an object with stored properties announces their changes, and no equal values")
  func announces() {
    let model = Model()
    let notes = Notes()
    let observation = model.objectWillChange.sink { notes.count += 1 }
    defer { observation.cancel() }
    model.count = 5
    #expect(notes.count == 1)
    model.count = 5
    #expect(notes.count == 1)
  }

  @Test("a property of an object without a screen has the value that is in the user defaults")
  func propertyWithoutScreen() {
    UserDefaults.standard.set(true, forKey: "on")
    defer { UserDefaults.standard.removeObject(forKey: "on") }
    let settings = ObservedSettings()
    let notes = Notes()
    let observation = settings.objectWillChange.sink { notes.count += 1 }
    defer { observation.cancel() }
    #expect(settings.isOn)
    settings.isOn = false
    #expect(!settings.isOn && notes.count == 1)
    #expect(UserDefaults.standard.bool(forKey: "on"))
  }
}
