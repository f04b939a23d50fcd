import Foundation
import Testing

@testable import SwiftUI

@Suite("Alerts and dialogues") @MainActor
struct AlertTests {
  @Test("computing another size of a dialog's buttons does not change how they are drawn")
  func sizing() throws {
    let phone = PhoneScreen(
      Text("Below").confirmationDialog("Photo", isPresented: .constant(true)) {
        Button("Take") {}
        Button("Choose") {}
      })
    func fills(_ items: [DisplayItem]) -> Int {
      items.reduce(0) { count, item in
        switch item.content {
        case .fill: count + 1
        case .group(_, let inner): count + fills(inner)
        default: count
        }
      }
    }
    let actions = try #require(phone.screen.elements.lazy.compactMap { $0 as? DialogActionsElement }.first)
    let drawn = fills(phone.screen.displayList().items)
    _ = actions.size(for: ProposedViewSize(width: 123, height: nil))
    #expect(fills(phone.screen.displayList().items) == drawn)
  }

  @Test("an alert has a title, a message and buttons; each button runs its action and closes the alert")
  func buttons() throws {
    let isPresented = TestValue(true)
    let log = EventLog()
    let phone = PhoneScreen(
      Text("Below").alert("Delete?", isPresented: isPresented.binding) {
        Button("Delete", role: .destructive) { log.add("deleted, \(isPresented.value)") }
        Button("Keep", role: .cancel) { log.add("kept") }
      } message: {
        Text("It cannot be undone.")
      })
    let alert = try #require(phone.node(.alert))
    #expect(alert.label == "Delete?")
    #expect(alert.traits.contains(.isModal))
    #expect(alert.frame.width == 270)
    #expect(abs(alert.frame.midX - 195) < 0.5)
    #expect(abs(alert.frame.midY - 422) < 0.5)
    #expect(phone.texts == ["Delete?", "It cannot be undone."])
    #expect(phone.buttons == ["Keep", "Delete"])
    phone.tap("Delete")
    #expect(log.take() == ["deleted, true"])
    #expect(isPresented.value == false)
    #expect(phone.texts == ["Below"])
  }

  @Test("an alert without actions has an OK button")
  func defaultButton() {
    let isPresented = TestValue(true)
    let phone = PhoneScreen(Text("Below").alert("Done", isPresented: isPresented.binding) {})
    #expect(phone.buttons == ["OK"])
    phone.tap("OK")
    #expect(isPresented.value == false)
  }

  @Test("an alert with data is presented when there is data")
  func data() {
    struct Root: View {
      @Bindable var name: TestValue<String?>

      var body: some View {
        Text("Below").alert("Hello", isPresented: .constant(true), presenting: name.value) { _ in
          Button("OK") {}
        } message: {
          Text($0)
        }
      }
    }
    let name = TestValue<String?>(nil)
    let phone = PhoneScreen(Root(name: name))
    #expect(phone.texts == ["Below"])
    phone.screen.perform { name.value = "Ann" }
    #expect(phone.texts == ["Hello", "Ann"])
  }

  @Test("the builders of an alert with data run with the view, before it is presented, and need not escape")
  func builders() {
    /// A modifier of an app that hands builders on which do not escape.
    func asking(_ name: String?, actions: (String) -> Button<Text>, message: (String) -> Text) -> some View {
      Text("Below").alert(Text("Hello"), isPresented: .constant(false), presenting: name) {
        actions($0)
      } message: {
        message($0)
      }
    }
    let log = TestValue<[String]>([])
    let phone = PhoneScreen(
      asking("Ann") { name in
        log.value.append("actions \(name)")
        return Button("OK") {}
      } message: { name in
        log.value.append("message \(name)")
        return Text(name)
      })
    #expect(phone.texts == ["Below"])
    #expect(Set(log.value) == ["actions Ann", "message Ann"])
  }

  @Test("an error's description is the title of its alert")
  func error() {
    struct Failure: LocalizedError {
      var errorDescription: String? { "No connection" }
    }
    let isPresented = TestValue(true)
    let phone = PhoneScreen(Text("Below").alert(isPresented: isPresented.binding, error: Failure()) {})
    #expect(phone.labels(.alert) == ["No connection"])
    phone.tap("OK")
    #expect(isPresented.value == false)
  }

