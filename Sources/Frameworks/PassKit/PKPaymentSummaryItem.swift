import Foundation

/// Whether an amount is known.
public enum PKPaymentSummaryItemType: UInt, Sendable {
  case final, pending
}

/// A line of a payment; the last one is the total, with the name of who is paid.
// @unchecked: like Apple's, an app changes an item before it asks for the payment.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  open var label = ""
  open var amount = NSDecimalNumber.zero
  open var type = PKPaymentSummaryItemType.final

  public override init() {}

  /// Creates a line.
  public convenience init(label: String, amount: NSDecimalNumber) {
    self.init(label: label, amount: amount, type: .final)
  }

  /// Creates a line, whose amount may not be known yet.
  public convenience init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
    self.init()
    self.label = label
    self.amount = amount
    self.type = type
  }

  /// What the sheet shows of the amount.
  func text(currency: String) -> String {
    type == .pending
      ? "Pending"
      : amount.decimalValue.formatted(.currency(code: currency).locale(Locale(identifier: "en_US")))
  }
}

/// A way in which what is bought comes to the person.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  open var identifier: String?
  open var detail: String?
}

/// A line that is paid again and again.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  open var startDate: Date?
  open var intervalUnit = NSCalendar.Unit.month
  open var intervalCount = 1
  open var endDate: Date?
}

/// A line that is paid later.
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  open var deferredDate = Date(timeIntervalSinceReferenceDate: 0)
}
