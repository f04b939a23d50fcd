/// What is on the screen for assistive technologies and tests.
extension Screen {
  /// The elements of what is shown, the first to be read first.
  package func semantics() -> [SemanticsNode] {
    bringUpToDate()
    var builder = SemanticsBuilder()
    rootElement.map { builder.describe($0) }
    return builder.nodesInReadingOrder.withJoinedPairs
  }

  /// The whole tree as XCUITest shows it: the application, in it its window, in the window what is shown.
  package var semanticsTree: SemanticsNode {
    let content = semantics()
    let root = rootElement
    let frame = CGRect(origin: .zero, size: size.replacingUnspecifiedDimensions(by: root?.size ?? .zero))
    var container = SemanticsNode(role: .other, frame: frame, of: root)
    container.children = content
    var window = SemanticsNode(role: .window, frame: frame, of: root)
    window.children = [container]
    var application = SemanticsNode(
      role: .application, label: root?.environment.applicationName, frame: frame, of: root)
    application.children = [window]
    return application
  }
}

extension EnvironmentValues {
  private enum ApplicationNameKey: EnvironmentKey {
    static var defaultValue: String? { nil }
  }

  /// What the app is called on the home screen.
  package var applicationName: String? {
    get { self[ApplicationNameKey.self] }
    set { self[ApplicationNameKey.self] = newValue }
  }
}
