#if os(Linux)
  import FlowCoreML
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Models that have learned")
  struct MLModelTests {
    private func model(_ name: String = "Prices") throws -> MLModel {
      try MLModel(contentsOf: URL(fileURLWithPath: "/app/\(name).mlmodelc"))
    }

    private func input() throws -> MLDictionaryFeatureProvider {
      try MLDictionaryFeatureProvider(dictionary: ["rooms": 3, "city": "Oslo", "size": 80.5])
    }

    @Test("answer what the phone has for their names")
    func answers() throws {
      let phone = SimulatedPhone()
      phone.modelAnswers["Prices"] = [
        "price": .number(12.5), "class": .text("high"), "count": .integer(2), "row": .numbers([1, 2]),
        "odds": .probabilities(["high": 0.75]),
      ]
      let output = try phone.use { try model().prediction(from: input()) }
      #expect(output.featureNames == ["price", "class", "count", "row", "odds"])
      #expect(output.featureValue(for: "price")?.doubleValue == 12.5)
      #expect(output.featureValue(for: "price")?.stringValue == "")
      #expect(output.featureValue(for: "class")?.type == .string)
      #expect(output.featureValue(for: "count")?.int64Value == 2)
      #expect(output.featureValue(for: "row")?.multiArrayValue?.shape == [2])
      #expect(output.featureValue(for: "odds")?.dictionaryValue["high"] == 0.75)
      #expect(output.featureValue(for: "none") == nil)
      #expect(phone.actDescriptions == ["CoreML: asks Prices"])
      let batch = try phone.use {
        try model().predictions(fromBatch: MLArrayBatchProvider(array: [input(), input()]))
      }
      #expect(batch.count == 2 && batch.features(at: 1).featureValue(for: "count")?.int64Value == 2)
    }

    @Test("fail without answers, and say what a test sets") @MainActor
    func noAnswers() throws {
      let screen = Screen(device: .iPhone)
      screen.show(Text("a"))
      screen.perform {
        #expect(throws: MLModelError(.generic)) { try model().prediction(from: input()) }
      }
      #expect(
        screen.graph.issues.contains {
          $0.message.contains("it is not run; SimulatedPhone.modelAnswers[\"Prices\"] has its answers.")
        })
    }

    @Test("are asked with numbers, texts and arrays, and with nothing else")
    func inputs() throws {
      let provider = try input()
      #expect(provider["rooms"]?.type == .int64 && provider["city"]?.stringValue == "Oslo")
      #expect(provider["size"]?.doubleValue == 80.5)
      #expect(throws: MLModelError(.featureType)) { try MLDictionaryFeatureProvider(dictionary: ["a": Date()]) }
      #expect(MLFeatureValue(undefined: .double).isUndefined)
    }

    @Test("an array has its numbers by place and by row and column")
    func arrays() throws {
      let array = try MLMultiArray(shape: [2, 3], dataType: .double)
      #expect(array.count == 6 && array.strides == [3, 1])
      array[[1, 2]] = 5
      #expect(array[5] == 5)
      #expect(try MLMultiArray([Float(1), 2]).dataType == .float32)
      #expect(throws: MLModelError(.parameters)) { try MLMultiArray(shape: [-1], dataType: .double) }
      #expect(throws: MLModelError(.parameters)) {
        try MLMultiArray(shape: [NSNumber(value: Int.max), 2], dataType: .double)
      }
    }
  }
#endif
