import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@Suite("Toggle") @MainActor
struct ToggleTests {
  struct Form: View {
    @State var isOn = false

    var body: some View {
      Toggle("Gift", isOn: $isOn)
    }
  }

  @Test("a toggle is one switch with the label's text and the value 0 or 1")
  func isOneElement() throws {
    let host = ControlHost { Form() }
    #expect(host.nodes.count == 1)
    #expect(try host.node("Gift").role == .switch)
    #expect(try host.node("Gift").value == "0")
    try host.perform(.activate, on: "Gift")
    #expect(try host.node("Gift").value == "1")
    try host.perform(.setOn, on: "Gift", with: .isOn(false))
    #expect(try host.node("Gift").value == "0")
  }

  @Test("the switch is 49 by 31 points at the trailing edge, the label in the middle of its height (F179, F184)")
  func measures() throws {
    let host = ControlHost(width: 280) { Toggle("Gift", isOn: .constant(true)) }
    #expect(try host.frame(of: "Switch") == CGRect(x: 231, y: 0, width: 49, height: 31))
    let label = try host.frame(of: "Text")
    #expect(label.minX == 0)
    #expect(abs(label.midY - 15.5) <= 0.5)
  }

  @Test("a toggle of its own size has 8 points between label and switch (F178)")
  func fixedSize() throws {
    let host = ControlHost(width: nil) { Toggle("On", isOn: .constant(true)).fixedSize() }
    #expect(try host.frame(of: "Switch").minX == host.frame(of: "Text").maxX + 8)
  }

  /// Measured on iOS 15 to 18 (51 points, 2 beyond the trailing edge) and on iOS 26 (63 points).
  @Test(
    "the switch is drawn 2 points wider than it is laid out, beyond its trailing edge",
    arguments: [(Design.iOS18, CGFloat(49)), (.iOS26, 61)])
  func overhang(version: Design, width: CGFloat) throws {
    var environment = EnvironmentValues()
    environment.design = version
    let screen = Screen(size: ProposedViewSize(width: 91, height: 40), environment: environment)
    screen.show(Toggle("Gift", isOn: .constant(true)).labelsHidden())
    let frame = try #require(screen.node(.switch)).frame
    #expect(frame.width == width)
    let bitmap = try #require(screen.picture(scale: 2))
    let ink = (0..<bitmap.width).filter { bitmap[$0, 40].alpha > 127 }
    #expect(ink.first == Int(frame.minX * 2))
    #expect(ink.last == Int((frame.maxX + 2) * 2) - 1)
  }

