#if os(Linux)
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
      let other = try NLModel(contentsOf: URL(fileURLWithPath: "/models/Moods.mlmodelc"))
      #expect(other.predictedLabel(for: "mild") == nil)
    }
  }
#endif
