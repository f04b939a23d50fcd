import FlowFoundation
import Foundation
import PhoneSimulation

/// The processors that a model may use.
public enum MLComputeUnits: Int, Sendable {
  case cpuOnly = 0
  case cpuAndGPU = 1
  case all = 2
  case cpuAndNeuralEngine = 3
}

/// How a model is loaded; the answers are the same.
open class MLModelConfiguration: NSObject, NSCopying {
  open var modelDisplayName: String?
  open var computeUnits = MLComputeUnits.all
  open var allowLowPrecisionAccumulationOnGPU = false

  public override required init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let new = Self()
    new.modelDisplayName = modelDisplayName
    new.computeUnits = computeUnits
    new.allowLowPrecisionAccumulationOnGPU = allowLowPrecisionAccumulationOnGPU
    return new
  }
}

/// How a model is asked; the answers are the same.
open class MLPredictionOptions: NSObject {
  open var usesCPUOnly = false

  public override init() {}
}

/// A model, which is not run: it answers what the phone says (`SimulatedPhone.modelAnswers`).
// @unchecked: it does not change.
open class MLModel: NSObject, @unchecked Sendable {
  /// The name of its file.
  package let name: String
  /// How the model was loaded.
  public let configuration: MLModelConfiguration

  private init(name: String, _ configuration: MLModelConfiguration) {
    self.name = name
    self.configuration = configuration
  }

  /// Loads a model, which has the name of its file.
  ///
  /// - Throws: Nothing here.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, configuration: MLModelConfiguration())
  }

  /// Loads a model, which has the name of its file.
  ///
  /// - Throws: Nothing here.
  public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    self.init(name: url.deletingPathExtension().lastPathComponent, configuration)
  }

  /// Loads a model, which has the name of its file.
  ///
  /// - Throws: Nothing here.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { try MLModel(contentsOf: url, configuration: configuration) }

  /// Loads a model, which has the name of its file, soon on the main thread.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
  ) {
    let (callback, model) = (Callback(handler), Result { try MLModel(contentsOf: url, configuration: configuration) })
    SimulatedPhone.current.runSoon(named: "a model") { callback.call(model) }
  }

  /// Compiles a model: its name is all that counts here.
  ///
  /// - Throws: Nothing here.
  open class func compileModel(at modelURL: URL) throws -> URL {
    modelURL.deletingPathExtension().appendingPathExtension("mlmodelc")
  }

  /// The values that the phone has for the model.
  ///
  /// - Throws: ``MLModelError`` if it has none.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    try prediction(from: input, options: MLPredictionOptions())
  }

  /// The values that the phone has for the model.
  ///
  /// - Throws: ``MLModelError`` if it has none.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider {
    let phone = SimulatedPhone.current
    phone.record("CoreML", "asks \(name)")
    guard let answers = phone.modelAnswers[name] else {
      report(.missing("The model \(name)", "it is not run; SimulatedPhone.modelAnswers[\"\(name)\"] has its answers."))
      throw MLModelError(.generic)
    }
    return MLDictionaryFeatureProvider(values: answers.mapValues { MLFeatureValue($0) })
  }

  /// The values that the phone has for the model, as often as it is asked.
  ///
  /// - Throws: ``MLModelError`` if it has none.
  open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
    MLArrayBatchProvider(array: try (0..<inputBatch.count).map { try prediction(from: inputBatch.features(at: $0)) })
  }
}
