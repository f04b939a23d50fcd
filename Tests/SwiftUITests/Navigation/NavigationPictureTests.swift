import Testing

@testable import SwiftUI

/// Pictures for visual inspection; they are written if `PICTURE_FOLDER` is set.
@Suite("Pictures of navigation and presentations") @MainActor
struct NavigationPictureTests {
  struct Mailboxes: View {
    @Bindable var path: TestValue<[String]>
    let boxes = ["Inbox", "Drafts", "Sent", "Archive"]

    var body: some View {
      NavigationStack(path: $path.value) {
        VStack(alignment: .leading, spacing: 16) {
          ForEach(boxes, id: \.self) { box in
            NavigationLink(value: box) {
              HStack {
                Label(box, systemImage: "envelope")
                Spacer()
              }
            }
          }
          Spacer()
        }
        .padding()
        .navigationTitle("Mailboxes")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItem(placement: .primaryAction) { Button("New", systemImage: "square.and.pencil") {} }
          ToolbarItem(placement: .bottomBar) { Button("Filter", systemImage: "line.3.horizontal.decrease.circle") {} }
          ToolbarItem(placement: .status) { Text("Updated just now").font(.footnote) }
        }
        .navigationDestination(for: String.self) { box in
          Text("Messages in \(box)")
            .navigationTitle(box)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Done") {} }
        }
      }
      .tint(.indigo)
    }
  }

  @Test("a stack with a large title, and a pushed screen", arguments: [ColorScheme.light, .dark])
  func stack(_ colorScheme: ColorScheme) throws {
    let path = TestValue<[String]>([])
    let phone = PhoneScreen(colorScheme: colorScheme)
    phone.screen.show(Mailboxes(path: path))
    try phone.savePicture("stack-\(colorScheme)")
    phone.screen.perform { path.value = ["Inbox"] }
    try phone.savePicture("pushed-\(colorScheme)")
    #expect(phone.texts.contains("Messages in Inbox"))
    #expect(phone.issues == [])
  }

  @Test("a sheet with its own bar", arguments: [ColorScheme.light, .dark])
  func sheet(_ colorScheme: ColorScheme) throws {
    let phone = PhoneScreen(colorScheme: colorScheme)
    phone.screen.show(
      Mailboxes(path: TestValue([])).sheet(isPresented: .constant(true)) {
        NavigationStack {
          Text("A new message")
            .navigationTitle("Message")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Send") {} }
            }
        }
        .presentationDetents([.medium, .large])
      })
    try phone.savePicture("sheet-\(colorScheme)")
    #expect(phone.sheet != nil)
    #expect(phone.buttons.suffix(2) == ["Cancel", "Send"])
    #expect(phone.issues == [])
  }

  @Test("alerts with two and with three buttons, and a dialogue", arguments: [ColorScheme.light, .dark])
  func alerts(_ colorScheme: ColorScheme) throws {
    let phone = PhoneScreen(colorScheme: colorScheme)
    phone.screen.show(
      Mailboxes(path: TestValue([])).alert("Delete this message?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It is removed from all your devices.")
      })
    try phone.savePicture("alert-\(colorScheme)")

    let dialog = PhoneScreen(colorScheme: colorScheme)
    dialog.screen.show(
      Mailboxes(path: TestValue([])).confirmationDialog(
        "Move it?", isPresented: .constant(true), titleVisibility: .visible
      ) {
        Button("Archive") {}
        Button("Delete", role: .destructive) {}
      } message: {
        Text("Messages in the archive are kept for ever.")
      })
    try dialog.savePicture("dialog-\(colorScheme)")

    let login = PhoneScreen(colorScheme: colorScheme)
    login.screen.show(
      Mailboxes(path: TestValue([])).alert("Log in", isPresented: .constant(true)) {
        TextField("Name", text: .constant("Ann"))
        TextField("Password", text: .constant(""))
        Button("Log in") {}
        Button("I have no account") {}
        Button("Cancel", role: .cancel) {}
      })
    try login.savePicture("login-\(colorScheme)")
  }

  @Test("tabs with lists in navigation stacks, and pages", arguments: [ColorScheme.light, .dark])
  func tabs(_ colorScheme: ColorScheme) throws {
    struct Order: Hashable {
      let number: Int
    }
    let phone = PhoneScreen(colorScheme: colorScheme)
    phone.screen.show(
      TabView {
        NavigationStack {
          List {
            Section("Recent") {
              ForEach(1..<4, id: \.self) { NavigationLink("Order \($0)", value: Order(number: $0)) }
            }
            Section("Older") {
              ForEach(4..<8, id: \.self) { NavigationLink("Order \($0)", value: Order(number: $0)).badge($0) }
            }
          }
          .navigationTitle("Orders")
          .toolbar { EditButton() }
        }
        .tabItem { Label("Orders", systemImage: "bag") }
        .badge(3)
        Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
        Text("Settings").tabItem {
          Image(systemName: "gear")
          Text("Settings")
        }
      })
    try phone.savePicture("tabs-\(colorScheme)")
    #expect(phone.tabs.map(\.label) == ["Orders", "Search", "Settings"])
    #expect(phone.texts.contains("OLDER"))
    #expect(phone.issues == [])

    let pages = PhoneScreen(colorScheme: colorScheme)
    pages.screen.show(
      TabView {
        ForEach([Color.red, .green, .blue], id: \.self) { color in
          RoundedRectangle(cornerRadius: 20).fill(color).padding(40)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always)))
    try pages.savePicture("pages-\(colorScheme)")
  }
}
