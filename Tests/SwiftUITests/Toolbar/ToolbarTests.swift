import Testing

@testable import SwiftUI

@Suite("Toolbars") @MainActor
struct ToolbarTests {
  struct Actions: ToolbarContent {
    @State private var count = 0

    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarTrailing) { Button("Count \(count)") { count += 1 } }
    }
  }

  struct Screen: View {
    @Bindable var isEditing: TestValue<Bool>

    var body: some View {
      NavigationStack {
        Text("Content")
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            if isEditing.value {
              ToolbarItem { Button("Undo") {} }
            }
            Actions()
          }
      }
    }
  }

  @Test("items stand in the bar in the places that they ask for")
  func placements() throws {
    let phone = PhoneScreen(Screen(isEditing: TestValue(false)))
    #expect(phone.buttons == ["Cancel", "Count 0", "Save"])
    let cancel = try #require(phone.node(.button, "Cancel"))
    let save = try #require(phone.node(.button, "Save"))
    let title = try #require(phone.node(.staticText, "Title"))
    #expect(cancel.frame.minX == 16)
    #expect(abs(save.frame.maxX - 374) < 0.5)
    #expect(abs(title.frame.midX - 195) < 0.5)
    #expect(abs(title.frame.midY - (47 + 22)) < 1)
    #expect(phone.node(.navigationBar)?.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
  }

  @Test("items come and go, and keep state of their own")
  func conditionalItems() {
    let isEditing = TestValue(false)
    let phone = PhoneScreen(Screen(isEditing: isEditing))
    phone.tap("Count 0")
    phone.host.perform { isEditing.value = true }
    #expect(phone.buttons == ["Cancel", "Undo", "Count 1", "Save"])
    phone.host.perform { isEditing.value = false }
    #expect(phone.buttons == ["Cancel", "Count 1", "Save"])
    #expect(phone.issues == [])
  }

  @Test("items follow the state of the view that declares them")
  func itemsFollowState() {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        NavigationStack {
          Text("Count is \(count)")
            .toolbar { Button("Add") { count += 1 } }
            .navigationTitle("Count \(count)")
        }
      }
    }
    let phone = PhoneScreen(Counter())
    phone.tap("Add")
    phone.tap("Add")
    #expect(phone.texts == ["Count 2", "Count is 2"])
    #expect(phone.labels(.navigationBar) == ["Count 2"])
  }

  @Test("the bottom bar takes room from the screen")
  func bottomBar() throws {
    let phone = PhoneScreen(
      NavigationStack {
        Color.red
          .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Left") {}
              Spacer()
              Button("Right") {}
            }
          }
      })
    let left = try #require(phone.node(.button, "Left"))
    let right = try #require(phone.node(.button, "Right"))
    #expect(left.frame.minX == 16)
    #expect(abs(right.frame.maxX - 374) < 0.5)
    #expect(left.frame.midY > 766 && left.frame.midY < 810)
  }

  @Test("items of the first SwiftUI stand at both ends")
  func barItems() {
    let phone = PhoneScreen(
      NavigationView {
        Text("Content").navigationBarItems(leading: Button("Menu") {}, trailing: Button("Add") {})
      })
    #expect(phone.buttons == ["Menu", "Add"])
  }

  @Test("a hidden bar takes no room")
  func hiddenBar() {
    let phone = PhoneScreen(
      NavigationStack { Text("Content").navigationTitle("Title").toolbar(.hidden, for: .navigationBar) })
    #expect(phone.labels(.navigationBar) == [])
    #expect(phone.texts == ["Content"])
  }
}
