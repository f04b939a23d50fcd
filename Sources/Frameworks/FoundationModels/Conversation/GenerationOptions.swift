/// How a model answers. The table of the phone answers the same with all options.
public struct GenerationOptions: Hashable, Sendable {
  /// How the next word is chosen.
  public struct SamplingMode: Hashable, Sendable {
    private let name: String

    public static let greedy = SamplingMode(name: "greedy")

    public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode(name: "top \(k)") }

    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(name: "threshold \(probabilityThreshold)")
    }
  }

  public var sampling: SamplingMode?
  public var temperature: Double?
  public var maximumResponseTokens: Int?

  public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    self.sampling = sampling
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}
