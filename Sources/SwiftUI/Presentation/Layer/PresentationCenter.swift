/// Decides what is presented in a window: sheets, covers, alerts, dialogs and menus, in order.
///
/// There is one per screen, and views find it in the environment. As on iOS, the window and each presentation present
/// one thing at a time: later requests wait.
@MainActor
package final class PresentationCenter {
  /// All presentations, topmost last.
  package private(set) var presentations: [Presentation] = []

  /// The largest number of stacked presentations.
  private static let limit = 40

  /// Presenters with pending requests, in order.
  private var requests: [any Presenter] = []

  private let graph: Graph

  /// The user activities that views advertise and handle.
  package let userActivities = UserActivities()

  /// The views that handle URLs, with their handlers.
  private var urlHandlers: [(view: Element, handler: (URL) -> Void)] = []

  /// The insets of the window's bars and corners, in points.
  package private(set) var safeArea: EdgeInsets

  /// Called when something is presented or dismissed.
  var presentationsChanged: () -> Void = {}

  /// Schedules the processing of requests after all evaluation in this pass.
  var requestsChanged: () -> Void = {}

  init(graph: Graph, safeArea: EdgeInsets) {
    self.graph = graph
    self.safeArea = safeArea
  }

  func setSafeArea(_ safeArea: EdgeInsets) {
    if safeArea == self.safeArea { return }
    self.safeArea = safeArea
    presentationsChanged()
  }

  func request(_ presenter: any Presenter) {
    if requests.contains(where: { $0 === presenter }) { return }
    requests.append(presenter)
    requestsChanged()
  }

  /// Withdraws a request, and dismisses its presentation.
  func withdraw(_ presenter: any Presenter) {
    requests.removeAll { $0 === presenter }
    guard let index = presentations.firstIndex(where: { $0.presenter === presenter }) else { return }
    let presentation = presentations.remove(at: index)
    presentation.element.unmount()
    presentationsChanged()
    if !requests.isEmpty { requestsChanged() }
  }

  /// Presents the requests that can be presented now.
  func presentRequested() {
    var isChanged = true
    while isChanged {
      isChanged = false
      for presenter in requests where !isBusy(presenter.enclosingPresentation) {
        requests.removeAll { $0 === presenter }
        if presentations.count >= Self.limit {
          graph.report(
            _RuntimeIssue(
              "\(presenter.presentationName) is not presented: \(Self.limit) others are presented below it already. "
                + "Something presents itself without end.", at: presenter))
          break
        }
        presentations.append(presenter.makePresentation(in: self))
        presentationsChanged()
        isChanged = true
        break
      }
    }
  }

  private func isBusy(_ level: Presentation?) -> Bool {
    presentations.contains { $0.enclosing === level }
  }

  /// Reports requests that wait for another presentation to end; called once an update has settled.
  func reportWaiting() {
    for presenter in requests {
      let current = presentations.first { $0.enclosing === presenter.enclosingPresentation }
      guard let current else { continue }
      graph.report(
        _RuntimeIssue(
          "\(presenter.presentationName) waits: \(current.name) is already presented from the same "
            + "\(current.enclosing == nil ? "window" : "presentation"). Only one thing is presented at a time; it "
            + "comes up when the other one is dismissed.", severity: .warning, at: presenter))
    }
  }

  /// Records that a request to the window cannot be fulfilled.
  package func report(_ message: String) {
    graph.report(_RuntimeIssue(severity: .warning, message: message, path: ""))
  }

  func setURLHandler(_ handler: ((URL) -> Void)?, of view: Element) {
    let index = urlHandlers.firstIndex { $0.view === view }
    if let index, let handler {
      urlHandlers[index].handler = handler
    } else if let index {
      urlHandlers.remove(at: index)
    } else if let handler {
      urlHandlers.append((view, handler))
    }
  }

  /// Opens a URL in the views, as if a person had opened it in another app.
  ///
  /// - Returns: `false` if no view handles URLs.
  func open(_ url: URL) -> Bool {
    for (_, handler) in urlHandlers { handler(url) }
    return !urlHandlers.isEmpty
  }

  /// The reachable presentations: from the topmost modal one upwards.
  var reachable: ArraySlice<Presentation> {
    let first = presentations.lastIndex { $0.element.isModal } ?? presentations.startIndex
    return presentations[first...]
  }

  /// Whether the content below the presentations is reachable.
  var isBaseReachable: Bool { !presentations.contains { $0.element.isModal } }

  /// Dismisses the topmost presentation as a person would, by a swipe or a tap beside it.
  ///
  /// - Returns: `false` if nothing is presented, or if interactive dismissal is disabled.
  @discardableResult
  package func dismissTopmost() -> Bool {
    guard let top = presentations.last, top.element.allowsInteractiveDismissal else { return false }
    top.target.dismissFromOutside()
    return true
  }
}

/// A presentation.
@MainActor
package final class Presentation {
  package let name: String
  let element: PresentedElement
  let target: DismissTarget

  /// The presentation that presented this one, or `nil` for the window.
  weak var enclosing: Presentation?

  weak var presenter: (any Presenter)?

  init(name: String, element: PresentedElement, target: DismissTarget, presenter: any Presenter) {
    self.name = name
    self.element = element
    self.target = target
    self.presenter = presenter
    enclosing = presenter.enclosingPresentation
  }
}

/// A node that can present something.
@MainActor
protocol Presenter: _ViewNode {
  var presentationName: String { get }

  /// The presentation that contains the node, or `nil` for the window.
  var enclosingPresentation: Presentation? { get }

  func makePresentation(in center: PresentationCenter) -> Presentation
}

extension Presenter {
  /// The frame of the presenting view in the window, in points.
  var anchorFrame: CGRect? { element(at: 0)?.frameOnScreen }
}

extension EnvironmentValues {
  private enum CenterKey: EnvironmentKey {
    static var defaultValue: PresentationCenter? { nil }
  }

  private enum PresentationKey: EnvironmentKey {
    static var defaultValue: PresentationReference? { nil }
  }

  package var presentationCenter: PresentationCenter? {
    get { self[CenterKey.self] }
    set { self[window: CenterKey.self] = newValue }
  }

  /// The presentation that contains the view.
  var enclosingPresentation: PresentationReference? {
    get { self[PresentationKey.self] }
    set { self[window: PresentationKey.self] = newValue }
  }
}

/// A weak reference to a presentation.
@MainActor
final class PresentationReference {
  weak var presentation: Presentation?
}
