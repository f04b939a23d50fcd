/// What has been copied.
///
/// - Note: Approximate: it holds texts, and only tests see it.
@preconcurrency @MainActor
public final class UIPasteboard {
  public static let general = UIPasteboard()

  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  public var strings: [String]?
  public var hasStrings: Bool { strings?.isEmpty == false }
}
