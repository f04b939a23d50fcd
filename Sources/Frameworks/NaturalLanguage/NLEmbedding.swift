import Foundation
import PhoneSimulation

/// How distances are computed.
public enum NLDistanceType: Int, Sendable {
  case cosine = 0
}

/// A distance between words; 2 for words without a vector.
public typealias NLDistance = Double

/// The vectors of words, from the phone's table (`SimulatedPhone.wordVectors`).
// @unchecked: the properties are constant.
open class NLEmbedding: NSObject, @unchecked Sendable {
  private let vectors: [String: [Double]]
  public let language: NLLanguage?

  private init(_ vectors: [String: [Double]], _ language: NLLanguage) {
    self.vectors = vectors
    self.language = language
  }

  /// The vectors of words; `nil` if the phone has none.
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? {
    let vectors = SimulatedPhone.current.wordVectors
    return vectors.isEmpty ? nil : NLEmbedding(vectors, language)
  }

  /// The vectors of sentences, from the same table; `nil` if the phone has none.
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { wordEmbedding(for: language) }

  open var dimension: Int { vectors.values.first?.count ?? 0 }
  open var vocabularySize: Int { vectors.count }

  open func contains(_ string: String) -> Bool { vectors[string] != nil }
  open func vector(for string: String) -> [Double]? { vectors[string] }

  open func distance(
    between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
  ) -> NLDistance {
    guard let first = vectors[firstString], let second = vectors[secondString] else { return 2 }
    func length(_ vector: [Double]) -> Double { vector.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    let product = zip(first, second).reduce(0) { $0 + $1.0 * $1.1 }
    let lengths = length(first) * length(second)
    return lengths == 0 ? 2 : 1 - product / lengths
  }

  /// The nearest other words, with their distances.
  open func neighbors(
    for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine
  ) -> [(String, NLDistance)] {
    guard contains(string) else { return [] }
    return vectors.keys.filter { $0 != string }.map { ($0, distance(between: string, and: $0)) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(max(0, maximumCount)).map { $0 }
  }

  open func enumerateNeighbors(
    for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine,
    using block: (String, NLDistance) -> Bool
  ) {
    for (word, distance) in neighbors(for: string, maximumCount: maximumCount) where !block(word, distance) { return }
  }
}
