extension Strings {
  var confirmationTitle: String { text("Confirmation", "ご注文完了") }
  var thanks: String { text("Thank you!", "ありがとうございます！") }
  var orderNumber: String { text("Order number", "注文番号") }
  var showHistory: String { text("All orders", "注文履歴") }
  var continueShopping: String { text("Continue shopping", "買い物を続ける") }
}
