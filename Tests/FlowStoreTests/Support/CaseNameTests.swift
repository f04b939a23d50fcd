import FlowStore
import Testing

@Suite("Names of cases")
struct CaseNameTests {
  private enum Row { case tapped(id: Int), renamed(String), moved(from: Int, to: Int) }

  private enum App {
    case started
    case row(Row)
    case settings(number: Int, row: Row)
    case both(Row, Row)
  }

  private struct Plain {}

  @Test("an action is named by its type and its cases, without associated values")
  func names() {
    #expect(caseName(of: App.started) == "App.started")
    #expect(caseName(of: App.row(.renamed("a"))) == "App.row(.renamed)")
    #expect(caseName(of: App.row(.tapped(id: 1))) == "App.row(.tapped(id:))")
    #expect(caseName(of: App.row(.moved(from: 1, to: 2))) == "App.row(.moved(from:, to:))")
    #expect(caseName(of: App.settings(number: 1, row: .renamed("a"))) == "App.settings(number:, row: .renamed)")
    #expect(caseName(of: App.both(.renamed("a"), .renamed("b"))) == "App.both(.renamed, .renamed)")
  }

  @Test("an action that is no enumeration is named by its type")
  func otherTypes() {
    #expect(caseName(of: Plain()) == "Plain")
    #expect(caseName(of: 3) == "Int")
  }
}
