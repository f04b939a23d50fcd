import Foundation
import Testing

@testable import DataModels

@Suite("Files of learned models")
struct LearnedModelTests {
  /// A field of a message with bytes.
  private func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] { [number << 3 | 2, UInt8(bytes.count)] + bytes }

  private func feature(_ name: String, type: [UInt8]) -> [UInt8] { field(1, Array(name.utf8)) + field(3, type) }

  private func model(_ features: [[UInt8]], output: [UInt8]) -> Data {
    let description = features.flatMap { field(1, $0) } + field(10, output)
    return Data([1 << 3, 4] + field(2, description))
  }

  private func read(_ data: Data, name: String = "My Model.mlmodel") throws -> LearnedModel? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("model-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    let own = name.hasSuffix("mlpackage") ? file.appendingPathComponent("Data/com.apple.CoreML/model.mlmodel") : file
    try FileManager.default.createDirectory(at: own.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: own)
    return LearnedModel(file)
  }

  private var data: Data {
    model(
      [
        feature("rooms", type: field(1, [])), feature("in", type: field(2, [])), feature("city", type: field(3, [])),
        feature("photo", type: field(4, [])), feature("row", type: field(5, [])),
      ], output: feature("odds", type: field(6, field(2, []))))
  }

  @Test("say the names and types of inputs and outputs", arguments: ["My Model.mlmodel", "My Model.mlpackage"])
  func features(_ name: String) throws {
    let model = try #require(try read(data, name: name))
    #expect(model.name == "My Model")
    #expect(model.inputs.map(\.name) == ["rooms", "in", "city", "photo", "row"])
    #expect(model.inputs.map(\.kind) == [.integer, .number, .text, .image, .array])
    #expect(model.outputs == [.init(name: "odds", kind: .dictionary(hasTexts: true))])
  }

  @Test("other files are none, also those that end early")
  func others() throws {
    #expect(try read(Data("{}".utf8)) == nil)
    #expect(try read(Data()) == nil)
    for count in 1..<data.count - 1 { _ = try read(data.prefix(count)) }
    #expect(try read(data.prefix(40)) == nil)
    #expect(LearnedModel.isModel("A.mlmodel") && !LearnedModel.isModel("A.mlmodelc"))
  }

  @Test("become classes of their inputs, their outputs and the model, named like the file")
  func source() throws {
    let text = LearnedModelSource(try #require(try read(data))).text()
    #expect(text.hasPrefix("import Foundation\nimport CoreML\n"))
    for line in [
      "nonisolated class My_ModelInput: MLFeatureProvider {", "  var `in`: Double",
      "    case \"photo\": MLFeatureValue(pixelBuffer: `photo`)", "nonisolated class My_Model {",
      "  func prediction(`rooms`: Int64, `in`: Double, `city`: String, `photo`: CVPixelBuffer, `row`: MLMultiArray) throws "
        + "-> My_ModelOutput {", "  init(features: any MLFeatureProvider) { provider = features }",
    ] {
      #expect(text.contains(line))
    }
    #expect(text.contains("var `odds`: [String: Double] {"))
    #expect(LearnedModelSource.className("2 b-c") == "_2_b_c")
  }
}
