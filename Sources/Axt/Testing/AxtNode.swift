import FlowIssueReporting
import Foundation

/// An element that reads the exposed values of its view on each access.
@MainActor
public protocol AxtNode: AxtElement {
  /// The test that shows the view.
  var test: AxtTest { get }

  /// The values that the view currently exposes; `nil` once it is removed.
  var axt: Axt? { get }
}

/// A view below the root of a test.
struct AxtChildNode: AxtNode {
  let test: AxtTest
  let nodeId: UUID

  /// The identifier of the view when it was found, for messages after its removal.
  let name: String?

  var axt: Axt? { test.axt?.descendant(nodeId) }
  var id: String! { axt?.id ?? name }
}

extension AxtNode {
  public var exists: Bool { axt != nil }
  public var id: String! { axt?.id }
  public var label: String? { axt?.label }
  public var value: Any? { axt?.value }

  public var children: [any AxtElement] { axt?.children.map(node) ?? [] }
  public var all: [any AxtElement] { axt?.descendants.map(node) ?? [] }

  public func find(id: String) -> (any AxtElement)? {
    guard let axt else { return nil }
    return axt.id == id ? self : axt.descendants.first { $0.id == id }.map(node)
  }

  public func findAll(id: String) -> [any AxtElement] { axt?.descendants.filter { $0.id == id }.map(node) ?? [] }

  private func node(_ axt: Axt) -> AxtChildNode { AxtChildNode(test: test, nodeId: axt.nodeId, name: axt.id) }

  public func performAction(at location: FlowSourceLocation) {
    guard let action = exposed(\.action, "action", at: location) else { return }
    test.perform(action)
  }

  public func performActionWithoutYielding(at location: FlowSourceLocation) {
    exposed(\.action, "action", at: location)?()
  }

  public func setValue(_ value: Any?, at location: FlowSourceLocation) {
    exposed(\.setValue, "value to set", at: location)?(value)
  }

  /// What the view exposes; a warning says if there is none.
  private func exposed<Value>(
    _ keyPath: KeyPath<Axt, Value?>, _ what: String, at location: FlowSourceLocation
  ) -> Value? {
    let value = axt?[keyPath: keyPath]
    if value == nil {
      let reason = exists ? "it has no \(what)" : "it no longer exists"
      IssueReporter.warn("Nothing was done to the element \(quoted(id ?? "")): \(reason).", at: location)
    }
    return value
  }

  public func waitForCondition(timeout: TimeInterval, condition: @escaping @MainActor () -> Bool) async throws {
    guard await test.wait(upTo: timeout, until: condition) else { throw TimeOut() }
  }

  public func waitForElement(id: String, timeout: TimeInterval) async throws -> any AxtElement {
    try await waitForCondition(timeout: timeout) { find(id: id) != nil }
    guard let element = find(id: id) else { throw TimeOut() }
    return element
  }

  public func waitForUpdate(timeout: TimeInterval) async throws {
    let before = hierarchy
    try await waitForCondition(timeout: timeout) { hierarchy != before }
  }

  /// The values of the element and its descendants, as lines.
  public var hierarchy: String { axt?.lines(level: 0).joined(separator: "\n") ?? "" }
}

@MainActor
extension Axt {
  /// The view with an identity: this one or a descendant.
  func descendant(_ nodeId: UUID) -> Axt? {
    if self.nodeId == nodeId { return self }
    for child in children {
      if let found = child.descendant(nodeId) { return found }
    }
    return nil
  }

  /// The views below this one, in preorder.
  var descendants: [Axt] { children.flatMap { [$0] + $0.descendants } }

  func lines(level: Int) -> [String] {
    var line = String(repeating: " ", count: 2 * level) + "→ " + (id ?? "")
    if let label { line += " label=\"\(label)\"" }
    if let value { line += " value=" + ((value as? String).map { "\"\($0)\"" } ?? "\(value)") }
    if action != nil { line += " action" }
    return [line] + children.flatMap { $0.lines(level: level + 1) }
  }
}
