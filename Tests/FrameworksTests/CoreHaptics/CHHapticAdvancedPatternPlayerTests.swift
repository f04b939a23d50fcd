#if os(Linux)
  import FlowCoreHaptics
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Patterns that are repeated, and those of files", .ownPhone) @MainActor
  struct CHHapticAdvancedPatternPlayerTests {
    private let screen = Screen(device: .iPhone)

    @Test("are recorded with what is done to them, and end with a call unless they are repeated")
    func players() throws {
      let engine = try CHHapticEngine()
      let event = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0)
      let player = try engine.makeAdvancedPlayer(with: CHHapticPattern(events: [event], parameters: []))
      #expect(throws: CHHapticError(.engineNotRunning)) { try player.start(atTime: CHHapticTimeImmediate) }
      try engine.start()
      let ends = Locked(0)
      player.completionHandler = { _ in ends.withLock { $0 += 1 } }
      try player.start(atTime: CHHapticTimeImmediate)
      screen.show(Text("app"))
      screen.advance(by: 0.1)
      #expect(ends.value == 1)
      player.loopEnabled = true
      try player.start(atTime: CHHapticTimeImmediate)
      try player.pause(atTime: 0)
      try player.stop(atTime: 0)
      screen.advance(by: 0.1)
      #expect(ends.value == 1)
      #expect(
        screen.phone.acts(of: "CoreHaptics") == [
          "CoreHaptics: plays HapticTransient", "CoreHaptics: plays HapticTransient again and again",
          "CoreHaptics: pauses HapticTransient", "CoreHaptics: stops HapticTransient",
        ])
    }

    @Test("a file has events with times and parameters, and one that is no pattern fails")
    func files() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ahap")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data(
        """
        {"Version": 1.0, "Pattern": [
          {"Event": {"Time": 0.0, "EventType": "HapticTransient"}},
          {"Event": {"Time": 0.5, "EventType": "HapticContinuous", "EventDuration": 0.25,
            "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 0.5}]}}
        ]}
        """.utf8
      ).write(to: file)
      let engine = try CHHapticEngine()
      try engine.start()
      try engine.makePlayer(with: CHHapticPattern(contentsOf: file)).start(atTime: 0)
      #expect(screen.phone.acts(of: "CoreHaptics") == ["CoreHaptics: plays HapticTransient, HapticContinuous"])
      try Data("{}".utf8).write(to: file)
      #expect(throws: CHHapticError(.invalidPatternData)) { try CHHapticPattern(contentsOf: file) }
    }
  }
#endif
