import SwiftUI

@MainActor private func fixed(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

extension LayoutFact {
  static let fixedFrames = [
    LayoutFact("F113", [(0, 35, 100, 30)]) { Color.red.frame(height: 30) },
    LayoutFact("F114", [(20, 30, 60, 40)]) { Color.red.frame(width: 60, height: 40) },
    LayoutFact("F115", [(-25, -10, 150, 120)]) { Color.red.frame(width: 150, height: 120) },
    LayoutFact("F116", [(50, 50, 0, 0)]) { Color.red.frame(width: 0, height: 0) },
    LayoutFact("F117 top", [(0, 0, 100, 30)]) {
      Color.red.frame(height: 30).frame(width: 100, height: 100, alignment: .top)
    },
    LayoutFact("F117 center", [(0, 35, 100, 30)]) {
      Color.red.frame(height: 30).frame(width: 100, height: 100, alignment: .center)
    },
    LayoutFact("F117 bottom", [(0, 70, 100, 30)]) {
      Color.red.frame(height: 30).frame(width: 100, height: 100, alignment: .bottom)
    },
    LayoutFact("F118 topLeading", [(0, 0, 60, 40)]) {
      Color.red.frame(width: 60, height: 40).frame(width: 100, height: 100, alignment: .topLeading)
    },
    LayoutFact("F118 top", [(20, 0, 60, 40)]) {
      Color.red.frame(width: 60, height: 40).frame(width: 100, height: 100, alignment: .top)
    },
    LayoutFact("F118 topTrailing", [(40, 0, 60, 40)]) {
      Color.red.frame(width: 60, height: 40).frame(width: 100, height: 100, alignment: .topTrailing)
    },
    LayoutFact("F119 leading", [(0, 30, 60, 40)]) {
      Color.red.frame(width: 60, height: 40).frame(width: 100, height: 100, alignment: .leading)
    },
    LayoutFact("F119 center", [(20, 30, 60, 40)]) {
      Color.red.frame(width: 60, height: 40).frame(width: 100, height: 100, alignment: .center)
    },
    LayoutFact("F119 trailing", [(40, 30, 60, 40)]) {
      Color.red.frame(width: 60, height: 40).frame(width: 100, height: 100, alignment: .trailing)
    },
    LayoutFact("F120 bottomLeading", [(0, 60, 60, 40)]) {
      Color.red.frame(width: 60, height: 40).frame(width: 100, height: 100, alignment: .bottomLeading)
    },
    LayoutFact("F120 bottom", [(20, 60, 60, 40)]) {
      Color.red.frame(width: 60, height: 40).frame(width: 100, height: 100, alignment: .bottom)
    },
    LayoutFact("F120 bottomTrailing", [(40, 60, 60, 40)]) {
      Color.red.frame(width: 60, height: 40).frame(width: 100, height: 100, alignment: .bottomTrailing)
    },
  ]

  static let flexibleFrames = [
    LayoutFact("F121", [(47.5, 0, 5, 100)]) { Color.red.frame(maxWidth: 5) },
    LayoutFact("F122 minimum", [(0, 0, 100, 100)]) { Color.red.frame(minHeight: 80) },
    LayoutFact("F122 maximum", [(0, 47.5, 100, 5)]) { Color.red.frame(maxHeight: 5) },
    LayoutFact("F123", [(20, 0, 60, 100)]) { Color.red.frame(minWidth: 40, maxWidth: 60) },
    LayoutFact("F124", [(0, 20, 100, 60)]) { Color.red.frame(minHeight: 40, maxHeight: 60) },
    LayoutFact("F125", [(50, 50, 0, 0)]) { Color.red.frame(minWidth: 0, maxWidth: 0, minHeight: 0, maxHeight: 0) },
    LayoutFact("F126", [(90, 45, 10, 10)]) { fixed(10, 10).frame(maxWidth: .infinity, alignment: .trailing) },
    LayoutFact("F127", [(20, 30, 60, 40)]) { fixed(60, 40).frame(maxWidth: 50) },
    LayoutFact("F128", [(20, 30, 60, 40)]) {
      fixed(60, 40).frame(minWidth: 30, maxWidth: 50, minHeight: 20, maxHeight: 30)
    },
    LayoutFact("F129", [(0, 40, 20, 20), (30, 40, 20, 20)]) {
      HStack(spacing: 10) {
        fixed(20, 20)
        fixed(20, 20)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    },
  ]

  static let fixedSizes = [
    LayoutFact("F130", [(45, 45, 10, 10)]) { Color.red.fixedSize() },
    LayoutFact("F131", [(45, 0, 10, 100)]) { Color.red.fixedSize(horizontal: true, vertical: false) },
    LayoutFact("F132", [(0, 45, 100, 10)]) { Color.red.fixedSize(horizontal: false, vertical: true) },
    LayoutFact("F133 inside", [(45, 45, 10, 10)]) { Color.red.fixedSize().padding(10) },
    LayoutFact("F133 outside", [(45, 45, 10, 10)]) { Color.red.padding(10).fixedSize() },
    LayoutFact("F134", [(45, 45, 10, 10)]) { Color.red.fixedSize().frame(minWidth: 20, minHeight: 30) },
  ]

  static let paddings = [
    LayoutFact("F135", [(20, 20, 60, 60)]) { Color.red.padding(20) },
    LayoutFact("F136", [(15, 0, 70, 100)]) { Color.red.padding(.horizontal, 15) },
    LayoutFact("F137", [(0, 25, 100, 50)]) { Color.red.padding(.vertical, 25) },
    LayoutFact("F138", [(0, 30, 100, 70)]) { Color.red.padding(.top, 30) },
    LayoutFact("F139 leading", [(40, 0, 60, 100)]) { Color.red.padding(.leading, 40) },
    LayoutFact("F139 trailing", [(0, 0, 65, 100)]) { Color.red.padding(.trailing, 35) },
    LayoutFact("F140", [(20, 20, 80, 80)]) { Color.red.padding([.top, .leading], 20) },
    LayoutFact("F141", [(0, 15, 85, 85)]) { Color.red.padding([.top, .trailing], 15) },
    LayoutFact("F142", [(0, 0, 90, 90)]) { Color.red.padding([.bottom, .trailing], 10) },
    LayoutFact("F143", [(20, 20, 80, 60)]) { Color.red.padding([.top, .leading, .bottom], 20) },
    LayoutFact("F144", [(10, 0, 80, 90)]) { Color.red.padding([.leading, .trailing, .bottom], 10) },
    LayoutFact("F145", [(25, 15, 75, 85)]) { Color.red.padding(.top, 15).padding(.leading, 25) },
    LayoutFact("F146", [(20, 30, 60, 40)]) { Color.red.frame(width: 60, height: 40).padding(10) },
    LayoutFact("F146 horizontal", [(20, 30, 60, 40)]) {
      Color.red.frame(width: 60, height: 40).padding(.horizontal, 15)
    },
    LayoutFact("F146 vertical", [(20, 30, 60, 40)]) { Color.red.frame(width: 60, height: 40).padding(.vertical, 20) },
    LayoutFact("F147", [(15, 15, 70, 70)]) {
      Color.red.frame(minWidth: 50, maxWidth: 80, minHeight: 30, maxHeight: 70).padding(15)
    },
    LayoutFact("F162", [(30, 20, 50, 60)]) { Color.red.padding(.leading, 10).padding(20) },
  ]
}
