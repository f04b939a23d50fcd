import Foundation
import Testing

@testable import SwiftUI

@Suite("Grid") @MainActor
struct GridTests {
  @Test("columns are as wide as their widest cell, rows as high as their highest")
  func tracks() {
    let view = LaidOut {
      Grid(horizontalSpacing: 4, verticalSpacing: 6) {
        GridRow {
          Block("a", 10, 10); Block("b", 40, 20)
        }
        GridRow {
          Block("c", 30, 10); Block("d", 20, 10)
        }
      }
    }
    #expect(view.size == size(74, 36))
    #expect(view["a"] == rect(10, 5, 10, 10))
    #expect(view["b"] == rect(34, 0, 40, 20))
    #expect(view["c"] == rect(0, 26, 30, 10))
    #expect(view["d"] == rect(44, 26, 20, 10))
  }

  @Test("cells are aligned in the grid, in their row, or by themselves")
  func aligns() {
    let view = LaidOut {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("wide", 40, 40); Block("x", 40, 40)
        }
        GridRow(alignment: .bottom) {
          Block("a", 10, 10); Block("b", 10, 30)
        }
        GridRow {
          Block("c", 10, 10).gridCellAnchor(.bottomTrailing); Block("d", 40, 40)
        }
      }
    }
    #expect(view["a"] == rect(0, 60, 10, 10))
    #expect(view["b"].minX == 40)
    #expect(view["c"] == rect(30, 100, 10, 10))
  }

  @Test("a cell spans columns, and a view outside of rows spans all")
  func spans() {
    let view = LaidOut {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a", 10, 10); Block("b", 20, 10); Block("c", 30, 10)
        }
        GridRow { Color.red.frame(height: 5).part("two").gridCellUnsizedAxes(.horizontal).gridCellColumns(2) }
        Color.blue.frame(height: 5).part("all").gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(view["two"] == rect(0, 10, 30, 5))
    #expect(view["all"] == rect(0, 15, 60, 5))
  }

  @Test("one cell aligns its whole column")
  func alignsColumn() {
    let view = LaidOut {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a", 10, 10).gridColumnAlignment(.trailing)
          Block("b", 10, 10)
        }
        GridRow {
          Block("c", 20, 10)
          Block("wide", 40, 10)
        }
        GridRow {
          Block("longest", 40, 10)
          Block("d", 10, 10)
        }
      }
    }
    #expect(view["a"].maxX == 40)
    #expect(view["c"].maxX == 40)
    #expect(view["b"].midX == 60 && view["d"].midX == 60)
  }
}
