import SwiftUI

@MainActor private func fixed(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

extension LayoutFact {
  static let stacks = [
    LayoutFact("F148", [(11, 40, 30, 20), (49, 35, 40, 30)]) {
      HStack {
        fixed(30, 20)
        fixed(40, 30)
      }
    },
    LayoutFact("F149", [(1, 0, 40, 100), (49, 0, 50, 100)]) {
      HStack {
        Color.red.frame(minWidth: 20, maxWidth: 40)
        Color.red.frame(minWidth: 30, maxWidth: 50)
      }
    },
    LayoutFact("F150", [(10, 10, 26, 80), (59, 5, 36, 90)]) {
      HStack {
        Color.red.padding(10)
        Color.red.padding(5)
      }
    },
    LayoutFact("F151", [(4.5, 30, 20, 30), (32.5, 30, 30, 20), (70.5, 30, 25, 40)]) {
      HStack(alignment: .top, spacing: 8) {
        fixed(20, 30)
        fixed(30, 20)
        fixed(25, 40)
      }
      .frame(width: 100, height: 100)
    },
    LayoutFact("F152", [(4.5, 35, 20, 30), (32.5, 40, 30, 20), (70.5, 30, 25, 40)]) {
      HStack(alignment: .center, spacing: 8) {
        fixed(20, 30)
        fixed(30, 20)
        fixed(25, 40)
      }
      .frame(width: 100, height: 100)
    },
    LayoutFact("F153", [(4.5, 40, 20, 30), (32.5, 50, 30, 20), (70.5, 30, 25, 40)]) {
      HStack(alignment: .bottom, spacing: 8) {
        fixed(20, 30)
        fixed(30, 20)
        fixed(25, 40)
      }
      .frame(width: 100, height: 100)
    },
    LayoutFact("F154", [(13.5, 37.5, 15, 25), (38.5, 42.5, 20, 15), (68.5, 32.5, 18, 35)]) {
      HStack(spacing: 10) {
        fixed(15, 25)
        fixed(20, 15)
        fixed(18, 35)
      }
      .frame(width: 100, height: 100)
    },
    LayoutFact("F155", [(0, 0, 100, 20), (0, 40, 100, 20), (0, 80, 100, 20)]) {
      VStack(spacing: 20) {
        Color.red
        Color.red
        Color.red
      }
    },
    LayoutFact("F156", [(35, 21, 30, 20), (30, 49, 40, 30)]) {
      VStack {
        fixed(30, 20)
        fixed(40, 30)
      }
    },
    LayoutFact("F157", [(0, 1, 100, 40), (0, 49, 100, 50)]) {
      VStack {
        Color.red.frame(minHeight: 20, maxHeight: 40)
        Color.red.frame(minHeight: 30, maxHeight: 50)
      }
    },
    LayoutFact("F158", [(30, 12, 30, 20), (30, 40, 40, 25), (30, 73, 25, 15)]) {
      VStack(alignment: .leading, spacing: 8) {
        fixed(30, 20)
        fixed(40, 25)
        fixed(25, 15)
      }
      .frame(width: 100, height: 100)
    },
    LayoutFact("F159", [(40, 12, 30, 20), (30, 40, 40, 25), (45, 73, 25, 15)]) {
      VStack(alignment: .trailing, spacing: 8) {
        fixed(30, 20)
        fixed(40, 25)
        fixed(25, 15)
      }
      .frame(width: 100, height: 100)
    },
    LayoutFact("F160 one child", [(0, 0, 100, 100)]) {
      VStack { Color.red }
    },
    LayoutFact("F160 empty", []) {
      HStack {}
    },
    LayoutFact("F161", [(0, 0, 100, 80 / 3), (0, 80 / 3 + 10, 100, 80 / 3), (0, 160 / 3 + 20, 100, 80 / 3)]) {
      VStack(spacing: 10) {
        Color.red
        Color.red
        Color.red
      }
      .frame(width: 100, height: 100)
    },
    LayoutFact(
      "F175", in: CGSize(width: 48, height: 216), [(4, 4, 40, 40), (4, 60, 40, 40), (4, 116, 40, 40), (4, 172, 40, 40)]
    ) {
      VStack {
        ForEach(0..<4, id: \.self) { _ in ZStack { Color.red }.frame(width: 40, height: 40).padding(4) }
      }
    },
    LayoutFact("F195", in: CGSize(width: 200, height: 200), [(50, -4, 100, 100), (50, 104, 100, 100)]) {
      VStack {
        fixed(100, 100).zIndex(1)
        fixed(100, 100)
      }
      .frame(width: 200, height: 200)
    },
    LayoutFact("F213", in: CGSize(width: 6, height: 10), [(0, 5, 3, 4), (3, 0, 3, 10)]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        fixed(3, 4).alignmentGuide(.firstTextBaseline) { _ in 3 }
        fixed(3, 10).alignmentGuide(.firstTextBaseline) { _ in 8 }
      }
    },
    LayoutFact("F214", in: CGSize(width: 6, height: 9), [(0, 0, 3, 6), (3, 3, 3, 6)]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        fixed(3, 6).alignmentGuide(.firstTextBaseline) { _ in 5 }
        fixed(3, 6).alignmentGuide(.firstTextBaseline) { _ in 2 }
      }
    },
  ]

  static let backgrounds = [
    LayoutFact("F164", [(0, 0, 100, 100), (0, 0, 100, 100)]) {
      Color.red.background { Color.blue }
    },
    LayoutFact("F165", [(25, 35, 50, 30), (25, 35, 50, 30)]) {
      fixed(50, 30).background { Color.blue }
    },
    LayoutFact("F166", [(0, 20, 100, 60), (0, 20, 100, 60)]) {
      Color.red.frame(minWidth: 50, maxWidth: 100, minHeight: 30, maxHeight: 60).background { Color.blue }
    },
    LayoutFact("F167", [(0, 0, 100, 47.5), (0, 52.5, 100, 47.5), (0, 0, 48.5, 100), (51.5, 0, 48.5, 100)]) {
      VStack(spacing: 5) {
        Color.red
        Color.red
      }
      .background {
        HStack(spacing: 3) {
          Color.blue
          Color.blue
        }
      }
    },
    LayoutFact("F168", [(50, 50, 0, 0), (50, 50, 0, 0)]) {
      fixed(0, 0).background { Color.blue }
    },
    LayoutFact("F177", in: CGSize(width: 96, height: 96), [(-56 / 3, -2, 400 / 3, 100)]) {
      Color.red.aspectRatio(4 / 3, contentMode: .fill).frame(width: 100, height: 100).padding(-2)
    },
    LayoutFact("F181", in: CGSize(width: 300, height: 200), [(-50, -50, 400, 300)]) {
      fixed(400, 300).frame(width: 200, height: 100).padding(50)
    },
  ]
}
