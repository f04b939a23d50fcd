/// A part of a value that may have the same kind as the whole, such as the base of a delayed animation.
///
/// Comparing, hashing and releasing it ensures enough stack for each level, see ``withStackRoom(_:)``.
@propertyWrapper
package struct Nested<Value> {
  private var box: NestedBox<Value>

  package init(wrappedValue: Value) {
    box = NestedBox(wrappedValue)
  }

  package init(_ value: Value) {
    box = NestedBox(value)
  }

  package var wrappedValue: Value {
    get { box.value }
    set { box = NestedBox(newValue) }
  }
}

private final class NestedBox<Value> {
  // Written once and removed at the end. `@exclusivity(unchecked)`: nested accesses are tracked in a list that would be
  // searched at each level.
  @exclusivity(unchecked) private var content: Value?

  init(_ value: Value) {
    content = value
  }

  var value: Value {
    guard let content else { preconditionFailure("A value is read that is being released.") }
    return content
  }

  deinit {
    withStackRoom { content = nil }
  }
}

extension Nested: Equatable where Value: Equatable {
  package static func == (lhs: Nested, rhs: Nested) -> Bool {
    lhs.box === rhs.box || withStackRoom { lhs.box.value == rhs.box.value }
  }
}

extension Nested: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) {
    withStackRoom { box.value.hash(into: &hasher) }
  }
}

// The box is immutable after its creation.
extension Nested: @unchecked Sendable where Value: Sendable {}

extension Nested: ComparedByContent {
  package func isKnownEqual(to other: Nested) -> Bool {
    box === other.box || withStackRoom { areKnownEqual(box.value, other.box.value) }
  }
}
