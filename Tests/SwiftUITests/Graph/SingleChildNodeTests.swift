import Testing

@testable import SwiftUI

@Suite("Nodes with one child") @MainActor
struct SingleChildNodeTests {
  @Test("the items of a toolbar are not rows of the list that declares them")
  func toolbarInList() {
    let phone = PhoneScreen(
      NavigationStack {
        List {
          Text("First").toolbar { Button("Add") {} }
          Text("Second")
        }
      })
    #expect(phone.screen.rows.count == 2)
    #expect(phone.texts == ["First", "Second"])
    #expect(phone.buttons == ["Add"])
  }

  struct Rows: View {
    @Bindable var count: TestValue<Int>

    var body: some View {
      List {
        Text("First").sheet(isPresented: .constant(true)) { Text("Sheet") }
        ForEach(0..<count.value, id: \.self) { Text("Row \($0)") }
      }
    }
  }

  @Test("a sheet is not a row of the list that presents it")
  func sheetInList() {
    let count = TestValue(1)
    let phone = PhoneScreen(Rows(count: count))
    #expect(phone.screen.rows.count == 2)
    phone.screen.perform { count.value = 2 }
    #expect(phone.screen.rows.count == 3)
  }

  @Test("a view that shows nothing appears, with a toolbar or a sheet as well")
  func nothing() {
    let log = EventLog()
    _ = PhoneScreen(
      NavigationStack {
        VStack {
          EmptyView().toolbar { Button("Add") {} }.onAppear { log.add("toolbar") }
          EmptyView().sheet(isPresented: .constant(true)) { Text("Sheet") }.onAppear { log.add("sheet") }
        }
      })
    #expect(Set(log.lines) == ["toolbar", "sheet"])
  }
}
