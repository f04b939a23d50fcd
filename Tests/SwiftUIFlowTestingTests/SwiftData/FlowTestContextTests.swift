#if os(Linux)
  import SwiftData
  import SwiftUI
  import SwiftUIFlowTesting
  import Testing

  @Model
  final class StoredNote {
    var title: String

    init(_ title: String) { self.title = title }
  }

  @Suite("Flows over SwiftData") @MainActor
  struct FlowTestContextTests {
    private struct Notes: View {
      @Environment(\.modelContext) private var context
      @Query(sort: \StoredNote.title) private var notes: [StoredNote]

      var body: some View {
        VStack {
          ForEach(notes) { Text($0.title) }
          Button("Add") { context.insert(StoredNote("note \(notes.count)")) }
        }
      }
    }

    @Test("a step's button inserts into the flow's context, and the view shows it")
    func insertion() throws {
      let store = try FlowTestContext(for: [StoredNote.self])
      store.modelContext.insert(StoredNote("first"))
      let results = FlowTester(
        name: "notes", model: ShopModel(), configuration: .withModelContainer(store.modelContainer)
      ) { _ in Notes() }
      .step("added") { _, app in app.buttons["Add"].tap() }
      .step(
        "seen",
        assertions: [
          FlowAssertion("texts") { _, app in
            #expect(app.staticTexts["first"].exists)
            #expect(app.staticTexts["note 1"].exists)
          }
        ]
      )
      .run(snapshotMode: .disabled)
      #expect(results.flatMap(\.failures).isEmpty)
      #expect(try store.modelContext.fetchCount(FetchDescriptor<StoredNote>()) == 2)
    }
  }
#endif
