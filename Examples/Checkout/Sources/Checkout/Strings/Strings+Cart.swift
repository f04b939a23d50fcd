extension Strings {
  var cartTitle: String { text("Cart", "カート") }
  var yourItems: String { text("Your items", "お買い物") }
  var suggestions: String { text("You may also like", "おすすめ") }
  var suggestionsFooter: String {
    text("Added with one tap, sent in the same parcel.", "ワンタップで追加、同じ荷物でお届けします。")
  }
  var checkOut: String { text("Check out", "レジに進む") }
  var emptyCartTitle: String { text("Your cart is empty", "カートは空です") }
  var emptyCartMessage: String {
    text("Add something from the suggestions below.", "下のおすすめから商品を追加してください。")
  }

  func quantity(_ quantity: Int) -> String {
    text("Quantity: \(quantity)", "数量：\(quantity)")
  }

  func addToCart(_ product: Product) -> String {
    let name = name(of: product)
    return text("Add \(name) to the cart", "\(name)をカートに追加")
  }

  func name(of product: Product) -> String {
    switch product {
    case .headphones: text("Headphones", "ヘッドホン")
    case .teacup: text("Teacup", "ティーカップ")
    case .notebook: text("Notebook", "ノート")
    case .lamp: text("Desk lamp", "デスクランプ")
    case .umbrella: text("Umbrella", "傘")
    }
  }
}
