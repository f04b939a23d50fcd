import Foundation
import Testing

@testable import SwiftUI

@Suite("Lists") @MainActor
struct ListTests {
  final class Log {
    var made: [Int] = []
    var lines: [String] = []
  }

  struct Row: View {
    let index: Int
    let log: Log
    @State private var taps = 0

    var body: some View {
      log.made.append(index)
      return Text("Row \(index)")
        .onAppear { log.lines.append("+\(index)") }
        .onDisappear { log.lines.append("-\(index)") }
    }
  }

  struct Numbers: View {
    let count: Int
    let log: Log

    var body: some View {
      List(0..<count, id: \.self) { Row(index: $0, log: log) }
    }
  }

  @Test("a list of 100,000 rows makes as many rows as one of 100: a screenful", arguments: [100, 100_000])
  func makesAScreenful(count: Int) {
    let log = Log()
    let screen = Screen.phone()
    screen.show(Numbers(count: count, log: log))
    // 600 points, the first row 35 from the top, 44 each.
    #expect(log.made == Array(0..<13))
    #expect(screen.rows.count == 13)
    #expect(screen.node(.collectionView)?.children.filter { $0.role == .cell }.count == 13)
    #expect(screen.scroll.geometry.contentSize.height == CGFloat(count) * 44 + 70)
  }

  @Test("scrolling makes rows as they come into sight, and they appear and disappear")
  func rowsComeAndGo() {
    let log = Log()
    let screen = Screen.phone()
    screen.show(Numbers(count: 1000, log: log))
    #expect(log.lines.count == 13)
    log.lines = []
    screen.scroll(to: 35 + 44 * 10)
    #expect(screen.rows.map(\.position.index) == Array(10..<24))
    #expect(Set(log.lines) == Set((0..<10).map { "-\($0)" } + (13..<24).map { "+\($0)" }))
    log.lines = []
    screen.scroll(to: 0)
    #expect(Set(log.lines) == Set((0..<10).map { "+\($0)" } + (13..<24).map { "-\($0)" }))
    #expect(log.made.count == 24)
  }

  @Test("a jump to the end makes only the rows there")
  func jumps() {
    let log = Log()
    let screen = Screen.phone()
    screen.show(Numbers(count: 100_000, log: log))
    log.made = []
    screen.scroll(to: .greatestFiniteMagnitude)
    #expect(log.made.count <= 14)
    #expect(log.made.last == 99_999)
    let last = screen.frame(ofText: "Row 99,999")
    #expect(last.map { abs($0.midY - (600 - 35 - 22)) } ?? 600 < 1)
  }

