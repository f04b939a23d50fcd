extension Strings {
  var paymentTitle: String { text("Payment", "お支払い") }
  var paymentMethod: String { text("Pay by", "お支払い方法") }
  var costs: String { text("Costs", "料金") }
  var subtotal: String { text("Subtotal", "小計") }
  var giftWrapping: String { text("Gift wrapping", "ギフト包装") }
  var reviewOrder: String { text("Review order", "注文内容を確認") }
  var summaryTitle: String { text("Your order", "ご注文内容") }
  var pay: String { text("Pay", "支払う") }
  var contactingBank: String { text("Contacting your bank…", "銀行に接続中…") }
  var paymentFailedTitle: String { text("Payment failed", "お支払いができません") }
  var tryAgain: String { text("Try again", "再試行") }

  func name(of method: PaymentMethod) -> String {
    switch method {
    case .card: text("Credit card", "クレジットカード")
    case .invoice: text("Invoice", "請求書")
    case .voucher: text("Voucher", "ギフト券")
    }
  }

  func explanation(of failure: PaymentFailure) -> String {
    switch failure {
    case .declined:
      text("Your bank declined the payment. Nothing was charged.", "銀行が支払いを承認しませんでした。請求はされていません。")
    case .unavailable:
      text("Your bank does not answer. Nothing was charged.", "銀行から応答がありません。請求はされていません。")
    }
  }
}
