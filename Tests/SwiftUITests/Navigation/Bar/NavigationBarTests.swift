import FlowRendering
import Testing

@testable import SwiftUI

@Suite("Navigation bars over scrolled content") @MainActor
struct NavigationBarTests {
  private func phone(
    _ mode: NavigationBarItem.TitleDisplayMode, pinned: PinnedScrollableViews = []
  ) -> PhoneScreen {
    PhoneScreen(
      NavigationStack {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: pinned) {
            Section {
              ForEach(0..<100) { row in Color.red.frame(height: 44).overlay { Text("Row \(row)") } }
            } header: {
              Text("Header").frame(maxWidth: .infinity, minHeight: 30)
            }
          }
        }
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(mode)
      })
  }

  /// The color at the leading edge of the status bar, where only the bar's background or scrolled rows are.
  private func colorOfStatusBar(_ phone: PhoneScreen) throws -> Bitmap.Pixel {
    try #require(phone.screen.picture(scale: 1))[2, 40]
  }

  private func barHeight(_ phone: PhoneScreen) -> CGFloat? { phone.node(.navigationBar)?.frame.height }

  @Test("a large title scrolls away with the content, and its text moves into the row")
  func largeTitle() throws {
    let phone = phone(.large)
    #expect(barHeight(phone) == 96)
    let start = try #require(phone.screen.frame(ofText: "Title"))
    #expect(start.minX == 16)

    phone.screen.scroll(to: 20)
    #expect(barHeight(phone) == 76)
    let title = try #require(phone.screen.frame(ofText: "Title"))
    #expect(title.minX == 16 && title.minY == start.minY - 20)

    phone.screen.scroll(to: 500)
    #expect(barHeight(phone) == 44)
    let inline = try #require(phone.screen.frame(ofText: "Title"))
    #expect(abs(inline.midX - 195) < 1 && inline.maxY < 47 + 44)
    #expect(phone.nodes.filter { $0.label == "Title" && $0.role == .staticText }.count == 1)

    phone.screen.scroll(to: 0)
    #expect(phone.screen.frame(ofText: "Title") == start && barHeight(phone) == 96)
    #expect(phone.issues == [])
  }

  @Test("the bar has a background only while content is under it")
  func background() throws {
    let inline = phone(.inline)
    let empty = try colorOfStatusBar(inline)
    inline.screen.scroll(to: 400)
    let filled = try colorOfStatusBar(inline)
    #expect(filled != empty)
    // The rows are red: without a background they would be seen as they are.
    let rows = try #require(inline.screen.picture(scale: 1))[2, 300]
    #expect(filled != rows)
    inline.screen.scroll(to: 0)
    #expect(try colorOfStatusBar(inline) == empty)

    // A large title moves with the content: nothing is under it until it is gone.
    let large = phone(.large)
    large.screen.scroll(to: 30)
    #expect(try colorOfStatusBar(large) == empty)
    large.screen.scroll(to: 400)
    #expect(try colorOfStatusBar(large) == filled)
  }

  @Test("rows in the place of the large title can be touched")
  func touches() throws {
    let log = EventLog()
    let phone = PhoneScreen(
      NavigationStack {
        List(0..<100, id: \.self) { row in Button("Row \(row)") { log.add("\(row)") } }
          .listStyle(.plain)
          .navigationTitle("Title")
      })
    phone.screen.scroll(to: 500)
    let place = CGPoint(x: 195, y: 47 + 44 + 26)
    let row = try #require(phone.nodes.first { $0.role == .cell && $0.frame.contains(place) })
    let label = try #require(row.selfAndDescendants.compactMap(\.label).first)
    phone.screen.tap(at: place)
    #expect(log.take() == [String(label.dropFirst("Row ".count))])
  }

  @Test("a pinned header stays below the collapsed bar")
  func pinnedHeaders() throws {
    let phone = phone(.large, pinned: .sectionHeaders)
    func distanceFromBar() throws -> CGFloat {
      let header = try #require(phone.screen.frame(ofText: "Header"))
      let bar = try #require(phone.node(.navigationBar)).frame
      return abs(header.midY - (bar.maxY + 15))
    }
    #expect(try distanceFromBar() < 0.01)
    phone.screen.scroll(to: 20)
    #expect(try distanceFromBar() < 0.01)
    phone.screen.scroll(to: 500)
    #expect(try distanceFromBar() < 0.01)
  }

  @Test("a screen that is pushed does not inherit the scrolled bar, which is as before after going back")
  func pushedScreens() throws {
    let path = TestValue<[Int]>([])
    struct Root: View {
      @Bindable var path: TestValue<[Int]>

      var body: some View {
        NavigationStack(path: $path.value) {
          List(0..<100, id: \.self) { Text("Row \($0)") }
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("Detail \($0)").navigationTitle("Detail") }
        }
      }
    }
    let phone = PhoneScreen(Root(path: path))
    phone.screen.scroll(to: 300)
    #expect(barHeight(phone) == 44)
    phone.screen.perform { path.value = [1] }
    #expect(barHeight(phone) == 96)
    phone.screen.perform { path.value = [] }
    #expect(barHeight(phone) == 44)
  }

  @Test("content that is replaced by other content without a scroll view has an expanded bar")
  func replacedContent() {
    let isList = TestValue(true)
    struct Root: View {
      let isList: TestValue<Bool>

      var body: some View {
        NavigationStack {
          Group {
            if isList.value { List(0..<100, id: \.self) { Text("Row \($0)") } } else { Text("Nothing") }
          }
          .navigationTitle("Root")
        }
      }
    }
    let phone = PhoneScreen(Root(isList: isList))
    phone.screen.scroll(to: 300)
    #expect(barHeight(phone) == 44)
    phone.screen.perform { isList.value = false }
    #expect(barHeight(phone) == 96)
  }
}
