extension Strings {
  var deliveryTitle: String { text("Delivery", "配送方法") }
  var deliveryTime: String { text("Time of day", "時間帯") }
  var continueToPayment: String { text("Continue to payment", "お支払いへ進む") }

  func name(of option: DeliveryOption) -> String {
    switch option {
    case .standard: text("Standard", "通常便")
    case .express: text("Express", "速達便")
    case .pickup: text("Pick up", "店舗受取")
    }
  }

  func promise(of option: DeliveryOption) -> String {
    switch option {
    case .standard: text("Arrives in three to four days", "3〜4日でお届け")
    case .express: text("Arrives tomorrow", "明日お届け")
    case .pickup: text("Ready in the shop in two hours", "2時間後に店舗でお受け取り")
    }
  }

  func name(of time: DeliveryTime) -> String {
    switch time {
    case .morning: text("Morning", "午前")
    case .afternoon: text("Afternoon", "午後")
    case .evening: text("Evening", "夜")
    }
  }
}
