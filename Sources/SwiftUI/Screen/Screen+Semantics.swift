/// The content of the screen for assistive technologies and tests.
extension Screen {
  /// The elements of the screen, in reading order.
  package func semantics() -> [SemanticsNode] {
    bringUpToDate()
    var builder = SemanticsBuilder()
    rootElement.map { builder.describe($0) }
    return builder.nodesInReadingOrder.withJoinedPairs
  }

  /// The whole tree as XCUITest shows it: the application, its window, and the content of the window.
  package var semanticsTree: SemanticsNode { semanticsTree(of: nil) }

  /// The tree of a process: its application, its window, and what it shows.
  ///
  /// - Parameter process: The bundle identifier of an app of the system, or `nil` for the app itself.
  package func semanticsTree(of process: String?) -> SemanticsNode {
    let content = semantics().filter { $0.process == process }
    let root = rootElement
    let frame = CGRect(origin: .zero, size: size.replacingUnspecifiedDimensions(by: root?.size ?? .zero))
    var container = SemanticsNode(role: .other, frame: frame, of: root)
    container.children = content
    var window = SemanticsNode(role: .window, frame: frame, of: root)
    window.children = [container]
    var application = SemanticsNode(
      role: .application, label: process ?? root?.environment.applicationName, frame: frame, of: root)
    application.children = [window]
    return application
  }
}

extension SemanticsNode {
  /// The bundle identifier of the process that the element belongs to; `nil` for the app.
  var process: String? {
    for case .process(let process) in details { return process }
    return nil
  }
}

extension EnvironmentValues {
  /// The name of the app on the home screen.
  @Entry package var applicationName: String?
}
