import FlowRendering
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

  @Test("scrolling makes rows as they become visible, and they appear and disappear")
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

  /// Measured in pictures of iOS 15 to 18 (the frames of F190 are the same) and of iOS 26.
  struct Measures: Sendable, CustomStringConvertible {
    var version: Design
    var inset: CGFloat
    var textInset: CGFloat
    var row: CGFloat
    var firstHeader: CGFloat
    var betweenCards: CGFloat
    var betweenCardsWithFooter: CGFloat
    var headerBottom: CGFloat
    var footerTop: CGFloat

    var description: String { "\(version)" }
  }

  nonisolated static let measures = [
    Measures(
      version: .iOS18, inset: 20, textInset: 20, row: 44, firstHeader: 38.67, betweenCards: 56.33,
      betweenCardsWithFooter: 72.33, headerBottom: 6, footerTop: 6),
    Measures(
      version: .iOS26, inset: 16, textInset: 16, row: 52, firstHeader: 40.33, betweenCards: 58,
      betweenCardsWithFooter: 70, headerBottom: 10, footerTop: 7),
  ]

  @Test("cells, headers, footers and the distances between sections are Apple's", arguments: measures)
  func sectionMeasures(measures: Measures) throws {
    let screen = Screen.phone {
      $0.displayScale = 3
      $0.design = measures.version
    }
    screen.show(
      List {
        Section("Head") {
          Text("1")
          Text("2")
        }
        Section {
          Text("3")
        } header: {
          Text("Next")
        } footer: {
          Text("Foot")
        }
        Section("Last") { Text("4") }
      })
    let cells = screen.rows.filter(\.isRow).map(\.frameOnScreen)
    #expect(cells.allSatisfy { abs($0.minX - measures.inset) < 0.01 && abs($0.height - measures.row) < 0.4 })
    #expect(abs(cells[0].minY - measures.firstHeader) < 0.4)
    #expect(abs(cells[2].minY - cells[1].maxY - measures.betweenCards) < 0.4)
    #expect(abs(cells[3].minY - cells[2].maxY - measures.betweenCardsWithFooter) < 0.4)
    let head = try #require(screen.frame(ofText: measures.version === Design.iOS18 ? "HEAD" : "Head"))
    let one = try #require(screen.frame(ofText: "1"))
    let foot = try #require(screen.frame(ofText: "Foot"))
    #expect([head, one, foot].allSatisfy { $0.minX == measures.inset + measures.textInset })
    #expect(abs(cells[0].minY - head.maxY - measures.headerBottom) < 0.4)
    #expect(abs(foot.minY - cells[2].maxY - measures.footerTop) < 0.4)
  }

  @Test("a list without headers begins 35 below the top, and 17 more is above a header below a navigation bar")
  func beginning() throws {
    let screen = Screen.phone()
    screen.show(List { Text("1") })
    #expect(screen.rows[0].frameOnScreen == CGRect(x: 20, y: 35, width: 350, height: 44))
    screen.show(NavigationStack { List { Section("Head") { Text("1") } } })
    let row = try #require(screen.rows.first { $0.isRow })
    #expect(abs(row.frame(in: row.list).minY - 17 - 38.5) < 0.6)
  }

  /// Measured on iOS 26: 52 points at the text size large and 51 at medium, 52 on an iPad at medium, and 58 if the row
  /// contains an icon of 28 points.
  @Test("rows of iOS 26 have a least height, and 15 points around higher content")
  func rowHeightsOfIOS26() {
    func heights(_ size: DynamicTypeSize, _ design: Design, scale: CGFloat) -> [CGFloat] {
      let screen = Screen.phone {
        $0.displayScale = scale
        $0.design = design
        $0.dynamicTypeSize = size
      }
      screen.show(
        List {
          Text("1")
          Toggle("2", isOn: .constant(true))
          Color.red.frame(width: 28, height: 28)
          Text("4").dynamicTypeSize(.xSmall)
        })
      return screen.rows.map { $0.size.height.rounded() }
    }
    #expect(heights(.large, .iOS26, scale: 3) == [52, 52, 58, 52])
    #expect(heights(.medium, .iOS26, scale: 3) == [51, 51, 58, 51])
    #expect(heights(.medium, .iPadOS26, scale: 2) == [52, 52, 58, 52])
  }

  @Test(
    "on wide screens the cards of iOS 26 are 20 points from the edges",
    arguments: [(390.0, 16.0), (428, 20), (834, 20)])
  func marginsOfIOS26(width: CGFloat, margin: CGFloat) {
    let face = Device.Face(
      size: CGSize(width: width, height: 844), safeArea: EdgeInsets(), horizontal: .compact, vertical: .regular)
    let device = Device(name: "wide", idiom: .phone, displayScale: 3, upright: face, sideways: nil).running(.iOS26)
    let screen = Screen(device: device, textSystem: TextSystem(measurer: FixedMetricsTextMeasurer()))
    screen.show(List { Text("1") })
    #expect(screen.rows[0].frameOnScreen.minX == margin)
    #expect(screen.rows[0].size.width == width - 2 * margin)
    #expect(screen.frame(ofText: "1")?.minX == 2 * margin)
  }

  /// Measured on iOS 26, from the safe area down: the card of a list without a header is 35 points below it without a
  /// title, and 109 below it with a large one; a card with a header at the text size medium is 54 + 39.33 below it with
  /// a title in the bar.
  @Test("the position of the first card of iOS 26 below a bar")
  func belowBarsOfIOS26() throws {
    func firstCard(_ list: some View) throws -> CGFloat {
      let screen = Screen.phone {
        $0.displayScale = 3
        $0.design = .iOS26
        $0.dynamicTypeSize = .medium
      }
      screen.show(NavigationStack { list })
      return try #require(screen.rows.first { $0.isRow }).frameOnScreen.minY
    }
    let plain = List { Text("1") }
    let headed = List { Section("Head") { Text("1") } }
    #expect(abs(try firstCard(plain) - 35) < 0.4)
    #expect(abs(try firstCard(plain.navigationTitle("Title")) - 106) < 0.4)
    #expect(abs(try firstCard(headed.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)) - 93.33) < 0.4)
  }

  /// Measured on iOS 26 at @3x: the position of the edge in the second and the ninth row of a card, in pixels. In windows
  /// it is 71.1 and 42 in one app, 72.9 and 43.2 in another.
  @Test("the corners of a card are circular in pictures of layers", arguments: [(true, 72.9, 42), (false, 63.1, 42.8)])
  func cornersOfIOS26(isInWindow: Bool, second: Double, ninth: Double) throws {
    var environment = EnvironmentValues()
    environment.design = .iOS26
    environment.isDrawnInWindow = isInWindow
    let screen = Screen(size: ProposedViewSize(width: 390, height: 600), environment: environment)
    screen.show(List { Text("Row") })
    let bitmap = try #require(screen.picture(scale: 3))
    let card = try #require(screen.rows.first { $0.isRow }).frameOnScreen
    func edge(inRow row: Int) -> Double {
      let y = Int((card.minY * 3).rounded()) + row
      let (outside, inside) = (Double(bitmap[6, 6].red), 255.0)
      return (48..<180).reduce(0) { $0 + 1 - (Double(bitmap[$1, y].red) - outside) / (inside - outside) }
    }
    #expect(abs(edge(inRow: 1) - second) < 3)
    #expect(abs(edge(inRow: 8) - ninth) < 0.6)
  }

  /// Measured on iOS 26: the chevron's ink ends 18.3 points inside its card.
  @Test("the chevron of a link on iOS 26 keeps its distance from the card's edge")
  func chevronOfIOS26() throws {
    var environment = EnvironmentValues()
    environment.design = .iOS26
    environment.displayScale = 3
    let screen = Screen(size: ProposedViewSize(width: 390, height: 600), environment: environment)
    screen.show(NavigationStack { List { NavigationLink("Link") { Text("Next") } } })
    let bitmap = try #require(screen.picture(scale: 3))
    let middle = Int(try #require(screen.rows.first).frameOnScreen.midY * 3)
    let end = try #require(
      stride(from: 1110, to: 900, by: -1).first { x in (middle - 3...middle + 3).contains { bitmap[x, $0].red < 230 } })
    let distance = 390 - 16 - Double(end + 1) / 3
    #expect(abs(distance - 18.3) < 0.7)
  }

  /// Measured on iOS 26: a view that uses the width of the container is as wide as the card.
  @Test("the container of a row's content is the card")
  func containerOfRows() {
    let screen = Screen.phone { $0.design = .iOS26 }
    screen.show(List { Color.red.frame(height: 10).containerRelativeFrame(.horizontal) })
    #expect(screen.frames(of: .red, in: screen.rows[0].environment).map(\.minX) == [16])
    #expect(screen.frames(of: .red, in: screen.rows[0].environment).map(\.width) == [358])
  }

  /// Measured on iOS 26 in two apps: #7F7F7F on white and half of white on #1C1C1E, beside #8A8A8E for the colour.
  @Test("the second level of the foreground is half of the first in rows of iOS 26")
  func secondaryOfRows() {
    func count(of color: Color, _ version: Design, _ scheme: ColorScheme = .light) -> Int {
      let screen = Screen.phone {
        $0.design = version
        $0.colorScheme = scheme
      }
      screen.show(
        List {
          Rectangle().foregroundStyle(.secondary)
          Rectangle().foregroundStyle(Color.secondary)
        })
      return screen.frames(of: color, in: screen.rows[0].environment).count
    }
    #expect(count(of: Color(white: 0, opacity: 0.5), .iOS26) == 1)
    #expect(count(of: .secondary, .iOS26) == 1)
    #expect(count(of: Color(white: 1, opacity: 0.5), .iOS26, .dark) == 1)
    #expect(count(of: .secondary, .iOS18) == 2)
  }

  @Test("lines of iOS 26 are a point thick and end before the cell does")
  func separatorsOfIOS26() {
    let screen = Screen.phone {
      $0.displayScale = 3
      $0.design = .iOS26
    }
    screen.show(
      List {
        Text("1"); Text("2")
      })
    var environment = EnvironmentValues()
    environment.design = .iOS26
    let lines = screen.frames(of: Color(uiColor: .separator), in: environment)
    #expect(lines.count == 1 && lines.allSatisfy { $0.minX == 32 && $0.maxX == 390 - 32 && $0.height == 1 })
    #expect(lines.first.map { abs($0.maxY - (35 + 52)) < 0.4 } == true)
  }

  @Test("a list fills the proposed size")
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
    #expect(screen.frames(of: .red) == [CGRect(x: 40, y: 46, width: 310, height: 100)])
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

  @Test("a separator starts at the first text, also beside a picker with segments, and at the picker without one")
  func separatorsAtSegments() {
    struct Units: View {
      let hasTitle: Bool

      var body: some View {
        HStack {
          if hasTitle { Text("Unit") }
          Spacer()
          Picker("", selection: .constant(1)) {
            Text("C").tag(1)
            Text("F").tag(2)
          }
          .pickerStyle(.segmented)
          .frame(width: 90)
        }
      }
    }
    let screen = Screen.phone()
    screen.show(
      List {
        Units(hasTitle: true)
        Units(hasTitle: false)
        Text("End")
      })
    let starts = screen.frames(of: Color(uiColor: .separator)).map(\.minX)
    let text = screen.frame(ofText: "Unit")?.minX ?? 0
    #expect(starts.count == 2 && starts.first == text && (starts.last ?? 0) > 250, "\(starts)")
  }

  @Test("separators are between rows, and start at their text")
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
        CGRect(x: 40, y: 78.5, width: 330, height: 0.5), CGRect(x: 78, y: 122.5, width: 292, height: 0.5),
      ])
    // A label that is not shown does not count.
    screen.show(
      List {
        Slider(value: .constant(0.5)) { Text("Volume") }
        Text("2")
      })
    #expect(screen.frames(of: line).map(\.minX) == [40])
    screen.show(
      List {
        Text("1").listRowSeparator(.hidden)
        Text("2").listRowSeparatorTint(.red)
        Text("3").listRowSeparator(.hidden, edges: .bottom)
      })
    #expect(screen.frames(of: line) == [])
    #expect(screen.frames(of: .red).count == 1)
  }

  @Test("everything is mirrored in right-to-left layouts")
  func rightToLeft() {
    let screen = Screen.phone { $0.layoutDirection = .rightToLeft }
    screen.show(
      List {
        Text("1"); Text("2")
      })
    #expect(screen.frame(ofText: "1")?.maxX == CGFloat(390 - 40))
    #expect(
      screen.frames(of: Color(uiColor: .separator)).map { CGRect(x: $0.minX, y: 0, width: $0.width, height: 0) }
        == [CGRect(x: 20, y: 0, width: 330, height: 0)])
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

  @Test("the background extends under the bars, the rows start below them")
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

  @Test("the content of a row has the tint of the row's items")
  func itemTint() {
    #expect(read(\.tintStyle) { $0.listItemTint(Color.red) } == AnyShapeStyle(Color.red))
    #expect(read(\.tintStyle) { $0.listItemTint(ListItemTint.fixed(.green)) } == AnyShapeStyle(Color.green))
    #expect(read(\.tintStyle) { $0.listItemTint(.monochrome) } == AnyShapeStyle(Color(uiColor: .label)))
  }

  @Test("the icons of rows have the tint of the items")
  func itemTintIsDrawn() throws {
    func isGreen(_ row: some View) throws -> Bool {
      let screen = Screen(size: ProposedViewSize(width: 390, height: 200))
      screen.show(List { row })
      let bitmap = try #require(screen.picture(scale: 1))
      return (0..<100).contains { y in
        (0..<200).contains { bitmap[$0, y].green > 150 && bitmap[$0, y].red < 80 && bitmap[$0, y].blue < 110 }
      }
    }
    let label = Label("a", systemImage: "star.fill")
    #expect(try isGreen(label.listItemTint(.green)))
    #expect(try isGreen(label.listItemTint(ListItemTint.fixed(.green))))
    #expect(try !isGreen(label))
  }

  @Test("the picture of a link's row is mirrored from right to left")
  func mirroredChevron() throws {
    func picture(_ direction: LayoutDirection) throws -> Bitmap {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      let screen = Screen(size: ProposedViewSize(width: 390, height: 200), environment: environment)
      screen.show(
        NavigationStack {
          List { NavigationLink(value: 1) { Color.red.frame(width: 30, height: 20) } }
        })
      return try #require(screen.picture(scale: 2))
    }
    let (left, right) = try (picture(.leftToRight), picture(.rightToLeft))
    func difference(_ other: Bitmap) -> Int {
      (0..<left.height).flatMap { y in
        (0..<left.width).map { abs(Int(left[$0, y].green) - Int(other[$0, y].green)) }
      }.max() ?? 0
    }
    #expect(difference(right.mirrored) < 16)
    #expect(difference(right) > 100)
  }

  @Test("a text of two lines beside a symbol on its first baseline keeps both lines")
  func twoLinesBesideSymbol() throws {
    let screen = Screen.phone()
    screen.show(
      List {
        HStack(alignment: .firstTextBaseline) {
          Image(systemName: "star")
          Text("One line\nand another")
        }
        Text("One line\nand another")
      })
    let heights = screen.nodes.filter { $0.role == .staticText }.map(\.frame.height)
    #expect(heights.count == 2)
    #expect(heights.first == heights.last)
  }

  /// The screen's display list as text, for comparison.
  private func drawing(_ screen: Screen) -> String { "\(screen.displayList().items)" }

  private struct Mailbox: View {
    let count: TestValue<Int>
    var body: some View { Text("Inbox").badge(count.value) }
  }

  @Test("a badge of a row follows its value and the text size")
  func badges() throws {
    func texts(_ screen: Screen) -> [String] {
      screen.nodes.filter { $0.role == .cell || $0.role == .staticText }.compactMap { $0.label ?? $0.value }
    }
    let count = TestValue(3)
    let screen = Screen.phone()
    screen.show(List { Mailbox(count: count) })
    let old = drawing(screen)
    screen.perform { count.value = 12_345 }
    let fresh = Screen.phone()
    fresh.show(List { Mailbox(count: count) })
    #expect(drawing(screen) != old)
    #expect(drawing(screen) == drawing(fresh))
    #expect(texts(screen) == texts(fresh))
    var larger = EnvironmentValues()
    larger.dynamicTypeSize = .accessibility2
    screen.setEnvironment(larger)
    let large = Screen.phone { $0 = larger }
    large.show(List { Mailbox(count: count) })
    #expect(drawing(screen) == drawing(large))
  }

  private struct MarkedMailbox: View {
    let isUrgent: TestValue<Bool>
    var body: some View { Text("Inbox").badge(Text("3").foregroundColor(isUrgent.value ? .red : .blue)) }
  }

  @Test("a badge of a row follows the color of its text")
  func badgeColor() {
    let isUrgent = TestValue(false)
    let screen = Screen.phone()
    screen.show(List { MarkedMailbox(isUrgent: isUrgent) })
    let old = drawing(screen)
    screen.perform { isUrgent.value = true }
    let fresh = Screen.phone()
    fresh.show(List { MarkedMailbox(isUrgent: isUrgent) })
    #expect(drawing(screen) != old)
    #expect(drawing(screen) == drawing(fresh))
  }

  private struct Replaced: View {
    let isLong: TestValue<Bool>
    var body: some View {
      if isLong.value { Color.red.frame(height: 200) } else { Text("short") }
    }
  }

  @Test("a row whose content is replaced is as high as a new one, and so are rows with another text size")
  func rowHeights() {
    let isLong = TestValue(true)
    func make(_ environment: EnvironmentValues = EnvironmentValues()) -> Screen {
      let screen = Screen.phone { $0 = environment }
      screen.show(
        List {
          Replaced(isLong: isLong)
          Picker("Choice", selection: .constant(1)) { Text("One").tag(1) }
          ProgressView(value: 0.5) { Text("Progress") }
          ViewThatFits {
            Text("A text that is rather long for one line of a list on a phone")
            Text("Short")
          }
        })
      return screen
    }
    let screen = make()
    screen.perform { isLong.value = false }
    #expect(drawing(screen) == drawing(make()))
    for size in [DynamicTypeSize.accessibility4, .xSmall, .large] {
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = size
      screen.setEnvironment(environment)
      #expect(drawing(screen) == drawing(make(environment)), "\(size)")
    }
  }

  @Test("content margins replace the margins of a list's style at their edges", arguments: [Design.iOS18, .iOS26])
  func contentMargins(version: Design) throws {
    func screen<V: View>(_ view: V) -> Screen {
      let screen = Screen.phone(height: 2_000) { $0.design = version }
      screen.show(view)
      return screen
    }
    func row<V: View>(_ view: V) -> CGRect {
      let screen = screen(view)
      return withExtendedLifetime(screen) { screen.rows.filter(\.isRow)[0].frameOnScreen }
    }
    let list = List { Text("Row") }
    // Measured on iOS 26: the first card starts 4 points below the safe area.
    #expect(row(list).minY == 35)
    #expect(row(list.contentMargins(.top, 4)).minY == 4)
    #expect(row(Form { Text("Row") }.contentMargins(.top, 4)).minY == 4)
    #expect(row(list.contentMargins(.top, 4, for: .scrollIndicators)).minY == 35)
    #expect(row(list.contentMargins(.horizontal, 4)).minX == 4 && row(list.contentMargins(.horizontal, 4)).width == 382)
    let side = row(list).minX
    #expect(row(list.contentMargins(.leading, 0)).minX == 0)
    #expect(row(list.contentMargins(.leading, 0)).maxX == 390 - side)
    #expect(row(list.contentMargins(.bottom, 4)) == row(list))
    func end<V: View>(_ view: V) -> CGFloat {
      let screen = screen(view)
      return withExtendedLifetime(screen) {
        screen.scroll.geometry.contentSize.height - screen.rows.filter(\.isRow)[0].frameOnScreen.height
      }
    }
    #expect(end(list.contentMargins(.vertical, 4)) == 0)
    let headed = screen(List { Section("Head") { Text("Row") } }.contentMargins(.top, 0))
    #expect(headed.rows.first?.frameOnScreen.minY == 0)
    let plain = list.listStyle(.plain)
    #expect(row(plain.contentMargins(.all, 4)) == CGRect(x: 4, y: 4, width: 382, height: row(plain).height))
  }
}
