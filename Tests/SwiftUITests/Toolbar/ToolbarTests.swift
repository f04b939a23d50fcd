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

  @Test("items are at their requested placements in the bar")
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

  @Test("items are added and removed, and keep their state")
  func conditionalItems() {
    let isEditing = TestValue(false)
    let phone = PhoneScreen(Screen(isEditing: isEditing))
    phone.tap("Count 0")
    phone.screen.perform { isEditing.value = true }
    #expect(phone.buttons == ["Cancel", "Undo", "Count 1", "Save"])
    phone.screen.perform { isEditing.value = false }
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

  @Test("the bottom bar reduces the screen's space")
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

  @Test("a hidden bar takes no space")
  func hiddenBar() {
    let phone = PhoneScreen(
      NavigationStack { Text("Content").navigationTitle("Title").toolbar(.hidden, for: .navigationBar) })
    #expect(phone.labels(.navigationBar) == [])
    #expect(phone.texts == ["Content"])
  }

  private func screen(_ change: @escaping (Text) -> some View) -> PhoneScreen {
    PhoneScreen(NavigationStack { change(Text("Content")) })
  }

  private func pushed(_ change: @escaping (Text) -> some View) -> PhoneScreen {
    PhoneScreen(
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationTitle("Home")
          .navigationDestination(for: Int.self) { _ in change(Text("Content")) }
      })
  }

  @Test("the back button of an editor has no title")
  func role() throws {
    #expect(pushed { $0 }.screen.frame(ofText: "Home") == nil)
    let width = { (phone: PhoneScreen) in phone.nodes.first { $0.role == .button }?.frame.width ?? 0 }
    #expect(width(pushed { $0.toolbarRole(.editor) }) < width(pushed { $0 }))
    #expect(width(pushed { $0.toolbarRole(.automatic) }) == width(pushed { $0 }))
  }

  @Test("the title's menu opens beside the title")
  func titleMenu() throws {
    let log = EventLog()
    let phone = screen {
      $0.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbarTitleMenu { Button("Rename") { log.add("rename") } }
    }
    let title = try #require(phone.node(.staticText, "Title") ?? phone.node(.staticText, "Title"))
    let menu = try #require(phone.node(.button))
    #expect(menu.frame.minX >= title.frame.maxX)
    phone.tap(menu.label ?? "")
    phone.tap("Rename")
    #expect(log.lines == ["rename"])
  }

  @Test("a screen determines the visibility of its bar")
  func visibility() {
    #expect(screen { $0.navigationTitle("Title") }.labels(.navigationBar) == ["Title"])
    let hidden = screen { $0.navigationTitle("Title").toolbarVisibility(.hidden, for: .navigationBar) }
    #expect(hidden.labels(.navigationBar) == [])
    let other = screen { $0.navigationTitle("Title").toolbarVisibility(.hidden, for: .bottomBar) }
    #expect(other.labels(.navigationBar) == ["Title"])
  }

  @Test("the display mode of the title determines its position")
  func titleDisplayMode() throws {
    func height(_ mode: ToolbarTitleDisplayMode) throws -> CGFloat {
      try #require(
        screen { $0.navigationTitle("Title").toolbarTitleDisplayMode(mode) }.node(.navigationBar)?.frame.height)
    }
    #expect(try height(.inline) == 44)
    #expect(try height(.large) == 44 + 52)
    #expect(try height(.automatic) == 44 + 52)
    #expect(try height(.inlineLarge) == 44)
  }

  @Test("the background of a bar is drawn where it is visible")
  func background() {
    func frames(_ change: @escaping (Text) -> some View) -> [CGRect] { screen { change($0) }.screen.frames(of: .red) }
    let bar = CGRect(x: 0, y: 0, width: 390, height: 91)
    func inline(_ text: Text) -> some View { text.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
    #expect(frames { inline($0).toolbarBackground(.red, for: .navigationBar) } == [])
    #expect(
      frames {
        inline($0).toolbarBackground(.red, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)
      } == [bar])
    #expect(
      frames {
        inline($0).toolbarBackground(.red, for: .navigationBar).toolbarBackgroundVisibility(
          .visible, for: .navigationBar)
      } == [bar])
    #expect(
      frames {
        inline($0).toolbarBackground(.red, for: .navigationBar).toolbarBackgroundVisibility(
          .hidden, for: .navigationBar)
      } == [])
  }

  @Test("the title of a bar takes the bar's colour scheme")
  func colorScheme() throws {
    func scheme(_ change: @escaping (Text) -> some View) throws -> ColorScheme {
      let phone = screen { change($0).navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
      let frame = try #require(phone.node(.navigationBar)?.frame)
      let title = try #require(
        phone.screen.elements.first { $0.pathName == "Text" && frame.contains($0.frameOnScreen) })
      return title.environment.colorScheme
    }
    #expect(try scheme { $0 } == .light)
    #expect(try scheme { $0.toolbarColorScheme(.dark, for: .navigationBar) } == .dark)
  }

  @Test("an item of the first SwiftUI at the trailing end alone")
  func trailingItem() throws {
    let phone = PhoneScreen(NavigationView { Text("a").navigationBarItems(trailing: Button("Add") {}) })
    #expect(try #require(phone.node(.button, "Add")).frame.maxX > 300)
  }

  @Test("a group of items has one placement, and a label when it is collapsed")
  func itemGroup() {
    let phone = screen {
      $0.toolbar {
        ToolbarItemGroup {
          Button("One") {}
          Button("Two") {}
        }
      }
    }
    #expect(phone.buttons == ["One", "Two"])
  }

  @Test("the background of the bottom bar is drawn where it is visible")
  func bottomBarBackground() throws {
    func frames(_ visibility: Visibility) -> [CGRect] {
      screen {
        $0.toolbar { ToolbarItem(placement: .bottomBar) { Button("Edit") {} } }
          .toolbarBackground(.red, for: .bottomBar).toolbarBackgroundVisibility(visibility, for: .bottomBar)
      }.screen.frames(of: .red)
    }
    let bar = try #require(frames(.automatic).first)
    #expect(bar.minX == 0 && bar.width == 390 && bar.maxY == 844)
    #expect(frames(.visible) == [bar])
    #expect(frames(.hidden) == [])
  }

  @Test("a flexible spacer takes the space that the other items leave, a fixed one does not")
  func spacers() throws {
    func right(_ sizing: SpacerSizing) throws -> CGFloat {
      let phone = screen {
        $0.toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Left") {} }
          ToolbarSpacer(sizing, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("Right") {} }
        }
      }
      return try #require(phone.node(.button, "Right")).frame.maxX
    }
    #expect(try abs(right(.flexible) - 374) < 0.5)
    #expect(try right(.fixed) < 300)
  }

  @Test("an item that is not shown by default is shown, with a warning")
  func itemNotShownByDefault() {
    func phone(showsByDefault: Bool) -> PhoneScreen {
      screen {
        $0.toolbar(id: "tools") {
          ToolbarItem(id: "edit", placement: .primaryAction, showsByDefault: showsByDefault) { Button("Edit") {} }
        }
      }
    }
    #expect(phone(showsByDefault: true).issues == [])
    let hidden = phone(showsByDefault: false)
    #expect(hidden.buttons == ["Edit"])
    #expect(hidden.issues.count == 1 && hidden.issues[0].hasPrefix("ToolbarItem(showsByDefault:)"))
  }

  @Test("each modifier of bars has its own composition")
  func compositions() {
    func composition(_ appearance: BarAppearance) -> Composition {
      ToolbarAppearanceModifier(appearance: appearance, bars: [.tabBar]).composition
    }
    let visibility = composition(BarAppearance(visibility: .hidden))
    #expect(visibility.name == "toolbarVisibility" && visibility.value("visibility") == Visibility.hidden)
    let background = composition(BarAppearance(background: AnyShapeStyle(Color.red)))
    #expect(background.name == "toolbarBackground" && background.value("style") == AnyShapeStyle(Color.red))
    let shown = composition(BarAppearance(backgroundVisibility: .visible))
    #expect(shown.name == "toolbarBackgroundVisibility" && shown.value("visibility") == Visibility.visible)
    #expect(composition(BarAppearance(colorScheme: .dark)).name == "toolbarColorScheme")
  }
}
