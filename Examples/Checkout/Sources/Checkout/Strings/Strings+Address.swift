extension Strings {
  var addressTitle: String { text("Address", "お届け先") }
  var recipient: String { text("Recipient", "受取人") }
  var country: String { text("Country", "国") }
  var gift: String { text("This is a gift", "ギフト包装") }
  var giftMessage: String { text("Message on the card", "カードのメッセージ") }
  var giftFooter: String {
    text("Gifts come wrapped and without the bill.", "包装してお届けします。明細書は同封しません。")
  }
  var continueToDelivery: String { text("Continue to delivery", "配送方法へ進む") }

  func title(of field: AddressField) -> String {
    switch field {
    case .name: text("Name", "氏名")
    case .street: text("Street and number", "番地")
    case .postcode: text("Postcode", "郵便番号")
    case .city: text("City", "市区町村")
    }
  }

  func problem(with field: AddressField) -> String {
    switch field {
    case .name: text("Please enter a name.", "氏名を入力してください。")
    case .street: text("Please enter a street and number.", "番地を入力してください。")
    case .postcode: text("This is not a postcode of the country.", "この国の郵便番号ではありません。")
    case .city: text("Please enter a city.", "市区町村を入力してください。")
    }
  }

  func name(of country: Country) -> String {
    switch country {
    case .germany: text("Germany", "ドイツ")
    case .japan: text("Japan", "日本")
    case .unitedStates: text("United States", "アメリカ合衆国")
    }
  }
}
