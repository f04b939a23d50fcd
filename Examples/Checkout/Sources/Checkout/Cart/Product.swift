/// A product of the shop.
public enum Product: String, CaseIterable, Identifiable, Sendable {
  case headphones
  case teacup
  case notebook
  case lamp
  case umbrella

  public var id: String { rawValue }

  public var price: Price {
    switch self {
    case .headphones: Price(cents: 8900)
    case .teacup: Price(cents: 1850)
    case .notebook: Price(cents: 1200)
    case .lamp: Price(cents: 4990)
    case .umbrella: Price(cents: 2450)
    }
  }

  /// The name of the product's symbol.
  var symbol: String {
    switch self {
    case .headphones: "headphones"
    case .teacup: "cup.and.saucer.fill"
    case .notebook: "book.closed.fill"
    case .lamp: "lightbulb.fill"
    case .umbrella: "umbrella.fill"
    }
  }
}
