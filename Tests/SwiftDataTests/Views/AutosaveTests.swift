import FlowFoundation
import SwiftData
import Testing

@testable import SwiftUI

@Suite("Autosave") @MainActor
struct AutosaveTests {
  struct Adder: View {
    @Environment(\.modelContext) private var context
    @Query private var trips: [Trip]

    var body: some View {
      Text("\(trips.count) \(context.hasChanges ? "changed" : "saved")")
      Button("Add") { context.insert(Trip("Trip \(trips.count + 1)")) }
    }
  }

  private func stored(_ container: ModelContainer) throws -> Int {
    try ModelContext(container).fetchCount(FetchDescriptor<Trip>())
  }

  @Test("changes of an event are saved on the screen's clock after it")
  func event() throws {
    let container = try makeContainer(Trip.self)
    let screen = makeScreen(Adder().modelContainer(container))
    screen.tap("Add")
    #expect(container.mainContext.hasChanges)
    #expect(screen.activity.timers == 1)
    screen.advance(by: 0.001)
    #expect(!container.mainContext.hasChanges)
    #expect(screen.activity.timers == 0)
    #expect(try stored(container) == 1)
    for _ in 0..<3 { screen.tap("Add") }
    #expect(screen.activity.timers == 1)
    screen.advance(by: 0.001)
    #expect(try stored(container) == 4)
  }

  @Test("a screen that is gone before it saved leaves that to the next one")
  func nextScreen() throws {
    let container = try makeContainer(Trip.self)
    makeScreen(Adder().modelContainer(container)).tap("Add")
    let screen = makeScreen(Adder().modelContainer(container))
    screen.tap("Add")
    screen.advance(by: 0.001)
    #expect(try stored(container) == 2)
  }

  @Test("without a screen, changes are saved when the main thread is free")
  func noScreen() async throws {
    let container = try makeContainer(Trip.self)
    container.mainContext.insert(Trip("Rome"))
    #expect(try stored(container) == 0)
    while container.mainContext.hasChanges { await Task.yield() }
    #expect(try stored(container) == 1)
  }

  @Test("a context besides that of views saves automatically only if it is asked to", arguments: [true, false])
  func otherContext(isEnabled: Bool) throws {
    let container = try makeContainer(Trip.self)
    let context = ModelContext(container)
    context.autosaveEnabled = isEnabled
    let screen = makeScreen(Text("a"))
    screen.perform { context.insert(Trip("Rome")) }
    screen.advance(by: 0.001)
    #expect(context.hasChanges == !isEnabled)
    #expect(try stored(container) == (isEnabled ? 1 : 0))
  }

  @Test("an app that goes to the background saves")
  func background() throws {
    let container = try makeContainer(Trip.self)
    let screen = makeScreen(Adder().modelContainer(container))
    screen.tap("Add")
    screen.perform { NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil) }
    #expect(try stored(container) == 1)
  }

  @Test("with isAutosaveEnabled: false, only save() saves", arguments: [true, false])
  func disabled(isEnabled: Bool) throws {
    let container = try makeContainer(Trip.self)
    container.mainContext.autosaveEnabled = isEnabled
    let screen = makeScreen(Adder().modelContainer(container))
    screen.tap("Add")
    screen.advance(by: 1)
    screen.perform { NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil) }
    #expect(try stored(container) == (isEnabled ? 1 : 0))
    #expect(container.mainContext.hasChanges == !isEnabled)
  }
}
