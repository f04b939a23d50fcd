/// Returns `value` under the type that the caller knows it to have.
///
/// Generic nodes are updated through a method that is generic itself; both types are the same by construction,
/// which this checks. A conditional cast would do the same work through the runtime's slow path.
@inline(__always)
package func reinterpret<From, To>(_ value: From, as type: To.Type) -> To {
  precondition(From.self == To.self, "\(From.self) is not \(To.self)")
  return unsafeBitCast(value, to: To.self)
}
