import FlowRendering

/// A view with a window, but without a screen: the live tree, its size, and what can be had from it.
@MainActor
package final class Screen {
  package let graph: Graph
  package private(set) var size: ProposedViewSize

  /// The clock of Combine's timers, where time stands still unless a test moves it.
  let timeSource: ManualTimeSource?
  package let safeArea: EdgeInsets

  /// Decides whose the fingers on the screen are.
  let touches = TouchDispatch()

  /// The URLs that the views asked the system to open.
  package var openedURLs: [URL] { urlRecorder.urls }

  private let urlRecorder = URLRecorder()
  private var environment: EnvironmentValues
  private let makesBackground: Bool
  private let resources = Resources()

  /// - Parameters:
  ///   - size: What the root is offered, in points.
  ///   - safeArea: The insets that bars and corners of the device take, in points.
  ///   - timing: Whether animations run to their ends by themselves, or time waits for a test to move it.
  package init(
    size: ProposedViewSize, safeArea: EdgeInsets = EdgeInsets(), environment: EnvironmentValues = EnvironmentValues(),
    textSystem: TextSystem? = nil, drawsBackground: Bool = false, timing: MotionSystem.Timing = .settling
  ) {
    graph = Graph(textSystem: textSystem ?? TextSystem())
    timeSource = timing == .manual ? ManualTimeSource() : nil
    graph.timeSource = timeSource
    self.size = size.withoutImpossibleLengths
    self.safeArea = safeArea
    self.environment = environment
    makesBackground = drawsBackground
    complete()
    if timing == .manual { graph.motion.timing = .manual }
    graph.layout.layoutRoot = { [weak self] in self?.layoutRoot() }
    graph.addPreferenceObserver(WindowPreferences(self))
  }

  isolated deinit {
    graph.removeRoot()
  }

  /// Shows a view, or a new value of the view that is shown, and brings everything up to date.
  package func show<Content: View>(_ view: Content) {
    graph.setRoot(
      PresentationLayer(content: RootView(content: AnyView(view), safeArea: safeArea), safeArea: safeArea),
      environment: windowEnvironment)
    graph.layout.setRootNeedsLayout()
    graph.flush()
  }

  /// Adds to the environment what the host itself provides.
  private func complete() {
    environment.urlRecorder = urlRecorder
    environment = resources.provide(to: environment) { [weak graph] message in
      graph?.report(_RuntimeIssue(severity: .warning, message: message, path: ""))
    }
  }

  /// Replaces the environment of the root.
  package func setEnvironment(_ values: EnvironmentValues) {
    environment = values
    complete()
    graph.root?.updateEnvironment(windowEnvironment)
    graph.layout.setRootNeedsLayout()
    graph.flush()
  }

  /// The colour scheme that a view inside asks for, with `preferredColorScheme`.
  private var preferredColorScheme: ColorScheme?

  private var windowEnvironment: EnvironmentValues {
    var values = environment
    if let preferredColorScheme { values.colorScheme = preferredColorScheme }
    return values
  }

  fileprivate func preferencesMayHaveChanged() {
    let preferred = graph.root?.preference(PreferredColorSchemeKey.self)
    if preferred == preferredColorScheme { return }
    preferredColorScheme = preferred
    graph.root?.updateEnvironment(windowEnvironment)
    graph.layout.setRootNeedsLayout()
  }

  package func setSize(_ size: ProposedViewSize) {
    self.size = size.withoutImpossibleLengths
    graph.layout.setRootNeedsLayout()
    graph.flush()
  }

  /// Takes the view away; what it holds is released and its `onDisappear` actions run.
  package func remove() {
    touches.cancelAll()
    graph.removeRoot()
    graph.flush()
  }

  /// Runs an action as an event of the user would, and everything that follows from it.
  package func perform(_ action: () -> Void) {
    withTime(action)
    graph.flush()
  }

  package var rootElement: Element? { graph.root?.element(at: 0) }

  /// What is presented above the view: sheets, alerts, menus.
  package var presentations: PresentationCenter? { (graph.root as? any WindowElement)?.center }

  private func layoutRoot() {
    graph.windowSize = size
    rootElement?.place(at: .zero, proposal: size)
  }

  // MARK: - Outputs

  /// The size of the root, in points.
  package var contentSize: CGSize {
    graph.flush()
    return rootElement?.size ?? .zero
  }

  package func displayList() -> DisplayList {
    graph.flush()
    var builder = DisplayListBuilder()
    rootElement.map { builder.draw($0) }
    return DisplayList(items: builder.items)
  }

  /// A picture of the view.
  ///
  /// - Parameter scale: Pixels per point.
  package func picture(scale: Double) -> Bitmap? {
    let list = displayList()
    guard let engine = graph.textSystem.engine, let root = rootElement else { return nil }
    guard root.size.width > 0, root.size.height > 0 else { return nil }
    let background = makesBackground ? systemBackground : RenderColor.clear
    let canvas = RenderCanvas(size: root.size, scale: scale, background: background)
    DisplayListPainter(canvas: canvas, engine: engine).paint(list.items)
    return canvas.makeBitmap()
  }

  private var systemBackground: RenderColor {
    windowEnvironment.colorScheme == .dark ? .black : .white
  }
}

