import FlowFoundation
import Foundation

/// How a person feels, as the person says.
// @unchecked: see `HKObject`.
open class HKStateOfMind: HKSample, @unchecked Sendable {
  /// What the person was asked about.
  public enum Kind: Int, Sendable {
    case momentaryEmotion = 1
    case dailyMood
  }

  /// How pleasant a feeling is.
  public enum ValenceClassification: Int, Sendable {
    case veryUnpleasant = 1
    case unpleasant, slightlyUnpleasant, neutral, slightlyPleasant, pleasant, veryPleasant

    /// The class of a valence from -1 to 1, of seven of the same size; `nil` for another one.
    public init?(valence: Double) {
      guard (-1...1).contains(valence) else { return nil }
      // The middle of the fourth class is zero.
      self.init(rawValue: min(7, Int(((valence + 1) / 2 * 7).rounded(.down)) + 1))
    }
  }

  /// A word for a feeling.
  public enum Label: Int, Sendable {
    case amazed = 1
    case amused, angry, anxious, ashamed, brave, calm, content, disappointed, discouraged, disgusted, embarrassed
    case excited, frustrated, grateful, guilty, happy, hopeless, irritated, jealous, joyful, lonely, passionate
    case peaceful, proud, relieved, sad, scared, stressed, surprised, worried, annoyed, confident, drained, hopeful
    case indifferent, overwhelmed, satisfied
  }

  /// What a feeling has to do with.
  public enum Association: Int, Sendable {
    case community = 1
    case currentEvents, dating, education, family, fitness, friends, health, hobbies, identity, money, partner
    case selfCare, spirituality, tasks, travel, work, weather
  }

  public let kind: Kind
  /// From -1, very unpleasant, to 1.
  public let valence: Double
  public let valenceClassification: ValenceClassification
  public let labels: [Label]
  public let associations: [Association]

  /// Creates a sample. A valence that is not between -1 and 1 ends the program.
  public init(
    date: Date, kind: Kind, valence: Double, labels: [Label], associations: [Association],
    metadata: [String: Any]? = [:]
  ) {
    guard let classification = ValenceClassification(valence: valence) else {
      preconditionFailure("A valence is between -1 and 1, and not \(valence).")
    }
    self.kind = kind
    self.valence = valence
    valenceClassification = classification
    self.labels = labels
    self.associations = associations
    super.init(
      type: HKObjectType.stateOfMindType(), start: date, end: date, device: nil, metadata: metadata)
  }

  override var summary: String { "State of Mind \(valenceClassification)" }
}
