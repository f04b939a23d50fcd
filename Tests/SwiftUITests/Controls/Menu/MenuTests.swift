import Foundation
import Testing

@testable import SwiftUI

@Suite("Menu") @MainActor
struct MenuTests {
  struct Actions: View {
    let log: EventLog
    @State private var isOn = false
    @State private var order = 1

    var body: some View {
      Menu("Options") {
        Button("Copy", systemImage: "doc.on.doc") { log.add("copy") }
        Toggle("Sorted", isOn: $isOn)
        Picker("Order", selection: $order) {
          Text("Up").tag(1)
          Text("Down").tag(2)
        }
        Menu("More") {
          Button("Delete", role: .destructive) { log.add("delete") }
        }
      }
    }
  }

  private struct OldMenu: View {
    let log: EventLog

    @available(*, deprecated)
    var body: some View {
      MenuButton("Options") { Button("Copy") { log.add("copy") } }
        .menuButtonStyle(PullDownMenuButtonStyle())
    }
  }

  @Test("a menu button opens a menu, and warns of an unsupported style")
  func menuButton() throws {
    let log = EventLog()
    let host = ControlHost { OldMenu(log: log) }
    try host.perform(.activate, on: "Options")
    #expect(host.menuItems == ["Copy"])
    try host.perform(.activate, on: "Copy")
    #expect(log.lines == ["copy"])
    #expect(
      host.screen.graph.issues.map(\.message)
        == ["menuButtonStyle(_:) is not implemented: menu buttons look like menus."])
  }

  @Test("a menu is closed at first, open after it is activated, and closed by a choice")
  func opensAndCloses() throws {
    let log = EventLog()
    let host = ControlHost { Actions(log: log) }
    #expect(host.allNodes.map(\.label) == ["Options", "Options"])
    #expect(host.allNodes.map(\.role) == [.button, .button])
    try host.perform(.activate, on: "Options")
    #expect(host.menuItems == ["Copy", "Sorted", "Up", "Down", "More"])
    try host.perform(.activate, on: "Copy")
    #expect(log.lines == ["copy"])
    #expect(host.menuItems.isEmpty)
  }

  @Test("toggles and pickers in a menu keep their selection")
  func choices() throws {
    let host = ControlHost { Actions(log: EventLog()) }
    try host.perform(.activate, on: "Options")
    try host.perform(.activate, on: "Sorted")
    try host.perform(.activate, on: "Options")
    #expect(try host.node("Sorted").value == "1")
    try host.perform(.activate, on: "Down")
    try host.perform(.activate, on: "Options")
    #expect(try host.node("Down").isSelected)
  }

  @Test("a menu in a menu opens below it, and a choice closes both")
  func submenu() throws {
    let log = EventLog()
    let host = ControlHost { Actions(log: log) }
    try host.perform(.activate, on: "Options")
    try host.perform(.activate, on: "More")
    try host.perform(.activate, on: "Delete")
    #expect(log.lines == ["delete"])
    #expect(host.menuItems.isEmpty)
  }

  @Test("a primary action takes the tap, a long press opens the menu")
  func primaryAction() throws {
    let log = EventLog()
    let host = ControlHost {
      Menu("Save") {
        Button("Save as") {}
      } primaryAction: {
        log.add("saved")
      }
    }
    try host.perform(.activate, on: "Save")
    #expect(log.lines == ["saved"])
    try host.perform(.longPress, on: "Save")
    #expect(host.menuItems == ["Save as"])
  }

  @Test("a menu looks like a button and is not larger when it is open")
  func measures() throws {
    let host = ControlHost { Actions(log: EventLog()).buttonStyle(.bordered) }
    let closed = try host.node("Options")
    try host.perform(.activate, on: "Options")
    #expect(closed.element?.frameOnScreen == closed.frame)
  }

  @Test("fingers open a menu, choose in it, and close it by a tap beside it")
  func fingers() throws {
    let log = EventLog()
    let phone = PhoneScreen(Actions(log: log))
    func tap(_ label: String) throws {
      let frame = try #require(phone.nodes.first { $0.label == label }).frame
      phone.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    try tap("Options")
    try tap("Copy")
    #expect(log.take() == ["copy"])
    #expect(phone.node(.button, "Copy") == nil)
    try tap("Options")
    try tap("More")
    try tap("Delete")
    #expect(log.take() == ["delete"])
    try tap("Options")
    try tap("Down")
    try tap("Options")
    #expect(phone.nodes.first { $0.label == "Down" }?.isSelected == true)
    phone.screen.tap(at: CGPoint(x: 5, y: 5))
    #expect(phone.node(.button, "Copy") == nil)
  }

  private struct Plated: MenuStyle {
    func makeBody(configuration: MenuStyleConfiguration) -> some View {
      Menu(configuration).padding(10).background(Color.red)
    }
  }

  @Test("a menu follows its style")
  func styles() throws {
    func plates(_ view: some View) -> Int { ControlHost { view }.screen.frames(of: .red).count }
    let menu = Menu("Options") { Button("Copy") {} }
    #expect(plates(VStack { menu }.menuStyle(Plated())) == 1)
    #expect(plates(VStack { menu.menuStyle(.automatic) }.menuStyle(Plated())) == 0)
    for host in [ControlHost { menu.menuStyle(.button) }, ControlHost { menu.menuStyle(.borderlessButton) }] {
      try host.perform(.activate, on: "Options")
      #expect(host.menuItems == ["Copy"])
    }
  }

  @Test("the order and the indicator of menus are in the environment")
  func options() {
    #expect(read(\.menuOrder) { $0.menuOrder(.fixed) } == MenuOrder.fixed)
    #expect(read(\.menuOrder) { $0 } == .automatic)
    #expect(read(\.menuIndicatorVisibility) { $0.menuIndicator(.hidden) } == .hidden)
    #expect(read(\.menuIndicatorVisibility) { $0 } == .automatic)
  }
}
