import Foundation
import Testing

@testable import SwiftUI

@Suite("LazyVStack and LazyHStack") @MainActor
struct LazyStackTests {
  final class Log {
    var made: [Int] = []
  }

  struct Row: View {
    let index: Int
    let log: Log

    var body: some View {
      let _ = log.made.append(index)
      Block("row \(index)", 50, 20)
    }
  }

  @Test("only the rows in the window are made")
  func lazy() {
    let log = Log()
    let view = LaidOut {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Row(index: $0, log: log) } } }
    }
    #expect(log.made.count <= 7)
    #expect(view["row 3"] == rect(75, 60, 50, 20))
    view.screen.scroll(to: 10_000)
    #expect(view["row 500"].minY == 0)
    #expect(log.made.count <= 14)
  }

  @Test("it fills the cross axis, and rows are aligned in it")
  func aligns() {
    let view = LaidOut { ScrollView { LazyVStack(alignment: .trailing) { Block("a", 50, 20) } } }
    #expect(view["a"] == rect(150, 0, 50, 20))
  }

  @Test("headers stay at the top of the window while their section is in it")
  func pinned() {
    let view = LaidOut {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<3, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { Block("\(section).\($0)", 50, 20) }
            } header: {
              Block("head \(section)", 100, 30)
            }
          }
        }
      }
    }
    view.screen.scroll(to: 50)
    #expect(view["head 0"].minY == 0)
    view.screen.scroll(to: 220)
    #expect(view["head 0"].minY == -20)
    #expect(view["head 1"].minY == 10)
  }

  @Test("a row lies beside the other")
  func horizontal() {
    let view = LaidOut {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 5) {
          Block("a", 50, 20); Block("b", 50, 20)
        }
      }
    }
    #expect(view["b"].minX == 55)
  }

  @Test("a scroll view with its ideal height settles if later rows are longer than estimated")
  func idealHeight() {
    let view = LaidOut {
      ScrollView {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Block("row \($0)", 50, $0 < 50 ? 20 : 100) } }
        }
      }
    }
    #expect(view.screen.graph.issues.isEmpty)
    #expect(abs(view["row 99"].maxY - (50 * 20 + 50 * 100)) < 0.001)
  }
}
