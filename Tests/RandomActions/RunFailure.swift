/// A failure in a run of actions.
package struct RunFailure: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
