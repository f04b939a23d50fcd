import Testing

@testable import SwiftUI

@Suite("Sheets") @MainActor
struct SheetTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name = "Item"
  }

  struct Screen: View {
    @Bindable var isPresented: TestValue<Bool>
    let log: EventLog

    var body: some View {
      Text("Below")
        .onDisappear { log.add("below disappears") }
        .sheet(isPresented: $isPresented.value, onDismiss: { log.add("dismissed, \(isPresented.value)") }) {
          Content(log: log)
        }
        .environment(\.layoutDirection, .rightToLeft)
    }
  }

  struct Content: View {
    let log: EventLog
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.layoutDirection) private var direction
    @State private var count = 0

    var body: some View {
      VStack {
        Text(isPresented ? "Presented" : "Not presented")
        Text(direction == .rightToLeft ? "Inherits" : "Inherits nothing")
        Button("Count \(count)") { count += 1 }
        Button("Close") { dismiss() }
      }
      .onAppear { log.add("sheet appears") }
      .onDisappear { log.add("sheet disappears") }
    }
  }

  @Test("a sheet is presented while its binding is true, inherits the environment, and hides the screen below")
  func presents() throws {
    let isPresented = TestValue(false)
    let phone = PhoneScreen(Screen(isPresented: isPresented, log: EventLog()))
    #expect(phone.texts == ["Below"])
    phone.screen.perform { isPresented.value = true }
    #expect(phone.texts == ["Presented", "Inherits"])
    let sheet = try #require(phone.sheet)
    #expect(sheet.traits.contains(.isModal))
    #expect(sheet.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    phone.screen.perform { isPresented.value = false }
    #expect(phone.texts == ["Below"])
    #expect(phone.issues == [])
  }

  @Test("dismiss sets the binding; the content disappears before onDismiss is called")
  func dismisses() {
    let isPresented = TestValue(true)
    let log = EventLog()
    let phone = PhoneScreen(Screen(isPresented: isPresented, log: log))
    #expect(log.take() == ["sheet appears"])
    phone.tap("Count 0")
    #expect(phone.buttons == ["Count 1", "Close"])
    phone.tap("Close")
    #expect(isPresented.value == false)
    #expect(log.take() == ["sheet disappears", "dismissed, false"])
    phone.screen.perform { isPresented.value = true }
    #expect(phone.buttons == ["Count 0", "Close"])
  }

  @Test("another item is another sheet; the same item with new contents is not")
  func itemChanges() {
    struct Root: View {
      @Bindable var item: TestValue<Item?>
      let log: EventLog

      var body: some View {
        Text("Below").sheet(item: $item.value, onDismiss: { log.add("dismissed") }) { item in
          Text(item.name)
          Content(log: log)
        }
      }
    }
    let item = TestValue<Item?>(nil)
    let log = EventLog()
    let phone = PhoneScreen(Root(item: item, log: log))
    phone.screen.perform { item.value = Item(id: 1, name: "One") }
    phone.tap("Count 0")
    phone.screen.perform { item.value = Item(id: 1, name: "Uno") }
    #expect(phone.texts.first == "Uno")
    #expect(phone.buttons.first == "Count 1")
    #expect(log.take() == ["sheet appears"])
    phone.screen.perform { item.value = Item(id: 2, name: "Two") }
    #expect(phone.texts.first == "Two")
    #expect(phone.buttons.first == "Count 0")
    #expect(log.take() == ["sheet disappears", "dismissed", "sheet appears"])
    phone.tap("Close")
    #expect(item.value == nil)
  }

  @Test("a sheet can present another one; dismissing the first takes both away")
  func nested() {
    struct Root: View {
      @Bindable var isPresented: TestValue<Bool>
      let log: EventLog

      var body: some View {
        Text("Below").sheet(isPresented: $isPresented.value) { First(log: log) }
      }
    }
    struct First: View {
      let log: EventLog
      @State private var isPresented = false

      var body: some View {
        Button("Second") { isPresented = true }
          .sheet(isPresented: $isPresented) { Content(log: log) }
      }
    }
    let isPresented = TestValue(true)
    let log = EventLog()
    let phone = PhoneScreen(Root(isPresented: isPresented, log: log))
    phone.tap("Second")
    #expect(phone.buttons == ["Count 0", "Close"])
    #expect(phone.screen.presentations?.presentations.count == 2)
    phone.tap("Close")
    #expect(phone.buttons == ["Second"])
    phone.tap("Second")
    phone.screen.perform { isPresented.value = false }
    #expect(phone.texts == ["Below"])
    #expect(phone.screen.presentations?.presentations.isEmpty == true)
  }

  @Test("of two presentations from one screen the second waits for the first, and is reported")
  func waiting() {
    struct Root: View {
      @Bindable var first: TestValue<Bool>
      @Bindable var second: TestValue<Bool>

      var body: some View {
        Text("Below")
          .sheet(isPresented: $first.value) { Text("First") }
          .sheet(isPresented: $second.value) { Text("Second") }
      }
    }
    let first = TestValue(true)
    let second = TestValue(true)
    let phone = PhoneScreen(Root(first: first, second: second))
    #expect(phone.texts == ["First"])
    #expect(phone.issues.count == 1)
    phone.screen.perform { first.value = false }
    #expect(phone.texts == ["Second"])
  }

  @Test(
    "the first presentation stays in front of a waiting one anywhere in the tree; a new screen begins with the first view"
  )
  func orderOfPresentations() {
    struct Root: View {
      @Bindable var first: TestValue<Bool>
      @Bindable var second: TestValue<Bool>

      var body: some View {
        VStack {
          Text("Upper").sheet(isPresented: $first.value) { Text("First") }
          Text("Lower").sheet(isPresented: $second.value) { Text("Second") }
        }
      }
    }
    let first = TestValue(false)
    let second = TestValue(true)
    let phone = PhoneScreen(Root(first: first, second: second))
    phone.screen.perform { first.value = true }
    #expect(phone.texts == ["Second"])
    // A new screen does not know which one was presented first.
    let new = PhoneScreen(Root(first: first, second: second))
    #expect(new.texts == ["First"])
    for phone in [phone, new] {
      phone.screen.perform { second.value = false }
      #expect(phone.texts == ["First"])
      phone.screen.perform { second.value = true }
    }
  }

  @Test("one presentation can follow another in a single change")
  func replacement() {
    struct Root: View {
      @Bindable var first: TestValue<Bool>
      @Bindable var second: TestValue<Bool>

      var body: some View {
        Text("Below")
          .sheet(isPresented: $first.value) { Text("First") }
          .sheet(isPresented: $second.value) { Text("Second") }
      }
    }
    let first = TestValue(true)
    let second = TestValue(false)
    let phone = PhoneScreen(Root(first: first, second: second))
    phone.screen.perform {
      first.value = false
      second.value = true
    }
    #expect(phone.texts == ["Second"])
    phone.screen.perform {
      first.value = true
      second.value = false
    }
    #expect(phone.texts == ["First"])
    #expect(phone.issues == [])
  }

  @Test(
    "detents determine the height of a sheet",
    arguments: [
      (PresentationDetent.medium, CGFloat(411)), (.height(200), 576 + 34), (.fraction(0.25), 617),
    ])
  func detents(_ detent: PresentationDetent, top: CGFloat) throws {
    let phone = PhoneScreen(
      Text("Below").sheet(isPresented: .constant(true)) {
        Text("Content").presentationDetents([detent, .large])
      })
    let sheet = try #require(phone.sheet)
    #expect(abs(sheet.frame.minY - top) <= 34)
    #expect(sheet.frame.maxY == 844)
  }

  @Test("a person dismisses a sheet by a swipe, unless that is disabled", arguments: [false, true])
  func interactiveDismissal(isDisabled: Bool) {
    let isPresented = TestValue(true)
    let phone = PhoneScreen(
      Text("Below").sheet(isPresented: isPresented.binding) {
        Text("Content").interactiveDismissDisabled(isDisabled)
      })
    phone.screen.perform { phone.screen.presentations?.dismissTopmost() }
    #expect(isPresented.value == isDisabled)
  }

  private func grabbers(_ change: @escaping (Text) -> some View) -> [CGRect] {
    let phone = PhoneScreen(Text("Below").sheet(isPresented: .constant(true)) { change(Text("Sheet")) })
    return phone.screen.frames(of: Color(uiColor: .tertiaryLabel))
  }

  @Test("the drag indicator is shown on request, or if the sheet has several heights")
  func dragIndicator() {
    #expect(grabbers { $0 }.isEmpty)
    #expect(grabbers { $0.presentationDragIndicator(.visible) }.count == 1)
    #expect(grabbers { $0.presentationDetents([.medium, .large]) }.count == 1)
    #expect(grabbers { $0.presentationDetents([.medium, .large]).presentationDragIndicator(.hidden) }.isEmpty)
  }

  @Test("the content of a sheet determines its background and corners")
  func background() {
    func frames(_ change: @escaping (Text) -> some View) -> [CGRect] {
      PhoneScreen(Text("Below").sheet(isPresented: .constant(true)) { change(Text("Sheet")) }).screen.frames(of: .red)
    }
    let whole = CGRect(x: 0, y: 57, width: 390, height: 787)
    #expect(frames { $0.presentationBackground(.red) } == [whole])
    #expect(frames { $0.presentationBackground { Color.red } } == [whole])
    #expect(frames { $0.presentationBackground(alignment: .top) { Color.red.frame(height: 9) } }.map(\.maxY) == [66])
  }

  @Test("the content of a sheet determines its corner radius")
  func cornerRadius() throws {
    func path(_ radius: CGFloat?) throws -> String {
      let phone = PhoneScreen(
        Text("Below").sheet(isPresented: .constant(true)) { Color.red.presentationCornerRadius(radius) })
      return try #require(
        phone.screen.displayList().items.compactMap { item -> String? in
          guard case .group(let group, _) = item.content, let clip = group.clip else { return nil }
          return "\(clip)"
        }.last)
    }
    #expect(try path(nil) == path(nil))
    #expect(try path(40) != path(nil))
    #expect(try path(40) != path(20))
  }

  @Test("the view behind a sheet accepts interaction if the sheet's content allows it at its height")
  func backgroundInteraction() {
    func taps(_ interaction: PresentationBackgroundInteraction) -> Int {
      let log = EventLog()
      let phone = PhoneScreen(
        Color.red.onTapGesture { log.add("tap") }
          .sheet(isPresented: .constant(true)) {
            Text("Sheet")
              .presentationDetents([.height(200)])
              .presentationBackgroundInteraction(interaction)
              .interactiveDismissDisabled()
          })
      phone.screen.tap(at: CGPoint(x: 195, y: 200))
      return log.lines.count
    }
    #expect(taps(.automatic) == 0)
    #expect(taps(.disabled) == 0)
    #expect(taps(.enabled) == 1)
    #expect(taps(.enabled(upThrough: .height(300))) == 1)
    #expect(taps(.enabled(upThrough: .height(100))) == 0)
  }

  @Test("an upward drag over content enlarges a sheet first, unless the content scrolls first")
  func contentInteraction() {
    func swiped(_ behavior: PresentationContentInteraction, detents: Set<PresentationDetent>) -> (CGFloat?, CGFloat) {
      let phone = PhoneScreen(
        Text("Below").sheet(isPresented: .constant(true)) {
          ScrollView { Color.red.frame(height: 3000) }
            .presentationDetents(detents)
            .presentationContentInteraction(behavior)
        })
      phone.screen.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 450))
      return (phone.sheet?.frame.minY, phone.screen.scroll.offset.y)
    }
    let both: Set<PresentationDetent> = [.medium, .large]
    let large = swiped(.scrolls, detents: [.large])
    #expect(large.1 > 0)
    #expect(swiped(.automatic, detents: both) == (large.0, 0))
    #expect(swiped(.resizes, detents: both) == (large.0, 0))
    let scrolled = swiped(.scrolls, detents: both)
    #expect(scrolled.0 ?? 0 > large.0 ?? 0)
    #expect(scrolled.1 > 0)
  }

  @Test("a sheet whose content and dismissal action are passed as values")
  func values() {
    let isPresented = TestValue(true)
    let log = EventLog()
    func content() -> Text { Text("Sheet") }
    func ended() { log.add("ended") }
    struct Plain: View {
      @Bindable var isPresented: TestValue<Bool>
      let content: () -> Text
      let ended: (() -> Void)?
      var body: some View {
        if let ended {
          Text("Below").sheet(isPresented: $isPresented.value, onDismiss: ended, content: content)
        } else {
          Text("Below").sheet(isPresented: $isPresented.value, content: content)
        }
      }
    }
    #expect(PhoneScreen(Plain(isPresented: isPresented, content: content, ended: nil)).texts == ["Sheet"])
    let phone = PhoneScreen(Plain(isPresented: isPresented, content: content, ended: ended))
    phone.screen.perform { isPresented.value = false }
    #expect(phone.texts == ["Below"])
    #expect(log.lines == ["ended"])
  }

  @Test("a sheet for an item has the item, and ends with it")
  func item() {
    struct Root: View {
      @Bindable var item: TestValue<Item?>
      var body: some View { Text("Below").sheet(item: $item.value) { Text($0.name) } }
    }
    let item = TestValue<Item?>(Item(id: 1, name: "One"))
    let phone = PhoneScreen(Root(item: item))
    #expect(phone.texts == ["One"])
    phone.screen.perform { item.value = nil }
    #expect(phone.texts == ["Below"])
  }

  private struct Shown: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var size
    var body: some View { Text(verbatim: "\(scheme) \(locale.identifier) \(size)") }
  }

  @Test("a presentation follows the scheme, the locale and the text size of its window")
  func environmentReachesSheet() {
    let screen = SwiftUI.Screen.phone()
    screen.show(
      Text("Base").sheet(isPresented: .constant(true)) { Shown().sheet(isPresented: .constant(true)) { Shown() } })
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    environment.locale = Locale(identifier: "de_DE")
    environment.dynamicTypeSize = .xLarge
    screen.setEnvironment(environment)
    let fresh = SwiftUI.Screen.phone { $0 = environment }
    fresh.show(
      Text("Base").sheet(isPresented: .constant(true)) { Shown().sheet(isPresented: .constant(true)) { Shown() } })
    #expect(screen.nodes.compactMap(\.label).contains("dark de_DE xLarge"))
    #expect("\(screen.displayList().items)" == "\(fresh.displayList().items)")
  }
}
