import SwiftUI

extension Binding {
  /// A binding to a value of its own.
  public init(wrappedValue: Value) {
    var value = wrappedValue
    self.init(get: { value }, set: { value = $0 })
  }
}
