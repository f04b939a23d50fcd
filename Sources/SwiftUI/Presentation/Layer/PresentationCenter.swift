/// Decides what is presented in a window: sheets, covers, alerts, dialogues and menus, in the order they came up.
///
/// One for each screen; views find it in the environment. As on iOS, the window and each presentation present one thing
/// at a time: what is asked for meanwhile waits.
@MainActor
package final class PresentationCenter {
  /// Everything that is presented, the topmost last.
  package private(set) var presentations: [Presentation] = []

  /// How many things are presented on top of each other at most.
  private static let limit = 40

  /// Presenters that want to present, in the order in which they asked.
  private var requests: [any Presenter] = []

  private let graph: Graph

  /// What the views say about what a person does, and which of them go on with it.
  package let userActivities = UserActivities()

  /// What takes URLs that the app is given: views, and their handlers.
  private var urlHandlers: [(view: Element, handler: (URL) -> Void)] = []

  /// The insets of the window's bars and corners, in points.
  package private(set) var safeArea: EdgeInsets

  /// Called when something is presented or dismissed.
  var presentationsChanged: () -> Void = {}

  /// Asks for the requests to be looked at, after everything else in this pass has been evaluated.
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

  /// The presenter does not want to present any longer; takes away what it presents.
  func withdraw(_ presenter: any Presenter) {
    requests.removeAll { $0 === presenter }
    guard let index = presentations.firstIndex(where: { $0.presenter === presenter }) else { return }
    let presentation = presentations.remove(at: index)
    presentation.element.unmount()
    presentationsChanged()
    if !requests.isEmpty { requestsChanged() }
  }

  /// Presents what can be presented now.
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

  /// Says which presentations wait for another one to end; called once an update has settled.
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

  /// Records that something asked of the window cannot be done.
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

  /// Gives the views a URL, as if a person had opened it elsewhere.
  ///
  /// - Returns: `false` if no view takes URLs.
  func open(_ url: URL) -> Bool {
    for (_, handler) in urlHandlers { handler(url) }
    return !urlHandlers.isEmpty
  }

  /// The presentations that a person can reach: from the topmost modal one on.
  var reachable: ArraySlice<Presentation> {
    let first = presentations.lastIndex { $0.element.isModal } ?? presentations.startIndex
    return presentations[first...]
  }

  /// Whether what is below the presentations can be reached.
  var isBaseReachable: Bool { !presentations.contains { $0.element.isModal } }

  /// Dismisses the topmost presentation as a person would, by a swipe or a tap beside it.
  ///
  /// - Returns: `false` if nothing is presented, or if it does not let itself be dismissed that way.
  @discardableResult
  package func dismissTopmost() -> Bool {
    guard let top = presentations.last, top.element.allowsInteractiveDismissal else { return false }
    top.target.action()
    return true
  }
}

/// Something that is presented.
@MainActor
package final class Presentation {
  package let name: String
  let element: PresentedElement
  let target: DismissTarget

  /// The presentation that this one was presented from, or `nil` for the window.
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

  /// The presentation that the node itself is in, or `nil` for the window.
  var enclosingPresentation: Presentation? { get }

  func makePresentation(in center: PresentationCenter) -> Presentation
}

extension Presenter {
  /// Where the presenting view is in the window, in points.
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

  /// The presentation that the view is in.
  var enclosingPresentation: PresentationReference? {
    get { self[PresentationKey.self] }
    set { self[window: PresentationKey.self] = newValue }
  }
}

/// Refers to a presentation without keeping it.
@MainActor
final class PresentationReference {
  weak var presentation: Presentation?
}
