import SwiftUI

extension InspectableView {
  /// Runs what `transaction(_:)` does, on a new transaction.
  public func callTransaction() throws {
    let transform: (inout Transaction) -> Void = try modifierValue("transaction", "transform")
    try perform {
      var transaction = Transaction()
      transform(&transaction)
    }
  }
}
