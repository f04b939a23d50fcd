#if os(Linux)
  import SwiftUI
  import Testing

  @testable import Axt

  @Suite("Native controls") @MainActor
  struct NativeControlTests {
    @Test("native controls expose their values and actions")
    func nativeControls() async throws {
      let test = await AxtTest.host(Controls())
      #expect(
        test.hierarchy == """
          → app
            → counter label="Counter: 0"
            → tap_button label="Tap me" action
            → more_link label="More" action
            → name_field label="Name" value="" action
          """)
      test.find(id: "tap_button")?.performAction()
      #expect(test.find(id: "counter")?.label == "Counter: 1")
      test.find(id: "name_field")?.setValue("Ann")
      await AxtTest.yield()
      #expect(test.find(id: "name_field")?.value as? String == "Ann")
    }

    private struct Controls: View {
      @State private var name = ""
      @State private var count = 0

      var body: some View {
        NavigationStack {
          VStack {
            Text("Counter: \(count)").axt(.text, "counter")
            Button("Tap me") { count += 1 }.buttonStyle(.bordered).tint(.red).axt(.button, "tap_button")
            NavigationLink("More", destination: Text("There")).axt(.navigationLink, "more_link")
            TextField("Name", text: $name).axt(.textField, "name_field")
          }
        }
      }
    }
  }
#endif