  @Test("the Alert values of the first SwiftUI are presented as alerts")
  func alertValues() {
    struct Question: Identifiable {
      let id: String
    }
    let question = TestValue<Question?>(Question(id: "Really?"))
    let log = EventLog()
    let phone = PhoneScreen(
      Text("Below").alert(item: question.binding) { question in
        Alert(
          title: Text(question.id), message: Text("Think."),
          primaryButton: .default(Text("Yes")) { log.add("yes") }, secondaryButton: .cancel())
      })
    #expect(phone.texts == ["Really?", "Think."])
    #expect(phone.buttons == ["Cancel", "Yes"])
    phone.tap("Yes")
    #expect(question.value == nil)
    #expect(log.take() == ["yes"])
  }

  @Test("three buttons are stacked, the one that cancels last")
  func stackedButtons() {
    let phone = PhoneScreen(
      Text("Below").alert("Save?", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        Button("Save") {}
        Button("Discard", role: .destructive) {}
      })
    #expect(phone.buttons == ["Save", "Discard", "Cancel"])
    let tops = phone.nodes.filter { $0.role == .button }.map(\.frame.minY)
    #expect(tops == tops.sorted() && Set(tops).count == 3)
  }

  @Test("a text field in an alert edits its binding")
  func textField() {
    let name = TestValue("")
    let phone = PhoneScreen(
      Text("Below").alert("Name", isPresented: .constant(true)) {
        TextField("Your name", text: name.binding)
        Button("OK") {}
      })
    #expect(phone.labels(.textField) == ["Your name"])
    #expect(phone.buttons == ["OK"])
  }

  @Test("a dialogue is presented at the bottom and can always be cancelled")
  func dialog() throws {
    let isPresented = TestValue(true)
    let log = EventLog()
    let phone = PhoneScreen(
      Text("Below").confirmationDialog("Photo", isPresented: isPresented.binding, titleVisibility: .visible) {
        Button("Take one") { log.add("taken") }
        Button("Choose one") {}
      })
    let dialog = try #require(phone.node(.sheet))
    #expect(dialog.label == "Photo")
    #expect(phone.buttons == ["Take one", "Choose one", "Cancel"])
    #expect(dialog.frame.maxY == 844)
    phone.tap("Take one")
    #expect(log.take() == ["taken"])
    #expect(isPresented.value == false)
  }

  @Test("an alert from a sheet is in front of it")
  func alertAboveSheet() {
    struct Content: View {
      @State private var isAlerting = false

      var body: some View {
        Button("Ask") { isAlerting = true }.alert("Sure?", isPresented: $isAlerting) {}
      }
    }
    let phone = PhoneScreen(Text("Below").sheet(isPresented: .constant(true)) { Content() })
    phone.tap("Ask")
    #expect(phone.labels(.alert) == ["Sure?"])
    #expect(phone.labels(.sheet) == [])
    phone.tap("OK")
    #expect(phone.buttons == ["Ask"])
  }

  private struct Sheet: View {
    @Bindable var isPresented: TestValue<Bool>
    let log: EventLog

    var body: some View {
      Text("Below").actionSheet(isPresented: $isPresented.value) {
        ActionSheet(
          title: Text("Delete?"), message: Text("For ever."),
          buttons: [
            .default(Text("Keep")) { log.add("keep") }, .destructive(Text("Delete")) { log.add("delete") }, .cancel(),
          ])
      }
    }
  }

  @Test("an action sheet shows its buttons; each runs its action and dismisses it")
  func actionSheet() {
    let log = EventLog()
    let isPresented = TestValue(true)
    let phone = PhoneScreen(Sheet(isPresented: isPresented, log: log))
    #expect(phone.texts.filter { $0 != "Below" } == ["Delete?", "For ever."])
    #expect(phone.buttons == ["Keep", "Delete", "Cancel"])
    phone.tap("Delete")
    #expect(log.lines == ["delete"])
    #expect(!isPresented.value)
    #expect(phone.buttons == [])
  }

  private struct Older: View {
    @Bindable var isPresented: TestValue<Bool>
    let alert: () -> Alert
    let isTrailing: Bool

    var body: some View {
      if isTrailing {
        Text("Below").alert(isPresented: $isPresented.value) { alert() }
      } else {
        Text("Below").alert(isPresented: $isPresented.value, content: alert)
      }
    }
  }

