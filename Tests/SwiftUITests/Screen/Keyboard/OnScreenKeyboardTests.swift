import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("The software keyboard")
struct OnScreenKeyboardTests {
  private struct Form: View {
    var keyboard = UIKeyboardType.default
    var label = SubmitLabel.return
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($isFocused).keyboardType(keyboard).submitLabel(label)
        Spacer()
        Button("Pay") { isFocused = false }
      }
    }
  }

  private func screen(_ form: Form, on device: Device = .iPhone15) throws -> Screen {
    let screen = Screen(device: device)
    screen.show(form)
    let field = try #require(screen.node(.textField)).frame
    screen.tap(at: CGPoint(x: field.midX, y: field.midY))
    return screen
  }

  private func tap(_ label: String, on screen: Screen) throws {
    let key = try #require(screen.nodes.first { $0.traits.contains(.isKeyboardKey) && $0.label == label }, "\(label)")
    screen.tap(at: CGPoint(x: key.frame.midX, y: key.frame.midY))
  }

  @Test("it appears with the focus at the bottom of the screen, and disappears with the focus")
  func appearance() throws {
    let screen = try screen(Form())
    let keyboard = try #require(screen.node(.keyboard))
    #expect(keyboard.frame == CGRect(x: 0, y: 852 - 291, width: 393, height: 291))
    let pay = try #require(screen.node(.button, "Pay")).frame
    #expect(pay.maxY < 852 - 291 + 0.001)
    screen.tap(at: CGPoint(x: pay.midX, y: pay.midY))
    #expect(screen.node(.keyboard) == nil)
    #expect(try #require(screen.node(.button, "Pay")).frame.maxY > 852 - 291)
    #expect(!screen.graph.needsUpdate)
  }

  @Test("a tap on a key types it, shift makes it a capital, and return submits")
  func keys() throws {
    let screen = try screen(Form())
    for key in ["A", "n", "shift", "X", "delete", "space", "numbers", "1"] { try tap(key, on: screen) }
    #expect(screen.node(.textField)?.value == "An 1")
    try tap("letters", on: screen)
    try tap("return", on: screen)
    #expect(screen.node(.keyboard) == nil)
  }

  @Test("keys are keys, and return and shift are buttons; the field determines the name of return")
  func roles() throws {
    let keyboard = try #require(try screen(Form(label: .search)).node(.keyboard)).selfAndDescendants
    #expect(keyboard.filter { $0.role == .key }.count == 26 + 3)
    #expect(keyboard.filter { $0.role == .button }.map(\.label) == ["shift", "search"])
    #expect(keyboard.first { $0.label == "search" }?.identifier == "Search")
  }

  @Test("a number pad has digits, a decimal pad a point, and an address an at sign")
  func kinds() throws {
    func labels(_ type: UIKeyboardType) throws -> [String] {
      try #require(try screen(Form(keyboard: type)).node(.keyboard)).selfAndDescendants.compactMap(\.label)
    }
    let digits = (1...9).map(String.init) + ["0"]
    #expect(try labels(.numberPad) == digits + ["delete"])
    #expect(Set(try labels(.decimalPad)) == Set(digits + [".", "delete"]))
    #expect(try labels(.emailAddress).contains("@"))
    #expect(try !labels(.default).contains("@"))
  }

  @Test("a device with a hardware keyboard shows none, nor does a window or a screen without a device")
  func hardware() throws {
    #expect(try screen(Form(), on: .iPhone15.withHardwareKeyboard).node(.keyboard) == nil)
    #expect(try screen(Form(), on: .macWindow).node(.keyboard) == nil)
    #expect(try screen(Form(), on: .iPad).node(.keyboard) != nil)
    let screen = Screen.phone()
    screen.show(Form())
    let field = try #require(screen.node(.textField)).frame
    screen.tap(at: CGPoint(x: field.midX, y: field.midY))
    #expect(screen.node(.keyboard) == nil)
  }

  @Test("it follows the rotation of the device")
  func rotation() throws {
    let screen = try screen(Form())
    screen.rotate(to: .landscapeLeft)
    #expect(screen.node(.keyboard)?.frame == CGRect(x: 0, y: 393 - 171, width: 852, height: 171))
  }

  private struct Ignoring: View {
    let regions: SafeAreaRegions
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("Name", text: $text)
        Color.red
      }
      .ignoresSafeArea(regions)
    }
  }

  /// The bottom of a view that ignores some safe area regions, while the keyboard is shown.
  private func bottom(_ regions: SafeAreaRegions) throws -> CGFloat {
    let screen = Screen(device: .iPhone15)
    screen.show(Ignoring(regions: regions))
    screen.perform(try #require(screen.node(.textField)?.actions.first { $0.kind == .focus }))
    let frame = screen.frames(of: .red).first
    return try #require(frame).maxY
  }

  @Test("a view that ignores the keyboard's safe area does not move")
  func ignored() throws {
    #expect(try bottom(.keyboard) == 852 - 34)
    #expect(try bottom(.container) == 852 - 291)
    #expect(try bottom(.all) == 852)
  }

  @Test("a field behind the keyboard is scrolled into view")
  func reveal() throws {
    struct Long: View {
      @State private var text = ""

      var body: some View {
        ScrollView {
          Color.red.frame(height: 700)
          TextField("Name", text: $text)
          Color.red.frame(height: 700)
        }
      }
    }
    let screen = Screen(device: .iPhone15)
    screen.show(Long())
    screen.perform(try #require(screen.node(.textField)?.actions.first { $0.kind == .focus }))
    #expect(try #require(screen.node(.textField)).frame.maxY <= 852 - 291)
  }

  @Test("a field behind a bar above the keyboard is scrolled into view")
  func revealAboveBar() throws {
    struct Long: View {
      @State private var text = ""

      var body: some View {
        ScrollView {
          Color.red.frame(height: 400)
          TextField("Name", text: $text)
          Color.red.frame(height: 700)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 200) }
      }
    }
    let screen = Screen(device: .iPhone15)
    screen.show(Long())
    screen.perform(try #require(screen.node(.textField)?.actions.first { $0.kind == .focus }))
    #expect(screen.frames(of: .green).first?.maxY == CGFloat(852 - 291))
    #expect(try #require(screen.node(.textField)).frame.maxY <= 852 - 291 - 200)
  }

  @Test("a tab bar stays behind the keyboard")
  func tabBar() throws {
    struct Tabs: View {
      @State private var text = ""

      var body: some View {
        TabView { TextField("Name", text: $text).tabItem { Text("Home") } }
      }
    }
    let screen = Screen(device: .iPhone15)
    screen.show(Tabs())
    let before = try #require(screen.nodes.first { $0.role == .tabBar }).frame
    screen.perform(try #require(screen.node(.textField)?.actions.first { $0.kind == .focus }))
    #expect(screen.nodes.first { $0.role == .tabBar }?.frame == before)
  }

  private struct WithItems: View {
    @State private var text = ""
    @FocusState private var isFocused

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Name", text: $text).focused($isFocused)
          Color.red
        }
        .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") { isFocused = false } } }
      }
    }
  }

  @Test("items placed at the keyboard are above its keys while it is shown")
  func toolbarItems() throws {
    let screen = Screen(device: .iPhone15)
    screen.show(WithItems())
    #expect(screen.node(.button, "Done") == nil)
    screen.perform(try #require(screen.node(.textField)?.actions.first { $0.kind == .focus }))
    let done = try #require(screen.node(.button, "Done"))
    let key = try #require(screen.node(.keyboard)?.selfAndDescendants.first { $0.label == "Q" })
    #expect(done.frame.maxY <= key.frame.minY)
    #expect(try #require(screen.frames(of: .red).first).maxY <= done.frame.minY)
    screen.tap(at: CGPoint(x: done.frame.midX, y: done.frame.midY))
    #expect(screen.node(.keyboard) == nil)
    #expect(screen.node(.button, "Done") == nil)
    #expect(abs(try #require(screen.frames(of: .red).first).maxY - 818) < 0.01)
  }

  // MARK: - iOS 26

  private func frame(_ label: String, on screen: Screen) throws -> CGRect {
    try #require(screen.nodes.first { $0.traits.contains(.isKeyboardKey) && $0.label == label }, "\(label)").frame
  }

  @Test("on iOS 26 its keys are 43 points high and 54 apart, below a strip for suggestions")
  func panel() throws {
    let screen = try screen(Form(keyboard: .emailAddress, label: .done), on: Device.iPhone17.running(.iOS26))
    let keyboard = try #require(screen.node(.keyboard)).frame
    #expect(abs(keyboard.minY - (874 - 1004.0 / 3)) < 0.01 && keyboard.maxY == 874)
    try tap("shift", on: screen)
    let (q, a, at) = try (frame("q", on: screen), frame("a", on: screen), frame("@", on: screen))
    #expect(q.height == 43 && abs(q.minX - 6.5) < 0.01 && abs(q.minY - keyboard.minY - 155.0 / 3) < 0.01)
    #expect(a.minY - q.minY == 54 && abs(a.minX - q.minX - 39.5 / 2) < 0.01)
    #expect(abs(at.minY - q.minY - 3 * 54) < 0.01)
    for key in ["a", "@", "space", "b"] { try tap(key, on: screen) }
    #expect(screen.node(.textField)?.value == "a@ b")
  }

  @Test("on iOS 26 return has the color of actions, unless it begins a line or moves on")
  func action() throws {
    func color(_ label: SubmitLabel) throws -> [Int] {
      let screen = try screen(Form(label: label), on: Device.iPhone17.running(.iOS26))
      let key = try frame(label.title.lowercased(), on: screen)
      let pixel = try #require(screen.picture(scale: 1))[Int(key.minX) + 8, Int(key.midY)]
      return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }
    #expect(try color(.done) == [0, 0x7A, 0xFF] && color(.search) == [0, 0x7A, 0xFF])
    #expect(try color(.return) == [255, 255, 255] && color(.next) == [255, 255, 255])
  }

  @Test("on iOS 26 a person who writes in a language besides English has a key for emoji")
  func emoji() throws {
    func keyboard(_ locale: String) throws -> Screen {
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: locale)
      let screen = Screen(device: Device.iPhone17.running(.iOS26), environment: environment)
      screen.show(Form())
      let field = try #require(screen.node(.textField)).frame
      screen.tap(at: CGPoint(x: field.midX, y: field.midY))
      return screen
    }
    func hasEmoji(_ screen: Screen) -> Bool { screen.nodes.contains { $0.label == "Emoji" } }
    #expect(try hasEmoji(keyboard("ko_KR")) && !hasEmoji(keyboard("en_GB")))
  }

  @Test("on iOS 26 a flexible space moves an item above the keyboard to the other side")
  func spaceAbove() throws {
    func done(hasSpace: Bool) throws -> CGRect {
      let screen = Screen(device: Device.iPhone17.running(.iOS26))
      screen.show(
        NavigationStack {
          TextField("Name", text: .constant("")).toolbar {
            ToolbarItemGroup(placement: .keyboard) {
              if hasSpace { Spacer() }
              Button("Done") {}
            }
          }
        })
      let field = try #require(screen.node(.textField)).frame
      screen.tap(at: CGPoint(x: field.midX, y: field.midY))
      return try #require(screen.node(.button, "Done")).frame
    }
    #expect(try abs(done(hasSpace: true).maxX - (402 - 32)) < 0.5 && abs(done(hasSpace: false).minX - 32) < 0.5)
  }
}
