import Foundation
import Testing

@testable import SwiftUI

@Suite("ZStack") @MainActor
struct ZStackTests {
  @Test("it is as large as the largest of its views along each axis, which are centred")
  func union() {
    let view = LaidOut {
      ZStack {
        Block("a", 40, 10); Block("b", 20, 30)
      }
    }
    #expect(view.size == size(40, 30))
    #expect(view["a"] == rect(0, 10, 40, 10))
    #expect(view["b"] == rect(10, 0, 20, 30))
  }

  @Test("views are aligned to each other")
  func aligns() {
    let view = LaidOut {
      ZStack(alignment: .bottomTrailing) {
        Block("a", 40, 10); Block("b", 20, 30)
      }
    }
    #expect(view["a"] == rect(0, 20, 40, 10))
    #expect(view["b"] == rect(20, 0, 20, 30))
  }

  @Test("a flexible view makes it fill the proposed size")
  func flexible() {
    #expect(
      LaidOut {
        ZStack {
          Color.red; Block("a", 10, 10)
        }
      }.size == size(200, 100))
  }

  @Test("views of a lower layout priority do not make it larger, and are offered its size")
  func priority() {
    let view = LaidOut {
      ZStack {
        Block("a", 20, 10).layoutPriority(1)
        Color.red.part("back")
        Block("large", 60, 40)
      }
    }
    #expect(view.size == size(20, 10))
    #expect(view["back"] == rect(0, 0, 20, 10))
    #expect(view["large"] == rect(-20, -15, 60, 40))
  }

  @Test("without a proposal, its views are proposed its own size")
  func unspecified() {
    let view = LaidOut {
      ZStack {
        Color.red.part("back")
        Block("a", 40, 30)
      }
      .fixedSize()
    }
    #expect(view.size == size(40, 30))
    #expect(view["back"] == rect(0, 0, 40, 30))
  }

  @Test("stacks whose content is a closure that is passed on")
  func contents() {
    func content() -> some View {
      Group {
        Block("a", 10, 10)
        Block("b", 20, 10)
      }
    }
    let column = LaidOut { VStack(alignment: .trailing, spacing: 4, content: content) }
    #expect(column["a"] == rect(10, 0, 10, 10) && column["b"] == rect(0, 14, 20, 10))
    #expect(LaidOut { VStack(spacing: 6, content: content) }.size == size(20, 26))
    #expect(LaidOut { HStack(alignment: .top, spacing: 4, content: content) }.size == size(34, 10))
    let corner = Alignment(horizontal: .trailing, vertical: .bottom)
    #expect(LaidOut { ZStack(alignment: corner, content: content) }["a"] == rect(10, 0, 10, 10))
  }

  @Test("a color beside a text is a color, in a stack with a spacer as well")
  func colorAndText() {
    let view = LaidOut(width: 200, height: 300) {
      VStack {
        ZStack {
          Color.red
          Block("hi", 20, 10)
        }.part("z")
        Spacer()
        Block("one", 20, 10)
      }
    }
    #expect(view["z"].height + view["one"].height + 8 == 300)
    #expect(view["hi"].midY == view["z"].midY)
    let row = LaidOut(width: 200, height: 300) {
      HStack {
        ZStack {
          Color.red
          Block("hi", 20, 10)
        }.part("z")
        Spacer()
        Block("one", 20, 10)
      }
    }
    #expect(row["z"].width + row["one"].width + 8 == 200)
  }
}
