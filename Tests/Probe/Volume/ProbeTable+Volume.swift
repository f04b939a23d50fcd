import SwiftUI

extension ProbeTable {
  /// Extreme sizes, and shapes whose cost doubles with each level.
  mutating func addVolumes() {
    addTextVolumes()
    addNesting()
    addCrowds()
    addEndless()
    addTime()
    addReleased()
  }

  private mutating func addTextVolumes() {
    view("text of 10 MB", isShort: false) { Text(String(repeating: "lorem ipsum ", count: 870_000)) }
    view("text of 1 MB without a break", isShort: false) { Text(String(repeating: "a", count: 1_000_000)) }
    view("text of 100,000 lines", isShort: false) { Text(String(repeating: "a\n", count: 100_000)) }
    view("text of 100,000 lines that scrolls", isShort: false) {
      ScrollView { Text(String(repeating: "a\n", count: 100_000)) }
    }
    view("text of 1 MB in one line", isShort: false) { Text(String(repeating: "lorem ", count: 170_000)).lineLimit(1) }
    view("text of 1 MB, three lines, scaled", isShort: false) {
      Text(String(repeating: "lorem ", count: 170_000)).lineLimit(3).minimumScaleFactor(0.1)
    }
    view("text of 1 MB of emoji", isShort: false) { Text(String(repeating: "👨‍👩‍👧", count: 60_000)) }
    view("text of combining marks") { Text("a" + String(repeating: "\u{301}", count: 20_000)) }
    view("TextField of 1 MB", isShort: false) {
      TextField("a", text: .constant(String(repeating: "lorem ", count: 170_000)))
    }
    view("TextEditor of 1 MB", isShort: false) {
      TextEditor(text: .constant(String(repeating: "lorem\n", count: 170_000)))
    }
    view("navigation title of 1 MB", isShort: false) {
      NavigationStack { Text("a").navigationTitle(String(repeating: "lorem ", count: 170_000)) }
    }
    for marks in ["*", "_", "**a", "[", "![", "`", "~", "<", "*a_", "[a](", "\\", "^[", "(", "&", "%", "%@", "%1$"] {
      view("text of markup: \(marks)") { Text(LocalizedStringKey(String(repeating: marks, count: 40))) }
      view("long text of markup: \(marks)", isShort: false) {
        Text(LocalizedStringKey(String(repeating: marks, count: 1_000)))
      }
    }
  }

  private mutating func addNesting() {
    nested("buttons", 10_000) { content in
      Button {
      } label: {
        content
      }
    }
    nested("menus", 500) { content in Menu("a") { content } }
    nested("scroll views", 500) { content in ScrollView { content } }
    nested("lists", 100) { content in List { content } }
    nested("navigation stacks", 100) { content in NavigationStack { content } }
    nested("flexible frames", 40) { $0.frame(minWidth: 10, maxWidth: .infinity, maxHeight: .infinity) }
    nested("flexible frames", 400) { $0.frame(minWidth: 10, maxWidth: 5_000, minHeight: 1, maxHeight: .infinity) }
    nested("frames and stacks", 30) { content in
      HStack { content }.frame(minWidth: 10, maxWidth: .infinity)
    }
    nested("stacks of two", 40) { content in
      VStack {
        HStack {
          content
          Text("a")
        }
        Text("b")
      }
    }
    nested("stacks with flexible frames", 30) { content in
      HStack {
        content.frame(minWidth: 1, maxWidth: .infinity)
        Color.red.frame(minWidth: 1, maxWidth: 50)
      }
    }
    nested("grids", 12) { content in
      Grid {
        GridRow {
          content
          Text("a")
        }
        GridRow { Text("b") }
      }
    }
    nested("grids", 40) { content in Grid { GridRow { content } } }
    nested("lazy grids", 30) { content in LazyVGrid(columns: [GridItem(), GridItem()]) { content } }
    nested("fixedSize", 40) { content in HStack { content.fixedSize(horizontal: true, vertical: false) } }
    nested("ViewThatFits", 12) { content in
      ViewThatFits {
        content.frame(minWidth: 300)
        content
      }
    }
    nested("aspectRatio", 60) { content in content.aspectRatio(contentMode: .fit) }
    nested("GeometryReader", 60) { content in GeometryReader { _ in content } }
    nested("forms", 30) { content in Form { content } }
    nested("LabeledContent", 60) { content in
      LabeledContent {
        content
      } label: {
        Text("a")
      }
    }
    nested("GroupBox", 60) { content in GroupBox("a") { content } }
    nested("DisclosureGroup", 60) { content in DisclosureGroup("a", isExpanded: .constant(true)) { content } }
    nested("backgrounds", 200) { content in content.background { Color.red.opacity(0.1) }.overlay { Text("a") } }
    nested("blur", 100) { content in content.blur(radius: 1) }
    nested("shadow", 100) { content in content.shadow(radius: 3) }
    nested("mask", 100) { content in content.mask { Color.red } }
    nested("compositing groups", 100) { content in content.compositingGroup().opacity(0.99) }
    nested("drawing groups", 100) { content in content.drawingGroup() }
    nested("safeAreaInset", 60) { content in content.safeAreaInset(edge: .bottom) { Text("a") } }
    nested("sheets", 12) { content in Text("a").sheet(isPresented: .constant(true)) { content } }
    nested("layouts", 20) { content in TwiceLayout { content } }
    nested("layouts that ask for ten widths", 12) { content in TenWidthsLayout { content } }
    nested("stacks whose guides depend on inner ones", 40) { content in
      ZStack(alignment: .topLeading) {
        content
          .alignmentGuide(.leading) { $0[.trailing] }
          .alignmentGuide(.top) { $0[.bottom] + $0[.leading] }
        Text("b")
      }
    }
  }

