import FlowCoreML
import Foundation
import PhoneSimulation

/// A model that gives labels to texts or words. It is not run: it answers what the phone says
/// (`SimulatedPhone.textLabels`).
// @unchecked: the property is constant.
open class NLModel: NSObject, @unchecked Sendable {
  private let name: String

  /// Loads a model, which has the name of its file. A model of which the phone knows labels needs no file.
  ///
  /// - Throws: `CocoaError` if there is no file and the phone knows no labels.
  public init(contentsOf url: URL) throws {
    name = url.deletingPathExtension().lastPathComponent
    let isKnown = SimulatedPhone.current.textLabels[name] != nil
    guard isKnown || FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
  }

  /// Makes a model of texts from another one, which has its name.
  ///
  /// - Throws: Nothing here.
  public init(mlModel: MLModel) throws { name = mlModel.name }

  /// The label of a text; `nil` if the phone knows none.
  open func predictedLabel(for string: String) -> String? {
    let phone = SimulatedPhone.current
    let label = phone.textLabels[name]?[string]
    if label == nil {
      phone.warn("NLModel \(name) has no label for \"\(string)\". SimulatedPhone.textLabels has those of its texts.")
    }
    return label
  }

  /// The labels of words; those that the phone does not know are empty.
  open func predictedLabels(forTokens tokens: [String]) -> [String] { tokens.map { predictedLabel(for: $0) ?? "" } }

  /// The label of a text with its probability, which is one.
  open func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: Double] {
    guard maximumCount > 0, let label = predictedLabel(for: string) else { return [:] }
    return [label: 1]
  }
}
