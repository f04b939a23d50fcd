/// Content within an accessibility rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// The type for the internal content of this rotor content.
  associatedtype Body: AccessibilityRotorContent

  /// The internal content of this rotor content.
  @AccessibilityRotorContentBuilder
  var body: Body { get }

  /// Adds the entries of the content. An engine hook; apps never implement it.
  func _collect(into entries: inout _AccessibilityRotorEntries)
}

extension AccessibilityRotorContent {
  public func _collect(into entries: inout _AccessibilityRotorEntries) { body._collect(into: &entries) }
}

extension Never: AccessibilityRotorContent {
  public func _collect(into entries: inout _AccessibilityRotorEntries) {}
}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// The entries of a rotor, in order.
public struct _AccessibilityRotorEntries {
  var entries: [(label: Text?, prepare: @MainActor () -> Void)] = []
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public typealias Body = Never

  public var body: Never { fatalError("ForEach has no body.") }

  public func _collect(into entries: inout _AccessibilityRotorEntries) {
    for element in data { content(element)._collect(into: &entries) }
  }
}

extension ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
  /// Creates entries of a rotor from data.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Creates entries of a rotor from data, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}