  /// Facts F190 and F191, with the room above a section without a header from the same metrics.
  @Test("cells of an inset group are inset by 20 and 44 high, texts 16 inside")
  func measures() throws {
    let screen = Screen.phone()
    screen.show(
      List {
        Text("One"); Text("Two")
      })
    #expect(
      screen.rows.map(\.frameOnScreen) == [
        CGRect(x: 20, y: 35, width: 350, height: 44), CGRect(x: 20, y: 79, width: 350, height: 44),
      ])
    let text = try #require(screen.frame(ofText: "One"))
    #expect(text.minX == 36)
    #expect(abs(text.minY - (35 + 12)) <= 0.5)
  }

  /// Measured in the same capture as F190: headers, footers and the distances between sections.
  @Test("headers and footers stand where Apple's do")
  func sectionMeasures() throws {
    let screen = Screen.phone { $0.displayScale = 3 }
    screen.show(
      List {
        Section {
          Text("1")
          Text("2")
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
        Section {
          Text("3")
        } header: {
          Text("Next")
        }
      })
    let head = try #require(screen.frame(ofText: "HEAD"))
    #expect(head.minX == 36)
    #expect(abs(head.minY - 33) < 0.7)
    let cells = screen.rows.filter(\.isRow).map(\.frameOnScreen)
    #expect(abs(cells[0].minY - 55.333) < 0.7)
    let foot = try #require(screen.frame(ofText: "Foot"))
    #expect(abs(foot.minY - (cells[1].maxY + 7.667)) < 0.7)
    // A footer of one line is 37.667 high, a header that is not the first 38.
    #expect(abs(cells[2].minY - cells[1].maxY - 75.667) < 0.7)
  }

  @Test("a list takes all the room it is offered")
  func fillsItsRoom() {
    let screen = Screen.phone()
    screen.show(
      VStack(spacing: 0) {
        List { Text("One") }; Color.red.frame(height: 100)
      })
    #expect(screen.scroll.frameOnScreen == CGRect(x: 0, y: 0, width: 390, height: 500))
  }

  @Test("rows grow with their content and keep 11 points above and below it")
  func tallRows() {
    let screen = Screen.phone()
    screen.show(List { Color.red.frame(height: 100) })
    #expect(screen.rows[0].size.height == 122)
    #expect(screen.frames(of: .red) == [CGRect(x: 36, y: 46, width: 318, height: 100)])
  }

  @Test("modifiers of a row change its insets and its background")
  func rowModifiers() {
    let screen = Screen.phone()
    screen.show(
      List {
        Color.red.frame(height: 50)
          .listRowInsets(EdgeInsets())
          .listRowBackground(Color.green)
        Text("Plain")
      })
    #expect(screen.frames(of: .red) == [CGRect(x: 20, y: 35, width: 350, height: 50)])
    #expect(screen.frames(of: .green) == [CGRect(x: 20, y: 35, width: 350, height: 50)])
    #expect(screen.frames(of: Color(uiColor: .secondarySystemGroupedBackground)).count == 1)
  }

  @Test("a modifier on a section counts for each of its rows")
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

  @Test("lines stand between rows, and start at their text")
  func separators() {
    let line = Color(uiColor: .separator)
    let screen = Screen.phone()
    screen.show(
      List {
        Text("1")
        HStack {
          Color.red.frame(width: 30, height: 20); Text("2")
        }
        Text("3")
      })
    #expect(
      screen.frames(of: line) == [
        CGRect(x: 36, y: 78.5, width: 334, height: 0.5), CGRect(x: 74, y: 122.5, width: 296, height: 0.5),
      ])
    screen.show(
      List {
        Text("1").listRowSeparator(.hidden)
        Text("2").listRowSeparatorTint(.red)
        Text("3").listRowSeparator(.hidden, edges: .bottom)
      })
    #expect(screen.frames(of: line) == [])
    #expect(screen.frames(of: .red).count == 1)
  }

  @Test("plain lists draw lines at the ends of a section as well")
  func plainSeparators() {
    let screen = Screen.phone()
    screen.show(
      List {
        Text("1"); Text("2")
      }.listStyle(.plain))
    #expect(screen.frames(of: Color(uiColor: .separator)).map(\.minY) == [0, 43.5, 87.5])
    #expect(screen.rows.map(\.frameOnScreen.minX) == [0, 0])
    #expect(screen.frame(ofText: "1")?.minX == 20)
  }

  @Test("the header of a plain list stays in sight while its section is")
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
    #expect(headers == [10 - height, 10].map { $0 } || headers.first == 10 - height)
  }

  @Test("everything is mirrored in right-to-left layouts")
  func rightToLeft() {
    let screen = Screen.phone { $0.layoutDirection = .rightToLeft }
    screen.show(
      List {
        Text("1"); Text("2")
      })
    #expect(screen.frame(ofText: "1")?.maxX == CGFloat(390 - 36))
    #expect(
      screen.frames(of: Color(uiColor: .separator)).map { CGRect(x: $0.minX, y: 0, width: $0.width, height: 0) }
        == [CGRect(x: 20, y: 0, width: 334, height: 0)])
  }

  @Test("rows are cells of a list, headers are headers")
  func semantics() throws {
    let screen = Screen.phone()
    screen.show(List { Section("Title") { Text("One") } })
    let list = try #require(screen.node(.collectionView))
    #expect(list.children.map(\.role) == [.staticText, .cell])
    #expect(list.children[0].traits.contains(.isHeader))
    #expect(list.children[1].children.map(\.label) == ["One"])
    #expect(list.children[0].label == "TITLE")
  }

  @Test("an empty list shows its background")
  func empty() {
    let screen = Screen.phone()
    screen.show(List {})
    #expect(screen.rows.isEmpty)
    #expect(
      screen.frames(of: Color(uiColor: .systemGroupedBackground)) == [CGRect(x: 0, y: 0, width: 390, height: 600)])
    screen.show(List {}.scrollContentBackground(.hidden))
    #expect(screen.frames(of: Color(uiColor: .systemGroupedBackground)) == [])
  }

  @Test("the background reaches under the bars, the rows start below them")
  func safeArea() {
    let screen = Screen.phone(safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    screen.show(List { Text("One") })
    #expect(
      screen.frames(of: Color(uiColor: .systemGroupedBackground)) == [CGRect(x: 0, y: 0, width: 390, height: 600)])
    #expect(screen.rows[0].frameOnScreen.minY == 82)
  }

  private struct Sections: View {
    var body: some View {
      List {
        Section { Text("a") }
        Section { Text("b") }
      }
    }
  }

  private func distance(_ view: some View) throws -> CGFloat {
    let screen = Screen.phone()
    screen.show(view)
    try #require(screen.rows.count == 2)
    return screen.rows[1].frameOnScreen.minY - screen.rows[0].frameOnScreen.maxY
  }

  @Test("the distance between sections is that of the style, or the one that is set")
  func sectionSpacing() throws {
    let standard = try distance(Sections())
    #expect(try distance(Sections().listSectionSpacing(.default)) == standard)
    #expect(try distance(Sections().listSectionSpacing(.compact)) == 17.5)
    #expect(try distance(Sections().listSectionSpacing(.custom(5))) == 5)
    #expect(try distance(Sections().listSectionSpacing(50)) == 50)
    #expect(standard > 17.5)
  }

  @Test("rows keep the distance that is set between them")
  func rowSpacing() throws {
    #expect(try distance(List { ForEach(0..<2, id: \.self) { Text("\($0)") } }) == 0)
    #expect(try distance(List { ForEach(0..<2, id: \.self) { Text("\($0)") } }.listRowSpacing(12)) == 12)
  }

  @Test("rows and headers are at least as high as the environment says")
  func minimumHeights() throws {
    let screen = Screen.phone()
    screen.show(
      List { Section("Head") { Text("a") } }
        .environment(\.defaultMinListRowHeight, 70)
        .environment(\.defaultMinListHeaderHeight, 90))
    let row = try #require(screen.rows.first { $0.isRow })
    let header = try #require(screen.rows.first { !$0.isRow })
    #expect(row.size.height == 70)
    #expect(header.size.height == 90)
  }

  @Test("the lines at the ends of a section have the tint that is set on its rows, or are hidden")
  func sectionSeparators() {
    func lines(_ color: Color, @ViewBuilder _ row: () -> some View) -> [CGFloat] {
      let screen = Screen.phone()
      screen.show(List { Section { row() } }.listStyle(.plain))
      return screen.frames(of: color).filter { $0.height < 1 }.map(\.minY).sorted()
    }
    let separator = Color(uiColor: .separator)
    #expect(lines(separator) { Text("a") } == [0, 43.5])
    #expect(lines(separator) { Text("a").listSectionSeparator(.hidden) } == [])
    #expect(lines(separator) { Text("a").listSectionSeparator(.hidden, edges: .top) } == [43.5])
    #expect(lines(.red) { Text("a").listSectionSeparatorTint(.red) } == [0, 43.5])
    #expect(lines(.red) { Text("a").listSectionSeparatorTint(.red, edges: .bottom) } == [43.5])
    #expect(lines(.red) { Text("a").listRowSeparatorTint(.red, edges: .top) } == [0])
  }

  @Test("what stands in a row has the tint of the row's items")
  func itemTint() {
    #expect(read(\.tintStyle) { $0.listItemTint(Color.red) } == AnyShapeStyle(Color.red))
    #expect(read(\.tintStyle) { $0.listItemTint(ListItemTint.fixed(.green)) } == AnyShapeStyle(Color.green))
    #expect(read(\.tintStyle) { $0.listItemTint(.monochrome) } == AnyShapeStyle(Color(uiColor: .label)))
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
}
