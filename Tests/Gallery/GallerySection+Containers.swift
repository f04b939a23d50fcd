import SwiftUI

extension GallerySection {
  static let lists = GallerySection(
    title: "Lists",
    pages: [
      GalleryPage(whole: "inset grouped") { rows.listStyle(.insetGrouped) },
      GalleryPage(whole: "grouped") { rows.listStyle(.grouped) },
      GalleryPage(whole: "plain") { rows.listStyle(.plain) },
      GalleryPage(whole: "sidebar") { rows.listStyle(.sidebar) },
      GalleryPage(whole: "editing") {
        List {
          ForEach(["One", "Two"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
        }
        .environment(\.editMode, .constant(.active))
      },
      GalleryPage(whole: "form") {
        Form {
          Section("Account") {
            TextField("Name", text: .constant("Ada"))
            SecureField("Password", text: .constant("secret"))
            Toggle("Notifications", isOn: .constant(true))
          }
          Section {
            Picker("Language", selection: .constant(1)) { Text("English").tag(1) }
            Stepper("Copies: 2", value: .constant(2))
            DatePicker("Due", selection: .constant(Date(timeIntervalSinceReferenceDate: 190_000_000)))
            Slider(value: .constant(0.5))
            Button("Save") {}
            Button("Delete", role: .destructive) {}
          } footer: {
            Text("A footer that says what the section is for.")
          }
        }
      },
      GalleryPage(whole: "table") { GalleryTable() },
      GalleryPage(whole: "unavailable") {
        ContentUnavailableView("No results", systemImage: "magnifyingglass", description: Text("Try another word."))
      },
    ])

  @MainActor private static var rows: some View {
    List {
      Section("Header") {
        Text("Row")
        Label("Label", systemImage: "star")
        LabeledContent("Name", value: "Value")
        NavigationLink("Link", value: 1)
        Text("Badge").badge(3)
        Toggle("Toggle", isOn: .constant(true))
        VStack(alignment: .leading) {
          Text("Title")
          Text("Subtitle").font(.subheadline).foregroundStyle(.secondary)
        }
      }
      Section {
        Text("Row")
        Button("Button") {}
      } footer: {
        Text("Footer")
      }
    }
  }

  static let navigation = GallerySection(
    title: "Navigation",
    pages: [
      GalleryPage(whole: "large title") {
        NavigationStack {
          List(1..<8) { Text("Row \($0)") }
            .navigationTitle("Title")
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
              ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
            }
        }
      },
      GalleryPage(whole: "inline title and toolbar") {
        NavigationStack(path: .constant(NavigationPath([1]))) {
          Text("Root").navigationTitle("Root")
            .navigationDestination(for: Int.self) { number in
              Text("Screen \(number)").navigationTitle("Screen").navigationBarTitleDisplayMode(.inline)
                .toolbar {
                  ToolbarItemGroup(placement: .bottomBar) {
                    Button("Share", systemImage: "square.and.arrow.up") {}
                    Spacer()
                    Button("Trash", systemImage: "trash") {}
                  }
                }
            }
        }
      },
      GalleryPage(whole: "search") {
        NavigationStack {
          List(1..<5) { Text("Row \($0)") }.navigationTitle("Search").searchable(text: .constant(""))
        }
      },
      GalleryPage(whole: "search in scopes") { GalleryScopes() },
      GalleryPage(whole: "columns") { GalleryColumns() },
      GalleryPage(whole: "inspector") {
        NavigationStack { Text("Content").navigationTitle("Content") }
          .inspector(isPresented: .constant(true)) { Text("Inspector") }
      },
      GalleryPage(whole: "more tabs") { GalleryTabs() },
      GalleryPage(whole: "tabs") {
        TabView {
          Tab("Home", systemImage: "house") { List(1..<30) { Text("Row \($0)") } }
          Tab("Favorites", systemImage: "heart") { Text("b") }.badge(2)
          Tab("Settings", systemImage: "gear") { Text("c") }
        }
      },
      GalleryPage(whole: "pages") {
        TabView {
          Color.blue
          Color.green
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
      },
    ])

  static let presentations = GallerySection(
    title: "Presentations",
    pages: [
      GalleryPage(whole: "sheet") {
        background.sheet(isPresented: .constant(true)) { NavigationStack { Text("Sheet").navigationTitle("Sheet") } }
      },
      GalleryPage(whole: "sheet of half height") {
        background.sheet(isPresented: .constant(true)) { Text("Sheet").presentationDetents([.medium, .large]) }
      },
      GalleryPage(whole: "alert") {
        background.alert("Delete?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("This cannot be undone.")
        }
      },
      GalleryPage(whole: "confirmation dialog") {
        background.confirmationDialog("Photo", isPresented: .constant(true), titleVisibility: .visible) {
          Button("Take a photo") {}
          Button("Remove", role: .destructive) {}
        }
      },
      GalleryPage(whole: "popover") {
        Text("Anchor").popover(isPresented: .constant(true)) {
          Text("Popover").padding().presentationCompactAdaptation(.popover)
        }
      },
    ])

  @MainActor private static var background: some View {
    NavigationStack { List(1..<20) { Text("Row \($0)") }.navigationTitle("Behind") }
  }
}
