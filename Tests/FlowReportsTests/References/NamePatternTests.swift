import Testing

@testable import FlowReports

@Suite("A pattern")
struct NamePatternTests {
  @Test(
    "has * for any text and ? for one character",
    arguments: [
      ("cart", "cart", true), ("cart", "carts", false), ("", "", true), ("", "a", false), ("*", "", true),
      ("*", "anything", true), ("?", "", false), ("?", "ä", true), ("c*t", "cart", true), ("c*t", "carts", false),
      ("*-dark", "shop-cart-dark", true), ("*a*a*", "banana", true), ("*a*a*x", "banana", false),
      ("CheckoutTests/*-dark", "CheckoutTests/cart-dark", true), ("**", "", true), ("a**b", "ab", true),
    ]
  )
  func matches(pattern: String, name: String, expected: Bool) {
    #expect(NamePattern(pattern).matches(name) == expected)
  }

  @Test("takes linear time for many stars that do not match")
  func manyStars() {
    let pattern = NamePattern(String(repeating: "a*", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2_000)))
  }
}
