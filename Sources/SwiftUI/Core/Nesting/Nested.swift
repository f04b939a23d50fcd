/// A part of a value that may be of the same kind as the whole, as the base of an animation that is delayed.
///
/// It is compared, hashed and released with room on the stack for each level, see ``withStackRoom(_:)``.
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
  // Written once, and taken out in the end. `@exclusivity(unchecked)`: what is accessed level by level is looked up in a list.
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

// The box is not written after it was made.
extension Nested: @unchecked Sendable where Value: Sendable {}

extension Nested: ComparedByContent {
  package func isKnownEqual(to other: Nested) -> Bool {
    box === other.box || withStackRoom { areKnownEqual(box.value, other.box.value) }
  }
}
