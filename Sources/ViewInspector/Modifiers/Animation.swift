import SwiftUI

extension InspectableView {
  /// Calls the closure of `transaction(_:)` with a new transaction.
  public func callTransaction() throws {
    let transform: (inout Transaction) -> Void = try modifierValue("transaction", "transform")
    try perform {
      var transaction = Transaction()
      transform(&transaction)
    }
  }
}
