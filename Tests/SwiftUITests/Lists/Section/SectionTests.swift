import Testing

@testable import SwiftUI

@Suite("Sections of lists") @MainActor
struct SectionTests {
  @Test("a modifier on a section applies to each of its rows")
  func sectionModifiers() {
    let screen = Screen.phone()
    screen.show(
      List {
        Section("Colours") {
          Text("1")
          Text("2")
        }
        .listRowBackground(Color.green)
        Text("3")
      })
    #expect(screen.frames(of: .green).count == 2)
    #expect(screen.frame(ofText: "COLOURS") != nil)
  }

  @Test("a modifier on a row comes before that on its section")
  func modifiersOfRows() throws {
    let screen = Screen.phone()
    screen.show(
      List {
        Section {
          Text("1")
          Text("2").listRowBackground(Color.blue).listRowInsets(EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0))
        }
        .listRowBackground(Color.green)
        .listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
      })
    #expect(screen.frames(of: .green).count == 1)
    #expect(screen.frames(of: .blue).count == 1)
    let first = try #require(screen.frame(ofText: "1"))
    let second = try #require(screen.frame(ofText: "2"))
    #expect(second.minX - first.minX == 20)
  }

  @Test("controls in a header and a footer have their own colors, unless the app sets one")
  func controlsInHeader() {
    let screen = Screen.phone()
    let square = Rectangle().frame(width: 13, height: 13)
    screen.show(
      List {
        Section {
          Text("1")
        } header: {
          Button {
          } label: {
            square
          }
        } footer: {
          HStack {
            Button {
            } label: {
              square
            }
            .buttonStyle(.borderedProminent)
            Button {
            } label: {
              square
            }
            .foregroundStyle(.green)
            square
          }
        }
      })
    func count(_ color: Color) -> Int { screen.frames(of: color).count { $0.width == 13 && $0.height == 13 } }
    #expect(count(.blue) == 1 && count(.white) == 1 && count(.green) == 1)
    #expect(count(Color(uiColor: .secondaryLabel)) == 1)
  }

  @Test("the header of a plain list stays visible while its section is")
  func pinnedHeaders() throws {
    let screen = Screen.phone()
    screen.show(
      List {
        ForEach(0..<5, id: \.self) { section in
          Section("Section \(section)") {
            ForEach(0..<10, id: \.self) { Text("\(section)-\($0)") }
          }
        }
      }
      .listStyle(.plain))
    let height = try #require(screen.rows.first { !$0.isRow }).size.height
    screen.scroll(to: 100)
    #expect(screen.rows.first { $0.position.kind == .header }?.frameOnScreen.minY == 0)
    // The next section pushes it out.
    screen.scroll(to: height + 440 - 10)
    let headers = screen.rows.filter { $0.position.kind == .header }.map(\.frameOnScreen.minY)
    #expect(headers.first == 10 - height)
  }

  @Test("a prominent header is larger and not in capitals")
  func headerProminence() throws {
    func header(_ prominence: Prominence) throws -> Font? {
      let note = EnvironmentProbe<Font?>.Note()
      let screen = Screen.phone()
      screen.show(
        List {
          Section {
            Text("a")
          } header: {
            EnvironmentProbe(\.font, note: note)
          }
          .headerProminence(prominence)
        })
      return try #require(note.value)
    }
    #expect(try header(.standard) == .footnote)
    #expect(try header(.increased) == .title3.weight(.semibold))
  }

  private struct Folders: View {
    @State private var isExpanded = true

    var body: some View {
      List {
        Section("Folders", isExpanded: $isExpanded) { Text("Inbox") }
        Section("Tags") { Text("Red") }
      }
    }
  }

  @Test("the header of a collapsible section hides and shows the rows of the section, in a sidebar")
  func collapsibleSection() {
    let sidebar = PhoneScreen(Folders().listStyle(.sidebar))
    #expect(sidebar.buttons == ["Folders"])
    #expect(sidebar.texts.contains("Inbox"))
    sidebar.tap("Folders")
    #expect(!sidebar.texts.contains("Inbox"))
    #expect(sidebar.texts.contains("Red"))
    sidebar.tap("Folders")
    #expect(sidebar.texts.contains("Inbox"))
    #expect(PhoneScreen(Folders().listStyle(.insetGrouped)).buttons.isEmpty)
  }
}
