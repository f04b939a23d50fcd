/// Returns `value` as the type that the caller knows it to have.
///
/// Generic nodes are updated through a method that is itself generic; both types are equal by construction, which this
/// function checks. A conditional cast would use the runtime's slow path.
@inline(__always)
package func reinterpret<From, To>(_ value: From, as type: To.Type) -> To {
  precondition(From.self == To.self, "\(From.self) is not \(To.self)")
  return unsafeBitCast(value, to: To.self)
}
