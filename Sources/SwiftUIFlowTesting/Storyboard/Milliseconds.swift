/// A duration as reports show it, independent of the locale.
struct Milliseconds: CustomStringConvertible {
  private let microseconds: Int

  init(_ seconds: Double) {
    microseconds = Int(max(0, min(seconds, 1e9)) * 1e6)
  }

  /// `0.4 ms`, `12 ms` or `1.25 s`.
  var description: String {
    if microseconds < 10_000 { return "\(microseconds / 1_000).\(microseconds / 100 % 10) ms" }
    if microseconds < 1_000_000 { return "\(microseconds / 1_000) ms" }
    let hundredths = microseconds / 10_000 % 100
    return "\(microseconds / 1_000_000).\(hundredths < 10 ? "0" : "")\(hundredths) s"
  }

  /// Seconds with three decimal places.
  var asSeconds: String {
    let digits = "\(microseconds / 1_000 % 1_000)"
    return "\(microseconds / 1_000_000).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
  }
}
