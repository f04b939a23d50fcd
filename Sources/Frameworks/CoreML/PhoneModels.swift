import FlowFoundation
import Foundation
import PhoneSimulation

/// A value that a model answers with.
public enum PhoneModelValue: Hashable, Sendable {
  case integer(Int64)
  case number(Double)
  case text(String)
  case numbers([Double])
  /// The probability of each word.
  case probabilities([String: Double])
}

private struct PhoneModels: PhoneValue {
  var answers: [String: [String: PhoneModelValue]] = [:]
}

extension SimulatedPhone {
  /// What each model answers, whatever it is asked: by the name of its file, the values by the names of its outputs. A
  /// model without answers fails, with a warning.
  public var modelAnswers: [String: [String: PhoneModelValue]] {
    get { self[PhoneModels.self].answers }
    set { update(PhoneModels.self) { $0.answers = newValue } }
  }
}

/// The domain of the errors.
public let MLModelErrorDomain = "com.apple.CoreML"

/// Why a model does not answer.
public struct MLModelError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case generic = 0
    case featureType = 1
    case io = 3
    case customLayer = 4
    case customModel = 5
    case update = 6
    case parameters = 7
    case modelDecryptionKeyFetch = 8
    case modelDecryption = 9
    case modelCollection = 10
    case predictionCancelled = 11
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { MLModelErrorDomain }
  public var errorCode: Int { code.rawValue }
}
