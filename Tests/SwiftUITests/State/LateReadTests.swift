import Testing

@testable import SwiftUI

/// Closures that a body hands on and that are evaluated later have the state of the body's last evaluation: the first
/// presentation after the write of a state that the body does not read shows the old value (public reports:
/// nightscout/Trio#1132, pasrom/meeting-transcriber#332; mechanism: OpenSwiftUI's `State`).
@Suite("State read by later closures") @MainActor
struct LateReadTests {
  private enum Kind: CaseIterable { case sheet, cover, popover, destination, alert, dialog }

  private struct Presenting: View {
    let kind: Kind
    let readsName: Bool
    @State private var isPresented = false
    @State private var name = "none"

    var body: some View {
      let _ = readsName ? name : ""
      let button = Button("Show") {
        name = "Lamp"
        isPresented = true
      }
      switch kind {
      case .sheet: button.sheet(isPresented: $isPresented) { content }
      case .cover: button.fullScreenCover(isPresented: $isPresented) { content }
      case .popover: button.popover(isPresented: $isPresented) { content }
      case .destination: NavigationStack { button.navigationDestination(isPresented: $isPresented) { Text(name) } }
      case .alert:
        button.alert("Title", isPresented: $isPresented) {
        } message: {
          Text(name)
        }
      case .dialog:
        button.confirmationDialog("Title", isPresented: $isPresented, titleVisibility: .visible) {
          Button("Do it") {}
        } message: {
          Text(name)
        }
      }
    }

    @ViewBuilder private var content: some View {
      Text(name)
      Button("Hide") { isPresented = false }
    }
  }

  private final class Cart: ObservableObject {
    @Published var count = 0
  }

  private struct Fading: View {
    let action: () -> Void
    @State private var progress = 0.0

    var body: some View {
      Button("Show") {
        withAnimation { progress = 1 }
        action()
      }
      .opacity(1 - progress / 2)
    }
  }

  private struct Observing: View {
    @EnvironmentObject var cart: Cart
    @State private var name = "none"
    @State private var isPresented = false

    var body: some View {
      Fading {
        cart.count += 1
        name = "Lamp"
        isPresented = true
      }
      .sheet(isPresented: $isPresented) { Text(name) }
    }
  }

  @Test("a body that a model evaluates sees the states that are written with it, also after an animated write")
  func models() {
    let phone = PhoneScreen(Observing().environmentObject(Cart()))
    phone.tap("Show")
    #expect(phone.texts == ["Lamp"] && phone.issues == [])
  }

  private static let warning = """
    The content of a closure shows an old value of the state 'name' of Presenting: the body of Presenting does not read \
    'name', so it was not evaluated again when 'name' was written, and the closures that it made keep the value of its \
    last evaluation, as on Apple's platforms. Read 'name' in the body, or pass the value along: sheet(item:) instead of \
    sheet(isPresented:).
    """

  @Test(
    "a sheet, a cover and a popover first show the state of the last body, and then the current one",
    arguments: [Kind.sheet, .cover, .popover])
  private func escaping(kind: Kind) {
    let phone = PhoneScreen(Presenting(kind: kind, readsName: false))
    phone.tap("Show")
    #expect(phone.texts == ["none"])
    #expect(phone.issues == [Self.warning])
    phone.tap("Hide")
    phone.tap("Show")
    #expect(phone.texts == ["Lamp"])
    #expect(phone.issues == [Self.warning])
  }

  @Test(
    "a destination, an alert and a dialog, whose closures run in the body, show the current state",
    arguments: [Kind.destination, .alert, .dialog])
  private func inBody(kind: Kind) {
    let phone = PhoneScreen(Presenting(kind: kind, readsName: false))
    phone.tap("Show")
    #expect(phone.texts.contains("Lamp"))
    #expect(phone.issues == [])
  }

  @Test("a body that reads the state presents the current one", arguments: Kind.allCases)
  private func read(kind: Kind) {
    let phone = PhoneScreen(Presenting(kind: kind, readsName: true))
    phone.tap("Show")
    #expect(phone.texts.contains("Lamp"))
    #expect(phone.issues == [])
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct WithItem: View {
    @State private var item: Item?
    @State private var name = "none"

    var body: some View {
      Button("Show") {
        name = "Lamp"
        item = Item(id: 7)
      }
      .sheet(item: $item) { item in
        Text("\(item.id)")
        Text(name)
        TextField("Name", text: $name)
      }
    }
  }

  @Test("the item of a sheet and the bindings in it are current; other states are those of the last body")
  func item() {
    let phone = PhoneScreen(WithItem())
    phone.tap("Show")
    #expect(phone.texts == ["7", "none"])
    #expect(phone.node(.textField)?.value == "Lamp")
    #expect(phone.issues.count == 1)
  }

  @MainActor @Observable
  final class Model {
    var name = "none"
  }

  private struct WithModel: View {
    @State private var model = Model()
    @State private var isPresented = false

    var body: some View {
      Button("Show") {
        model.name = "Lamp"
        isPresented = true
      }
      .sheet(isPresented: $isPresented) { Text(model.name) }
    }
  }

  @Test("an observed model in a state is current")
  func model() {
    let phone = PhoneScreen(WithModel())
    phone.tap("Show")
    #expect(phone.texts == ["Lamp"])
    #expect(phone.issues == [])
  }

  private struct WithAction: View {
    let log: EventLog
    @State private var isPresented = false
    @State private var name = "none"

    var body: some View {
      Button("Show") {
        name = "Lamp"
        isPresented = true
      }
      .sheet(isPresented: $isPresented) {
        Button("Tell") { log.add(name) }.onAppear { log.add("appears with \(name)") }
      }
    }
  }

  @Test("actions in a sheet read the current state")
  func actions() {
    let log = EventLog()
    let phone = PhoneScreen(WithAction(log: log))
    phone.tap("Show")
    phone.tap("Tell")
    #expect(log.lines == ["appears with Lamp", "Lamp"])
    #expect(phone.issues == [])
  }

  private struct WhilePresented: View {
    @State private var isPresented = false
    @State private var count = 0

    var body: some View {
      Button("Show") { isPresented = true }
        .sheet(isPresented: $isPresented) { Button("Count \(count)") { count += 1 } }
    }
  }

  @Test("after the first late read the body depends on the state")
  func whilePresented() {
    let phone = PhoneScreen(WhilePresented())
    phone.tap("Show")
    phone.tap("Count 0")
    phone.tap("Count 1")
    #expect(phone.buttons == ["Count 2"])
    #expect(phone.issues == [])
  }

  private struct InRows: View {
    @State private var name = "none"
    @State private var isExpanded = false

    var body: some View {
      VStack {
        Button("Write") { name = "Lamp" }
        ForEach(0..<1) { _ in Text(name) }
        GeometryReader { _ in Text(name) }
      }
    }
  }

  @Test("closures that have read the state before show each new value")
  func rows() {
    let phone = PhoneScreen(InRows())
    #expect(phone.texts == ["none", "none"])
    phone.tap("Write")
    #expect(phone.texts == ["Lamp", "Lamp"])
    #expect(phone.issues == [])
  }
}
