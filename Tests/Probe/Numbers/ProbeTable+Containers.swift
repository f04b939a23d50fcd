import SwiftUI

extension ProbeTable {
  /// Scroll views, lists and presentations.
  mutating func addContainers() {
    number("ScrollView, content") { x in
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: x, height: x) }
    }
    number("ScrollView, margins") { x in
      ScrollView { Text("a") }.contentMargins(.all, x, for: .scrollContent).safeAreaPadding(x)
    }
    number("ScrollView, position") { x in
      ScrollView { Color.red.frame(height: 1_000) }
        .scrollPosition(.constant(ScrollPosition(point: CGPoint(x: x, y: x))))
    }
    number("ScrollViewReader") { x in
      ScrollViewReader { proxy in
        ScrollView { ForEach(0..<50) { Text("\($0)") } }
          .onAppear { proxy.scrollTo(40, anchor: UnitPoint(x: x, y: x)) }
      }
    }
    number("safeAreaInset") { x in
      Color.red.safeAreaInset(edge: .bottom, spacing: x) { Color.blue.frame(height: x) }
    }
    number("List, rows") { x in
      List {
        Text("a").listRowInsets(EdgeInsets(top: x, leading: x, bottom: 0, trailing: 0)).frame(height: x)
        Text("b")
      }.listRowSpacing(x).listSectionSpacing(x).environment(\.defaultMinListRowHeight, x)
    }
    number("LazyVStack") { x in
      ScrollView { LazyVStack(spacing: x) { ForEach(0..<100) { Text("\($0)").frame(height: x) } } }
    }
    number("sheet, detents") { x in
      Text("a").sheet(isPresented: .constant(true)) {
        Text("b").presentationDetents([.height(x), .fraction(x), .medium]).presentationCornerRadius(x)
      }
    }
    number("NavigationSplitView") { x in
      NavigationSplitView {
        Text("a").navigationSplitViewColumnWidth(x)
      } detail: {
        Text("b").navigationSplitViewColumnWidth(min: x, ideal: x, max: x)
      }
    }
    number("inspector") { x in
      Text("a").inspector(isPresented: .constant(true)) { Text("b").inspectorColumnWidth(x) }
    }
    number("Layout") { x in
      ProbeLayout(number: x) {
        Text("a")
        Text("b")
      }
    }
    number("ViewThatFits") { x in
      ViewThatFits {
        Color.red.frame(width: x)
        Text("b")
      }.frame(width: x)
    }
    number("TabView of pages") { x in
      TabView { Color.red.frame(width: x) }.tabViewStyle(.page)
    }
  }

  /// Screens and their events.
  mutating func addScreens() {
    for number in ProbeNumbers.all {
      add("screen, size: \(number)") { screens in
        screens.show(Color.red, width: number, height: number)
        let screen = screens.show(Color.red)
        screen.setSize(ProposedViewSize(width: number, height: number))
        screens.look(at: screen)
      }
      add("screen, scale: \(number)") { screens in
        screens.show(Color.red, scale: number)
        screens.show(Text("a").environment(\.displayScale, number))
        screens.show(Image(systemName: "star").environment(\.displayScale, number))
      }
      add("ImageRenderer: \(number)") { screens in
        let renderer = ImageRenderer(content: Text("a"))
        renderer.scale = number
        renderer.proposedSize = ProposedViewSize(width: number, height: 10)
        _ = renderer.pngData
        screens.show(Text("a").frame(width: renderer.cgImage.map { CGFloat($0.width) } ?? 0))
      }
      add("touches: \(number)") { screens in
        let screen = screens.show(List { ForEach(0..<50) { Text("\($0)").onTapGesture {} } })
        screen.tap(at: CGPoint(x: number, y: number))
        screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: number, y: number))
        screen.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: number, dy: number))
        screen.movePointer(to: CGPoint(x: number, y: number))
        screens.look(at: screen)
      }
      add("time: \(number)") { screens in
        let screen = screens.show(ProgressView())
        screen.advance(by: number)
        screens.look(at: screen)
      }
    }
  }
}

/// A layout that returns the number.
private struct ProbeLayout: Layout {
  let number: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: number, height: number)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: number, y: number), anchor: UnitPoint(x: number, y: number),
        proposal: ProposedViewSize(width: number, height: number))
    }
  }
}
