/// A closure of the app that a framework calls later, on the main thread.
///
/// Frameworks take closures that need not be sendable, so that those of code on the main actor stay isolated to it.
// @unchecked: the closure is called on the main thread only, where Apple's frameworks allow any thread.
package struct Callback<Body>: @unchecked Sendable {
  package let call: Body

  package init(_ body: Body) { call = body }
}
