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

  /// A form with a list in a section; the list has rows that come and go, and sections.
  private struct FormWithList: View {
    @State private var names = ["One", "Two"]
    @State private var isExtended = false

    var body: some View {
      Form {
        Section("Names") {
          Text("Before")
          List {
            ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
            if isExtended { Text("More") }
          }
          Button("Add") { names.append("Three") }
          Button("Extend") { isExtended = true }
        }
        Section { Text("End") }
      }
    }
  }

  private func lists(_ view: some View) -> Int { screen(view).nodes.filter { $0.role == .collectionView }.count }

  @Test("the rows of a list in a section of a form are rows of the section, also when they change")
  func listInSection() {
    let phone = PhoneScreen(FormWithList())
    var names: [String] { phone.texts }
    #expect(names == ["NAMES", "Before", "One", "Two", "Add", "Extend", "End"])
    #expect(phone.nodes.filter { $0.role == .collectionView }.count == 1)
    // The rows of one card, without a gap.
    let rows = phone.nodes.filter { $0.role == .cell }.map(\.frame)
    #expect(rows.count == 6)
    for (row, next) in zip(rows.dropLast(), rows.dropLast().dropFirst()) { #expect(row.maxY == next.minY) }
    phone.tap("Add")
    phone.tap("Extend")
    #expect(names == ["NAMES", "Before", "One", "Two", "Three", "More", "Add", "Extend", "End"])
    #expect(phone.issues.isEmpty)
  }

  @Test("a list in a row of a form, with a modifier of layout or in a stack, is a list")
  func listInRow() {
    let list = List { Text("One") }.frame(height: 100)
    #expect(lists(Form { list }) == 2)
    #expect(lists(Form { VStack { List { Text("One") } }.frame(height: 100) }) == 2)
    #expect(lists(Form { LazyVStack { list } }) == 2)
    #expect(lists(ScrollView { LazyVStack { List { Text("One") } } }) == 1)
  }

  @Test("the selection of a list in a section of a form has no effect, and says so")
  func selectionOfListInSection() {
    let phone = PhoneScreen(
      Form { Section { List(["One"], id: \.self, selection: .constant(Set<String>())) { Text($0) } } })
    #expect(
      phone.issues == [
        "The selection of a List that is a row of another list is ignored: its rows are rows of the other list."
      ])
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
