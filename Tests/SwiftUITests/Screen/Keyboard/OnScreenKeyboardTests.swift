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
}