  @Test("alerts of the first SwiftUI: one button, with and without a message")
  func older() {
    let isPresented = TestValue(true)
    func phone(_ isTrailing: Bool, _ alert: @escaping () -> Alert) -> PhoneScreen {
      PhoneScreen(Older(isPresented: isPresented, alert: alert, isTrailing: isTrailing))
    }
    let plain = phone(true) { Alert(title: Text("Saved")) }
    #expect(plain.texts.contains("Saved"))
    #expect(plain.buttons == ["OK"])
    let log = EventLog()
    let one = phone(false) {
      Alert(
        title: Text("Saved"), message: Text("All of it."), dismissButton: .default(Text("Good")) { log.add("good") })
    }
    #expect(one.texts.filter { $0 != "Below" } == ["Saved", "All of it."])
    one.tap("Good")
    #expect(log.lines == ["good"])
    #expect(!isPresented.value)
  }

  /// Scrolls up by somewhat less than 400 points.
  private func drag(_ phone: PhoneScreen) {
    let (start, end) = (CGPoint(x: 195, y: 600), CGPoint(x: 195, y: 200))
    phone.screen.touch([
      FingerPath(positions: [
        .init(time: 0, location: start), .init(time: 0.2, location: end), .init(time: 0.5, location: end),
      ])
    ])
  }

  @Test("the buttons of an alert scroll if the window is too low for them")
  func manyButtons() throws {
    let phone = PhoneScreen(
      Text("Below").alert("Which?", isPresented: .constant(true)) {
        ForEach(0..<30) { number in Button("\(number)") {} }
      })
    let alert = try #require(phone.node(.alert)).frame
    #expect(alert.minY >= 47 && alert.maxY <= 844 - 34)
    #expect(try #require(phone.node(.button, "29")).frame.minY > alert.maxY)
    for _ in 0..<3 { drag(phone) }
    #expect(try #require(phone.node(.button, "29")).frame.maxY <= alert.maxY)
    #expect(phone.node(.alert)?.frame == alert)
    #expect(phone.node(.staticText, "Which?")?.frame.minY ?? 0 > alert.minY)
  }

  @Test("the message of an alert scrolls if the window is too low for it")
  func longMessage() throws {
    let message = String(repeating: "Many words. ", count: 300)
    let phone = PhoneScreen(
      Text("Below").alert("Read", isPresented: .constant(true)) {
        Button("OK") {}
      } message: {
        Text(message)
      })
    let alert = try #require(phone.node(.alert)).frame
    #expect(alert.minY >= 47 && alert.maxY <= 844 - 34)
    #expect(phone.node(.button, "OK")?.frame.maxY == alert.maxY)
    let text = try #require(phone.node(.staticText, message)).frame
    #expect(text.height > 844)
    drag(phone)
    #expect(try #require(phone.node(.staticText, message)).frame.minY < text.minY - 300)
    #expect(phone.node(.button, "OK")?.frame.maxY == alert.maxY)
  }

  @Test("the choices of a dialogue scroll above its cancel button if the window is too low for them")
  func manyChoices() throws {
    let phone = PhoneScreen(
      Text("Below").confirmationDialog("Which?", isPresented: .constant(true)) {
        ForEach(0..<20) { number in Button("\(number)") {} }
      })
    let cancel = try #require(phone.node(.button, "Cancel")).frame
    #expect(abs(cancel.maxY - (844 - 34)) < 0.001)
    #expect(try #require(phone.node(.button, "0")).frame.minY >= 47)
    #expect(try #require(phone.node(.button, "19")).frame.minY > cancel.maxY)
    for _ in 0..<3 { drag(phone) }
    #expect(try #require(phone.node(.button, "19")).frame.maxY <= cancel.minY)
    #expect(phone.node(.button, "Cancel")?.frame == cancel)
  }

  @Test("an alert with a text field is in the middle of what the keyboard leaves of the window")
  func alertAboveKeyboard() throws {
    let name = TestValue("")
    let screen = Screen(device: .iPhone15)
    screen.show(
      Text("Below").alert("Name", isPresented: .constant(true)) { TextField("Your name", text: name.binding) })
    #expect(abs(try #require(screen.node(.alert)).frame.midY - 852 / 2) < 0.5)
    let field = try #require(screen.node(.textField)).frame
    screen.tap(at: CGPoint(x: field.midX, y: field.midY))
    let keyboard = try #require(screen.node(.keyboard)).frame
    #expect(abs(try #require(screen.node(.alert)).frame.midY - keyboard.minY / 2) < 0.5)
  }
}
