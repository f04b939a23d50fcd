import FlowRendering
import PhoneSimulation

/// Shows a view without a display: it owns the live tree, the device and window around it, its clock, and its outputs.
///
/// All external events enter through ``send(_:)``.
@MainActor
package final class Screen {
  package let graph: Graph

  /// The window around the views.
  var window: WindowProperties { didSet { windowChanged(from: oldValue) } }

  /// Dispatches touches to responders.
  let touches = TouchDispatch()

  /// Called before each gesture on the screen.
  package var touchObserver: ([FingerPath]) -> Void = { _ in }

  /// Called with the calls that lead to an inspected view, if there is an observer.
  package var inspectionObserver: ((String) -> Void)?

  /// The URLs that views asked the system to open.
  package var openedURLs: [URL] { urlRecorder.urls }

  private let insets = SafeAreaReference()
  /// Replaces the system for opening URLs.
  let urlRecorder = URLRecorder()
  /// The contents of the pasteboard since the screen has written to it.
  var pasteboard: UIPasteboard.Contents?
  /// What the system shows above the app, the last one in front.
  var systemSurfaces: [SystemSurface] = [] { didSet { updateSystemSurfaces() } }
  private let makesBackground: Bool

  /// Whether a person sees the screen.
  let isShown: Bool
  private let resources = Resources()

  /// The window's environment with the values of the screen; computed again only when the window changes.
  private var ownEnvironment = EnvironmentValues()

  /// The color scheme that a view requests with `preferredColorScheme`.
  private var preferredColorScheme: ColorScheme?

  /// - Parameters:
  ///   - size: The proposal for the root, in points.
  ///   - safeArea: The insets of the device's bars and corners, in points.
  ///   - timing: Whether animations run to their ends automatically, or a test controls the time.
  ///   - device: The device of the screen, if it has one: size and safe area follow its rotation.
  ///   - phone: The world outside of the app; if `nil`, that of the running code, otherwise a new one.
  ///   - isShown: Whether a person sees the screen: the phone's alarms and prompts reach it. A screen that only measures or
  ///     draws views of an app leaves them to the app's.
  package init(
    size: ProposedViewSize, safeArea: EdgeInsets = EdgeInsets(), environment: EnvironmentValues = EnvironmentValues(),
    textSystem: TextSystem? = nil, drawsBackground: Bool = false, timing: MotionSystem.Timing = .settling,
    device: Device? = nil, phone: SimulatedPhone? = nil, isShown: Bool = true
  ) {
    graph = Graph(textSystem: textSystem ?? .shared, phone: phone)
    window = WindowProperties(
      device: device, size: size.withoutImpossibleLengths, safeArea: safeArea, environment: environment)
    makesBackground = drawsBackground
    self.isShown = isShown
    insets.value = safeArea
    graph.windowSize = window.size
    provideEnvironment()
    if timing == .manual { graph.motion.timing = .manual }
    graph.focus.moved = { [weak self] in self?.updateKeyboard() }
    graph.focus.keyboardChanged = { [weak self] in self?.updateKeyboard(revealsFocus: false) }
    graph.layout.layoutRoot = { [weak self] in self?.layoutRoot() }
    graph.addPreferenceObserver(WindowPreferences(self))
    if isShown { graph.phone.attach(to: self, clock: graph.timeSource) }
  }

  isolated deinit {
    graph.close()
  }

  // MARK: - Content

  /// Shows a view, or a new value of the current view, and applies all updates.
  package func show<Content: View>(_ view: Content) {
    send(ContentEvent(content: view))
  }

  /// Removes the view: its resources are released and its `onDisappear` actions run.
  package func remove() {
    send(.removal)
  }

  /// The current view.
  package private(set) var content: AnyView?

  func replaceContent(_ content: AnyView) {
    self.content = content
    graph.setRoot(
      PresentationLayer(content: RootView(content: content, insets: insets), safeArea: insets.value),
      environment: rootEnvironment)
    graph.layout.setRootNeedsLayout()
    showSystemSurfaces()
  }

  func removeContent() {
    touches.cancelAll()
    content = nil
    graph.removeRoot()
  }

  // MARK: - Window

  /// The device of the screen, with its orientation.
  package var device: Device? { window.device }

  /// The proposal for the root, in points.
  package var size: ProposedViewSize { window.size }

  /// The insets of bars and corners, in points.
  package var safeArea: EdgeInsets { window.safeArea }

  /// Replaces the environment of the root.
  package func setEnvironment(_ values: EnvironmentValues) {
    send(.environment { $0 = values })
  }

  package func setSize(_ size: ProposedViewSize) {
    send(.size(size))
  }

  /// The looks that the app has given to bars.
  package var barLooks = BarLooks() { didSet { if barLooks != oldValue { provideEnvironment() } } }

  private func windowChanged(from old: WindowProperties) {
    graph.windowSize = window.size
    if window.contentSafeArea != old.contentSafeArea {
      insets.value = window.contentSafeArea
      graph.keyboardOverlap = window.contentSafeArea.bottom - window.safeArea.bottom
      presentations?.setSafeArea(window.contentSafeArea)
      // Reads of the old insets are not recorded.
      rootElement?.setNeedsLayoutThroughout()
    }
    if window.device != old.device { updateKeyboard() }
    if window.device != old.device || !window.environment.isWrittenAlike(old.environment) { provideEnvironment() }
    graph.layout.setRootNeedsLayout()
  }

  /// Adds the values of the screen to the window's environment.
  private func provideEnvironment() {
    var values = window.completeEnvironment
    values.urlRecorder = urlRecorder
    values.barLooks = barLooks
    values.windowUndoManager = graph.undoManager
    graph.timeSource.startDate = values.now
    graph.phone.timeZone = values.timeZone
    // A weak reference slows down every retain of the graph. Nodes refer to the graph anyway.
    ownEnvironment = resources.provide(to: values) { [graph] message in
      graph.report(_RuntimeIssue(severity: .warning, message: message, path: ""))
    }
    graph.root?.updateEnvironment(rootEnvironment)
  }

  private var rootEnvironment: EnvironmentValues {
    var values = ownEnvironment
    if let preferredColorScheme { values.colorScheme = preferredColorScheme }
    return values
  }

  fileprivate func preferencesMayHaveChanged() {
    // Views provide the items above the keyboard.
    if graph.focus.focused != nil { updateKeyboard(revealsFocus: false) }
    let hidesStatusBar = graph.root?.preference(SystemOverlayKey.self).isStatusBarHidden ?? false
    if hidesStatusBar != window.isStatusBarHidden { window.isStatusBarHidden = hidesStatusBar }
    let preferred = graph.root?.preference(PreferredColorSchemeKey.self)
    if preferred == preferredColorScheme { return }
    preferredColorScheme = preferred
    graph.root?.updateEnvironment(rootEnvironment)
    graph.layout.setRootNeedsLayout()
  }

  // MARK: - The tree

  package var rootElement: Element? { graph.root?.element(at: 0) }

  /// The presentations above the view: sheets, alerts, menus.
  package var presentations: PresentationCenter? { (graph.root as? any WindowElement)?.center }

  private func layoutRoot() {
    rootElement?.place(at: .zero, proposal: size)
  }

  // MARK: - Outputs

  /// Applies changes since the last event, for example of a model that a test or a task has written.
  package func bringUpToDate() { graph.flush() }

  /// The size of the root, in points.
  package var contentSize: CGSize {
    bringUpToDate()
    return rootElement?.size ?? .zero
  }

  package func displayList() -> DisplayList {
    bringUpToDate()
    var builder = DisplayListBuilder()
    graph.drawing { rootElement.map { builder.draw($0) } }
    return DisplayList(items: builder.items)
  }

  /// A picture of the view.
  ///
  /// - Parameter scale: The number of pixels per point; by default that of the display.
  package func picture(scale: Double? = nil) -> Bitmap? {
    let scale = scale ?? Double(rootEnvironment.displayScale)
    let list = displayList()
    guard let engine = graph.textSystem.engine, let root = rootElement else { return nil }
    guard root.size.width > 0, root.size.height > 0, canDraw(root.size, scale: scale) else { return nil }
    let background = makesBackground ? systemBackground : RenderColor.clear
    let canvas = RenderCanvas(size: root.size, scale: scale, background: background)
    let inset = rootEnvironment.isDrawnInWindow ? rootEnvironment.design.layout.edgeInset : nil
    DisplayListPainter(canvas: canvas, engine: engine, edges: inset.map(EdgeCoverage.distance) ?? .area)
      .paint(list.items)
    return canvas.makeBitmap()
  }

  /// The largest number of pixels of a picture: half a gigabyte.
  private static let pixelLimit: CGFloat = 134_217_728

  private func canDraw(_ size: CGSize, scale: Double) -> Bool {
    let (width, height) = (size.width * scale, size.height * scale)
    let isPossible = max(width, height) <= CGFloat(RenderCanvas.lengthLimit) && width * height <= Self.pixelLimit
    if !isPossible, scale.isFinite {
      let message =
        "A picture of \(size.width) x \(size.height) points with \(scale) pixels a point is too large: it may have "
        + "\(RenderCanvas.lengthLimit) pixels in each direction and \(Int(Self.pixelLimit)) in all. It was not drawn."
      graph.report(_RuntimeIssue(message: message, path: ""))
    }
    return isPossible || !scale.isFinite
  }

  private var systemBackground: RenderColor {
    rootEnvironment.colorScheme == .dark ? .black : .white
  }
}

/// Observes the requests of views for their window.
@MainActor
private final class WindowPreferences: PreferenceObserver {
  private weak var screen: Screen?

  init(_ screen: Screen) {
    self.screen = screen
  }

  var observedNode: _ViewNode? { nil }

  func preferencesMayHaveChanged() { screen?.preferencesMayHaveChanged() }
}
