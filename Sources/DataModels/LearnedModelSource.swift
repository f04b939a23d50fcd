/// The Swift source of the classes that Xcode generates for a learned model.
package struct LearnedModelSource {
  private let model: LearnedModel

  package init(_ model: LearnedModel) { self.model = model }

  /// The name of the class: that of the file, with an underscore for what no name has.
  package static func className(_ name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return (letters.first?.isNumber == true ? "_" : "") + String(letters)
  }

  /// - Parameter module: The name of the module to import.
  package func text(importing module: String = "CoreML") -> String {
    let name = Self.className(model.name)
    let arguments = model.inputs.map { "\(Self.escaped($0.name)): \(Self.type($0.kind))" }.joined(separator: ", ")
    let passed = model.inputs.map { "\(Self.escaped($0.name)): \(Self.escaped($0.name))" }.joined(separator: ", ")
    return """
      import Foundation
      import \(module)

      \(input(name, arguments))

      \(output(name))

      nonisolated class \(name) {
        let model: MLModel

        class var urlOfModelInThisBundle: URL { Bundle.main.bundleURL.appendingPathComponent("\(model.name).mlmodelc") }

        init(model: MLModel) { self.model = model }

        @available(*, deprecated, message: "Use init(configuration:) instead and handle errors appropriately.")
        convenience init() { try! self.init(contentsOf: Self.urlOfModelInThisBundle) }

        convenience init(configuration: MLModelConfiguration) throws {
          try self.init(contentsOf: Self.urlOfModelInThisBundle, configuration: configuration)
        }

        convenience init(contentsOf modelURL: URL) throws { try self.init(model: MLModel(contentsOf: modelURL)) }

        convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration) throws {
          try self.init(model: MLModel(contentsOf: modelURL, configuration: configuration))
        }

        class func load(configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> \(name) {
          try \(name)(configuration: configuration)
        }

        func prediction(input: \(name)Input) throws -> \(name)Output {
          try prediction(input: input, options: MLPredictionOptions())
        }

        func prediction(input: \(name)Input, options: MLPredictionOptions) throws -> \(name)Output {
          \(name)Output(features: try model.prediction(from: input, options: options))
        }

        func prediction(\(arguments)) throws -> \(name)Output {
          try prediction(input: \(name)Input(\(passed)))
        }

        func predictions(
          inputs: [\(name)Input], options: MLPredictionOptions = MLPredictionOptions()
        ) throws -> [\(name)Output] { try inputs.map { try prediction(input: $0, options: options) } }
      }

      """
  }

  private func input(_ name: String, _ arguments: String) -> String {
    let properties = model.inputs.map { "  var \(Self.escaped($0.name)): \(Self.type($0.kind))" }
    let assignments = model.inputs.map { "    self.\(Self.escaped($0.name)) = \(Self.escaped($0.name))" }
    let values = model.inputs.map { feature in
      "    case \"\(feature.name)\": \(Self.value(of: feature))"
    }
    let lines =
      ["nonisolated class \(name)Input: MLFeatureProvider {"] + properties + [
        "  var featureNames: Set<String> { [\(model.inputs.map { "\"\($0.name)\"" }.joined(separator: ", "))] }",
        "  func featureValue(for featureName: String) -> MLFeatureValue? {", "    switch featureName {",
      ] + values + ["    default: nil", "    }", "  }", "  init(\(arguments)) {"] + assignments + ["  }", "}"]
    return lines.joined(separator: "\n")
  }

  private func output(_ name: String) -> String {
    let properties = model.outputs.map { feature in
      "  var \(Self.escaped(feature.name)): \(Self.type(feature.kind)) { \(Self.reading(feature)) }"
    }
    let lines =
      ["nonisolated class \(name)Output: MLFeatureProvider {", "  private let provider: any MLFeatureProvider"]
      + properties + [
        "  var featureNames: Set<String> { provider.featureNames }",
        "  func featureValue(for featureName: String) -> MLFeatureValue? { provider.featureValue(for: featureName) }",
        "  init(features: any MLFeatureProvider) { provider = features }", "}",
      ]
    return lines.joined(separator: "\n")
  }

  private static func escaped(_ name: String) -> String { "`\(name.replacing("`", with: ""))`" }

  private static func type(_ kind: LearnedModel.Kind) -> String {
    switch kind {
    case .integer: "Int64"
    case .number: "Double"
    case .text: "String"
    case .image: "CVPixelBuffer"
    case .array: "MLMultiArray"
    case .dictionary(let hasTexts): hasTexts ? "[String: Double]" : "[Int64: Double]"
    }
  }

  private static func value(of feature: LearnedModel.Feature) -> String {
    let name = escaped(feature.name)
    return switch feature.kind {
    case .integer: "MLFeatureValue(int64: \(name))"
    case .number: "MLFeatureValue(double: \(name))"
    case .text: "MLFeatureValue(string: \(name))"
    case .image: "MLFeatureValue(pixelBuffer: \(name))"
    case .array: "MLFeatureValue(multiArray: \(name))"
    case .dictionary:
      "try? MLFeatureValue(dictionary: Dictionary(uniqueKeysWithValues: \(name).map { (AnyHashable($0), NSNumber(value: $1)) }))"
    }
  }

  /// A value of an answer, which is empty if the answer lacks it.
  private static func reading(_ feature: LearnedModel.Feature) -> String {
    let value = "provider.featureValue(for: \"\(feature.name)\")"
    return switch feature.kind {
    case .integer: "\(value)?.int64Value ?? 0"
    case .number: "\(value)?.doubleValue ?? 0"
    case .text: "\(value)?.stringValue ?? \"\""
    case .image: "\(value)!.imageBufferValue!"
    case .array: "\(value)!.multiArrayValue!"
    case .dictionary(let hasTexts):
      "Dictionary(uniqueKeysWithValues: (\(value)?.dictionaryValue ?? [:]).compactMap { key, number in "
        + "(key.base as? \(hasTexts ? "String" : "Int64")).map { ($0, number.doubleValue) } })"
    }
  }
}