extension ProposedViewSize {
  /// The proposal of a window: a length that no window has is left to the view.
  fileprivate var withoutImpossibleLengths: ProposedViewSize {
    ProposedViewSize(
      width: width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil },
      height: height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil })
  }
}

/// Looks at what views ask of their window.
@MainActor
private final class WindowPreferences: PreferenceObserver {
  private weak var host: Screen?

  init(_ host: Screen) {
    self.host = host
  }

  func preferencesMayHaveChanged() { host?.preferencesMayHaveChanged() }
}

/// The window's content: the whole window for what ignores the safe area, the safe area for everything else.
struct RootView<Content: View>: ContainerView {
  let content: Content
  let safeArea: EdgeInsets

  var arrangement: RootArrangement { RootArrangement(safeArea: safeArea) }
}

/// Centres the root in the safe area; several views are stacked, as on Apple's platforms.
struct RootArrangement: ContainerLayout {
  let safeArea: EdgeInsets

  private let stack = StackArrangement(
    direction: .vertical, alignment: HorizontalAlignment.center.alignmentKey, spacing: nil)

  init(safeArea: EdgeInsets) {
    self.safeArea = safeArea
  }

  func makeCache(_ children: [Element], in parent: Element) -> StackArrangement.Cache {
    stack.makeCache(children, in: parent)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout StackArrangement.Cache
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
      return CGSize(width: width, height: height)
    }
    let inner = contentSize(proposal.inset(by: safeArea), children, parent, &cache)
    return CGSize(
      width: proposal.width.map { $0.isFinite ? $0 : inner.width } ?? inner.width + safeArea.horizontal,
      height: proposal.height.map { $0.isFinite ? $0 : inner.height } ?? inner.height + safeArea.vertical)
  }

  private func contentSize(
    _ proposal: ProposedViewSize, _ children: [Element], _ parent: Element, _ cache: inout StackArrangement.Cache
  ) -> CGSize {
    children.count == 1
      ? children[0].size(for: proposal)
      : stack.sizeThatFits(proposal, children: children, in: parent, cache: &cache)
  }

  func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element,
    cache: inout StackArrangement.Cache
  ) {
    let safe = CGRect(origin: .zero, size: size).inset(by: safeArea)
    let inner = proposal.inset(by: safeArea)
    let content = contentSize(inner, children, parent, &cache)
    let origin = CGPoint(
      x: safe.minX + (safe.width - content.width) / 2, y: safe.minY + (safe.height - content.height) / 2)
    if children.count == 1 {
      parent.placeChild(children[0], at: origin, proposal: inner)
    } else {
      parent.withChildOffset(origin) {
        stack.place(children, size: content, proposal: inner, in: parent, cache: &cache)
      }
    }
  }

  var safeAreaInsets: EdgeInsets? { safeArea }
}
