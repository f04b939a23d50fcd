#if os(Linux)
  import FlowCoreML
  import FlowNaturalLanguage
  import Foundation
  import PhoneSimulation
  import Testing

  @Suite("A model of texts", .ownPhone)
  struct NLModelTests {
    @Test("gives the labels that the phone has for it")
    func labels() throws {
      SimulatedPhone.current.textLabels = ["Tastes": ["mild": "good", "bitter": "bad"]]
      let model = try NLModel(contentsOf: URL(fileURLWithPath: "/models/Tastes.mlmodelc"))
      #expect(model.predictedLabel(for: "mild") == "good")
      #expect(model.predictedLabels(forTokens: ["bitter", "mild"]) == ["bad", "good"])
      #expect(model.predictedLabelHypotheses(for: "bitter", maximumCount: 2) == ["bad": 1])
      #expect(model.predictedLabelHypotheses(for: "bitter", maximumCount: 0).isEmpty)
    }

    @Test("is made from a model of Core ML, with its name")
    func learned() throws {
      SimulatedPhone.current.textLabels = ["Tastes": ["mild": "good"]]
      let tastes = try MLModel(contentsOf: URL(fileURLWithPath: "/models/Tastes.mlmodelc"))
      #expect(try NLModel(mlModel: tastes).predictedLabel(for: "mild") == "good")
    }

    @Test("is read from its file, and not without one")
    func files() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mlmodelc")
      let error = #expect(throws: CocoaError.self) { try NLModel(contentsOf: file) }
      #expect(error?.code == .fileReadNoSuchFile)
      try Data().write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(try NLModel(contentsOf: file).predictedLabel(for: "mild") == nil)
    }
  }
#endif
