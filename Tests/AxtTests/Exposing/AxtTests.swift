#if os(Linux)
  import SwiftUI
  import Testing

  @testable import Axt

  @Suite("Axt", .serialized) @MainActor
  struct AxtTests {
    @Test("the hierarchy is printed as the README shows it")
    func hierarchy() async {
      let test = await AxtTest.host(TogglesView())
      #expect(
        test.hierarchy == """
          → app
            → toggle_1 label="1" value=false action
            → show_more label="Show more" value=false action
          """)
    }

    @Test("an action changes the state of the view, and a stored element follows it")
    func actions() async throws {
      let test = await AxtTest.host(TogglesView())
      let more = try #require(test.find(id: "show_more"))
      #expect(more.value as? Bool == false)
      more.performAction()
      #expect(more.value as? Bool == true)
      #expect(test.find(id: "toggle_2")?.label == "2")
    }

    @Test("an element exists as long as its view does")
    func existence() async throws {
      let test = await AxtTest.host(TogglesView())
      test.find(id: "show_more")?.performAction()
      let second = try #require(test.find(id: "toggle_2"))
      #expect(second.exists)
      test.find(id: "show_more")?.performAction()
      #expect(!second.exists)
      #expect(second.label == nil)
      #expect(second.id == "toggle_2")
    }

    @Test("the updates of an action without yielding are applied after a wait")
    func waiting() async throws {
      let test = await AxtTest.host(TogglesView())
      test.find(id: "show_more")?.performActionWithoutYielding()
      let second = try await test.waitForElement(id: "toggle_2", timeout: 1)
      #expect(second.exists)
    }

    @Test("a wait that times out throws")
    func timeOut() async throws {
      let test = await AxtTest.host(TogglesView())
      await #expect(throws: TimeOut.self) { _ = try await test.waitForElement(id: "toggle_2", timeout: 1) }
      await #expect(throws: TimeOut.self) { try await test.waitForUpdate(timeout: 1) }
    }

    private struct Reusable: View {
      @State private var count = 0

      var body: some View {
        HStack {
          Button("Tap me!") { count += 1 }
            .testData(label: "inner", action: { count += 1 })
            .testId("my_button", label: "outer")
          Color.blue.axt("blue")
          Color.red.axt("red", value: "rot")
        }
        .axt("colors")
        .axt(insert: "count", when: count > 0, value: count)
      }
    }

    @Test("values without an identifier are merged into the view around them, whose own values take precedence")
    func placeholders() async throws {
      let test = await AxtTest.host(Reusable())
      #expect(
        test.hierarchy == """
          → app
            → colors
              → my_button label="outer" action
              → blue
              → red value="rot"
          """)
      test.find(id: "my_button")?.performAction()
      #expect(test.find(id: "count")?.value as? Int == 1)
    }

    @Test("children, all and findAll leave the element itself out, find does not")
    func traversing() async throws {
      let test = await AxtTest.host(Reusable())
      #expect(test.children.map(\.id) == ["colors"])
      #expect(test.all.map(\.id) == ["colors", "my_button", "blue", "red"])
      #expect(test.find(id: "app")?.id == "app")
      #expect(test.findAll(id: "app").isEmpty)
      #expect(test.findAll(id: "blue").count == 1)
    }

    private struct Presenting: View {
      @State private var isPresented = false

      var body: some View {
        Button("...") { isPresented = true }
          .testId("more_button", type: .button)
          .sheet(isPresented: $isPresented) {
            Button("Close") { isPresented = false }.axt(.button, "close").hostAxtSheet()
          }
      }
    }

    @Test("the content of a sheet is a separate test while it is presented")
    func sheets() async throws {
      let test = await AxtTest.host(Presenting())
      #expect(AxtTest.sheets.isEmpty)
      test.find(id: "more_button")?.performAction()
      let sheet = try #require(AxtTest.sheets.first?.value)
      #expect(test.find(id: "close") == nil)
      try #require(sheet.find(id: "close")).performAction()
      #expect(AxtTest.sheets.isEmpty)
      #expect(!sheet.exists)
    }
  }
#endif
