/// The numbers that are tried everywhere.
enum ProbeNumbers {
  static let short: [Double] = [.nan, .infinity]
  static let all: [Double] = short + [-1e308, -.infinity, 1e308, 1e19, -1, 0, .leastNonzeroMagnitude]
  static let whole: [Int] = [.max, .min, -1, 0, 1_000_000_000]
}
