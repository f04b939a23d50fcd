import Testing

@testable import SwiftUI

@Suite("Forms") @MainActor
struct FormTests {
  private var form: some View {
    Form {
      Text("Name")
      Toggle("Sound", isOn: .constant(true))
    }
  }

  private func screen(_ view: some View) -> Screen {
    let screen = Screen.phone()
    screen.show(view)
    return screen
  }

  @Test("a grouped form is a list with rows, and so is an automatic one")
  func grouped() {
    #expect(screen(form).rows.count == 2)
    #expect(screen(form.formStyle(.grouped)).rows.count == 2)
    #expect(screen(form.formStyle(.automatic)).rows.count == 2)
    #expect(screen(form).frame(ofText: "Name")?.minX == 40)
  }

  @Test("a row with segments is as high as one with a text, and the bar keeps its height")
  func segments() {
    let picker = Picker("Tip", selection: .constant(10)) { ForEach([10, 15], id: \.self) { Text("\($0)%").tag($0) } }
      .pickerStyle(.segmented)
    let screen = screen(
      Form {
        Text("Name")
        picker
        VStack { picker }
      })
    // 44: measured on iOS 15.
    #expect(screen.rows.map(\.size.height) == [44, 44, 54])
    #expect(screen.nodes.filter { $0.role == .segmentedControl }.map(\.frame.height) == [32, 32])
  }

  @Test("a form of columns is not a list, and is aligned to the leading edge")
  func columns() {
    let columns = screen(form.formStyle(.columns))
    #expect(columns.rows.isEmpty)
    #expect(columns.node(.staticText, "Name") != nil)
    #expect(columns.node(.switch, "Sound") != nil)
  }

  private struct Framed: FormStyle {
    @Environment(\.layoutDirection) private var direction

    func makeBody(configuration: FormStyleConfiguration) -> some View {
      VStack {
        Text(direction == .rightToLeft ? "right to left" : "left to right")
        configuration.content
      }
    }
  }

  @Test("a custom style lays out the content, with its own environment")
  func custom() {
    let framed = screen(form.formStyle(Framed()).environment(\.layoutDirection, .rightToLeft))
    #expect(framed.rows.isEmpty)
    #expect(framed.nodes.compactMap(\.label) == ["right to left", "Name", "Sound"])
  }

  @Test("cells begin on whole pixels, so that their backgrounds have no seam", arguments: [1, 2, 3] as [CGFloat])
  func pixels(scale: CGFloat) {
    let form = LaidOut(width: 390, height: 600) {
      Form {
        Section("First") {
          Text("A").listRowBackground(Color.red.part("a"))
          Text("B").listRowBackground(Color.red.part("b"))
        }
        Section { Text("C").listRowBackground(Color.red.part("c")) }
      }
      .environment(\.displayScale, scale)
    }
    for part in ["a", "b", "c"] {
      let top = form[part].minY * scale
      #expect(abs(top - top.rounded()) < 0.001)
    }
    #expect(form["a"].maxY == form["b"].minY)
  }
}
