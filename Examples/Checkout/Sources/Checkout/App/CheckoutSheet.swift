/// A sheet that the checkout presents over the current screen.
public enum CheckoutSheet: String, Identifiable, Sendable {
  case summary
  case history

  public var id: String { rawValue }
}