  /// Adds nested views.
  private mutating func nested<Content: View>(
    _ name: String, _ count: Int, @ViewBuilder _ wrap: @escaping @MainActor (AnyView) -> Content
  ) {
    add("\(count) \(name) in each other", isShort: count <= 60) { screens in
      let screen = screens.show((0..<count).reduce(AnyView(Text("a"))) { view, _ in AnyView(wrap(view)) })
      screen.setSize(ProposedViewSize(width: 190, height: 310))
      screens.look(at: screen)
    }
  }

  private mutating func addCrowds() {
    // Every cell is created and measured: the cost is linear, on a slow machine a minute.
    view("Grid of 1,000 x 1,000", isShort: false, limit: 120) {
      Grid { ForEach(0..<1_000) { _ in GridRow { ForEach(0..<1_000) { _ in Color.red } } } }
    }
    view("Grid of 300 x 300 texts", isShort: false, limit: 120) {
      Grid { ForEach(0..<300) { row in GridRow { ForEach(0..<300) { Text("\(row), \($0)") } } } }
    }
    view("path of a million lines", isShort: false, limit: 25) {
      Path { path in
        path.move(to: .zero)
        for index in 0..<1_000_000 { path.addLine(to: CGPoint(x: index % 200, y: index * 7 % 300)) }
      }.stroke()
    }
    view("path of a million rectangles", isShort: false, limit: 25) {
      Path { path in
        for index in 0..<1_000_000 { path.addRect(CGRect(x: index % 200, y: index * 7 % 300, width: 3, height: 3)) }
      }.fill(.red)
    }
    view("dashes of a long line", isShort: false) {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1e7, y: 1))
      }.stroke(style: StrokeStyle(lineWidth: 1, dash: [0.01]))
    }
    view("gradient of 100,000 stops") {
      LinearGradient(
        stops: (0..<100_000).map { .init(color: .red.opacity(Double($0 % 2)), location: Double($0) / 1e5) },
        startPoint: .top, endPoint: .bottom)
    }
    view("canvas of 100,000 drawings", isShort: false) {
      Canvas { context, _ in
        for index in 0..<100_000 {
          context.fill(Path(CGRect(x: index % 200, y: index % 300, width: 3, height: 3)), with: .color(.red))
        }
      }
    }
    view("5,000 layers of a canvas in each other") {
      Canvas { context, _ in drawLayers(5_000, in: context) }
    }
    view("list of 100,000 rows") { List(0..<100_000, id: \.self) { Text("\($0)") } }
    view("list of 10,000 sections", isShort: false) {
      List { ForEach(0..<10_000) { section in Section("\(section)") { Text("a") } } }
    }
    view("picker of 100,000", isShort: false) {
      Picker("a", selection: .constant(1)) { ForEach(0..<100_000, id: \.self) { Text("\($0)") } }.pickerStyle(.wheel)
    }
    view("picker of 10,000 segments", isShort: false) {
      Picker("a", selection: .constant(1)) { ForEach(0..<10_000, id: \.self) { Text("\($0)") } }.pickerStyle(.segmented)
    }
    view("tabs: 1,000") { TabView { ForEach(0..<1_000) { index in Text("a").tabItem { Text("\(index)") } } } }
    view("table of 100 x 10,000", isShort: false) {
      Table((0..<10_000).map(Row.init)) {
        TableColumn("a") { Text("\($0.id)") }
        TableColumn("b") { Text("\($0.id)") }
      }
    }
    view("flow of 100,000 views in a custom layout", isShort: false) {
      TwiceLayout { ForEach(0..<100_000) { _ in Color.red.frame(width: 3, height: 3) } }
    }
    add("2,000 screens, kept", isShort: false, limit: 25) { screens in
      var kept: [Screen] = []
      for index in 0..<2_000 {
        let screen = Screen(
          size: ProposedViewSize(width: 390, height: 844), textSystem: screens.fonts, drawsBackground: true)
        screen.show(NavigationStack { List(0..<30) { Text("\($0)") }.navigationTitle("\(index)") })
        kept.append(screen)
      }
      screens.look(at: kept[1_999])
    }
    add("animated change that 20,000 views observe", isShort: false, limit: 60) { screens in
      let light = Light()
      let screen = screens.show(
        VStack(spacing: 0) { ForEach(0..<20_000) { _ in Lamp(light: light) } }, width: 190, height: 310)
      screen.perform { withAnimation { light.isOn = true } }
      screens.look(at: screen)
    }
    add("200 pictures of full screens", isShort: false, limit: 60) { screens in
      for index in 0..<200 { screens.show(Text("\(index)"), width: 390, height: 844, scale: 3) }
    }
  }

  private mutating func addEndless() {
    view("sheets that present themselves without end") { EndlessSheet() }
    view("covers that present themselves without end") { EndlessCover() }
    view("popovers that present themselves without end") { EndlessPopover() }
    view("navigation without end") { NavigationStack { EndlessPush() } }
    view("navigation path of 100,000", isShort: false) {
      NavigationStack(path: .constant(Array(0..<100_000))) {
        Text("a").navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    view("a canvas that draws itself") { DrawsItself() }
    view("a view in its own background") { InItsBackground() }
    view("a view that contains itself twice") { TwiceInItself() }
    view("a view that contains itself three times in ForEach") { ThriceInItself() }
    view("a view in its own background and overlay") { InItsLayers() }
    view("a list whose rows are the list") { InItsRows() }
    view("a transition of itself") { Text("a").transition(TransitionOfItself()) }
    view("a canvas whose layers have no end") { Canvas { context, _ in drawLayersEndlessly(in: context) } }
    view("an alignment whose default value depends on itself") {
      VStack(alignment: HorizontalAlignment(AlignmentOfItself.self)) { Text("a") }
    }
    view("alignments whose default values depend on each other") {
      VStack(alignment: HorizontalAlignment(AlignmentOfOther.self)) { Text("a") }
    }
    view("a shape in a style that resolves to itself") { Rectangle().fill(StyleOfItself()) }
    view("a text in a style that resolves to itself") { Text("a").foregroundStyle(StyleOfItself()) }
    view("a shape in an erased style that resolves to itself") { Rectangle().fill(ErasedStyleOfItself()) }
    view("a schedule that does not reach the present") { TimelineView(LongAgo()) { Text($0.date, style: .date) } }
    view("state that changes with every update") { NeverStill() }
    view("a size that follows itself") { FollowsItself() }
    view("a preference that follows itself") { FollowsPreference() }
    view("a timer without an interval", isShort: false) { TimerWithoutInterval() }
    view("a task that never ends") { Text("a").task { while !Task.isCancelled { await Task.yield() } } }
  }
}

private struct Row: Identifiable { let id: Int }

@Observable
@MainActor
private final class Light {
  var isOn = false
}

private struct Lamp: View {
  let light: Light
  var body: some View { Color.red.opacity(light.isOn ? 1 : 0.5).frame(height: 1) }
}

@MainActor
private func drawLayers(_ count: Int, in context: GraphicsContext) {
  if count == 0 { return context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red)) }
  context.drawLayer { drawLayers(count - 1, in: $0) }
}

/// Asks its subview for ten widths, none of which is the proposed one.
private struct TenWidthsLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    for index in 0..<10 {
      let width = (proposal.width ?? 100) * (0.9 + 0.0137 * CGFloat(index))
      size = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: proposal.height))
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

/// Asks its subviews for two sizes.
private struct TwiceLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      let fitting = subview.sizeThatFits(ProposedViewSize(width: ideal.width + 1, height: proposal.height))
      size = CGSize(width: max(size.width, fitting.width), height: max(size.height, fitting.height))
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