  /// Measured on iOS 17 at two pixels a point, and on iOS 26 in the dark: the green and the grey beside and below the
  /// knob.
  @Test("a knob's shadow is inside the track only, and there is none on iOS 26")
  func shadow() throws {
    func picture(_ version: Design, isOn: Bool) throws -> Bitmap {
      var environment = EnvironmentValues()
      environment.design = version
      let screen = Screen(
        size: ProposedViewSize(width: 80, height: 60), environment: environment, drawsBackground: true)
      screen.show(Toggle("Gift", isOn: .constant(isOn)).labelsHidden())
      return try #require(screen.picture(scale: 2))
    }
    let old = try picture(.iOS18, isOn: true)
    let middle = 60
    // The track begins at 31 pixels, the knob at 75, and its middle is at 102.
    let besideKnob = try #require((31..<80).last { old[$0, middle].red < 100 })
    #expect(abs(Int(old[besideKnob, middle].green) - 0xBE) <= 6)
    #expect(abs(Int(old[besideKnob - 4, middle].green) - 0xC3) <= 3)
    #expect(old[51, middle].green == 0xC7)
    let lowest = try #require((0..<120).last { old[102, $0].red < 100 })
    #expect(abs(Int(old[102, lowest].green) - 0xBB) <= 5)
    #expect(old[102, lowest + 2] == old[102, 119])

    let new = try picture(.iOS26, isOn: true)
    let track = (0..<160).filter { new[$0, middle].red < 100 }
    let (first, last) = (try #require(track.first), try #require(track.last))
    #expect(new[last - 1, middle] == new[first + 8, middle])
  }

  /// A picture of a view of the height of a switch, on a screen with that number of pixels per point.
  private func picture(of view: some View, width: CGFloat, scale: CGFloat) throws -> Bitmap {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let screen = Screen(
      size: ProposedViewSize(width: width, height: 31), environment: environment, drawsBackground: true)
    screen.show(view)
    return try #require(screen.picture(scale: Double(scale)))
  }

  /// The pixels of a switch scaled to 51 of 49 and 32 of 31, in a picture of iOS 18 at three pixels per point. A scaled
  /// shape would have 220, 255, 222, 253 and 253 there.
  @Test("the knob of a scaled switch is as soft as a scaled picture")
  func scaledKnob() throws {
    let picture = try picture(
      of: Toggle("", isOn: .constant(false)).labelsHidden().scaleEffect(x: 51.0 / 49, y: 32.0 / 31), width: 49, scale: 3
    )
    for (x, y, green) in [(87, 53, 228), (85, 57, 247), (86, 57, 230), (86, 53, 244), (86, 39, 245)] {
      #expect(abs(Int(picture[x, y].green) - green) <= 4, "\(picture[x, y].green), not \(green), at \(x), \(y)")
    }
  }

  /// Measured on iOS 17 at two pixels per point, in pixels from the track's left: the track, and the shadow on it.
  @Test("the track of a switch and the shadow on it have their greys")
  func greys() throws {
    let picture = try picture(of: Toggle("", isOn: .constant(false)).labelsHidden(), width: 60, scale: 2)
    let left = try #require((0..<picture.width).first { picture[$0, 31].green < 240 })
    let greys = [1: 225, 2: 224, 3: 222, 58: 222, 59: 224, 60: 225, 61: 227, 63: 229, 65: 231, 67: 232, 80: 233]
    for (x, green) in greys {
      let found = Int(picture[left + x, 31].green)
      #expect(abs(found - green) <= 2, "\(found), not \(green), at \(x)")
    }
  }

  @Test("on a Mac a toggle is a checkbox")
  func onMac() throws {
    var environment = EnvironmentValues()
    environment.design = .macOS15
    let host = ControlHost(environment: environment) { Form() }
    #expect(host.elements(named: "Checkbox").count == 1 && host.elements(named: "Switch").isEmpty)
  }

  @Test("a hidden label still names the toggle")
  func hiddenLabel() throws {
    let host = ControlHost(width: nil) { Toggle("Gift", isOn: .constant(true)).labelsHidden() }
    #expect(try host.node("Gift").frame.size == CGSize(width: 49, height: 31))
  }

  @Test("a finger on the switch flips the toggle, one on its label only on systems before iOS 16")
  func fingerFlips() throws {
    func values(_ era: ElementDesign) throws -> [String?] {
      let host = ControlHost { Form().environment(\.elementDesign, era) }
      return try [300, 10].map { x in
        host.screen.tap(at: CGPoint(x: x, y: 15))
        return try host.node("Gift").value
      }
    }
    #expect(try values(Design.iOS18.elements) == ["1", "1"])
    #expect(try values(.iOS15) == ["1", "0"])
  }

  @Test("a toggle that is a button takes touches over all of it")
  func buttonTakesTouches() throws {
    struct Pinned: View {
      @State private var isOn = false
      var body: some View { Toggle("Pinned", isOn: $isOn).toggleStyle(.button) }
    }
    let button = ControlHost { Pinned() }
    let frame = try button.node("Pinned").frame
    button.screen.tap(at: CGPoint(x: frame.minX + 10, y: frame.midY))
    #expect(try button.node("Pinned").value == "1")
  }

  struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle").accessibilityHidden(true)
          configuration.label
        }
      }
    }
  }

  @Test("a style of the app's own flips the toggle through its configuration")
  func customStyle() throws {
    let host = ControlHost { Form().toggleStyle(CheckStyle()) }
    #expect(host.nodes.map(\.role) == [.switch])
    let frame = try host.node("Gift").frame
    host.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(try host.node("Gift").value == "1")
  }

  struct Option: Identifiable {
    let id: Int
    @Binding var isOn: Bool
  }

  struct Several: View {
    @State private var values = [true, false]

    var body: some View {
      let options = $values.enumerated().map { Option(id: $0.offset, isOn: $0.element) }
      Toggle("All", sources: options, isOn: \.$isOn)
    }
  }

  @Test("a toggle of several values is mixed until they are all the same")
  func mixed() throws {
    let host = ControlHost { Several() }
    #expect(try host.node("All").value == "mixed")
    try host.perform(.activate, on: "All")
    #expect(try host.node("All").value == "1")
    try host.perform(.activate, on: "All")
    #expect(try host.node("All").value == "0")
    try host.perform(.setOn, on: "All", with: .isOn(true))
    #expect(try host.node("All").value == "1")
  }
}
