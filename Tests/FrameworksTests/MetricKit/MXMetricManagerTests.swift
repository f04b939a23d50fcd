#if os(Linux)
  import FlowMetricKit
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing

  /// Keeps what it receives.
  private final class Receiver: NSObject, MXMetricManagerSubscriber {
    var lines: [String] = []

    func didReceive(_ payloads: [MXMetricPayload]) {
      for payload in payloads {
        let (cpu, memory) = (
          payload.cpuMetrics?.cumulativeCPUTime.value ?? 0, payload.memoryMetrics?.peakMemoryUsage.value ?? 0
        )
        lines.append("\(payload.latestApplicationVersion) \(cpu) \(memory)")
      }
    }

    func didReceive(_ payloads: [MXDiagnosticPayload]) {
      for payload in payloads {
        for crash in payload.crashDiagnostics ?? [] { lines.append("crash \(crash.signal ?? 0)") }
        for hang in payload.hangDiagnostics ?? [] { lines.append("hang \(hang.hangDuration.value)") }
        if payload.cpuExceptionDiagnostics == nil { lines.append("no time") }
      }
    }
  }

  @Suite("What the system measures", .ownPhone) @MainActor
  struct MXMetricManagerTests {
    private let screen = Screen(device: .iPhone)

    @Test("comes to those who want it, until they do not")
    func delivery() {
      let (first, second) = (Receiver(), Receiver())
      MXMetricManager.shared.add(first)
      MXMetricManager.shared.add(second)
      var metrics = PhoneMetrics()
      (metrics.cpuTime, metrics.peakMemory) = (2, 1_000)
      screen.phone.deliverMetrics(metrics)
      #expect(first.lines.isEmpty)
      screen.advance(by: 0.01)
      #expect(first.lines == ["1.0 2.0 1000.0"] && second.lines == first.lines)
      MXMetricManager.shared.remove(second)
      var diagnostics = PhoneDiagnostics()
      var crash = PhoneDiagnostics.Crash()
      crash.signal = 11
      diagnostics.crashes = [crash]
      diagnostics.hangs = [3]
      screen.phone.deliverDiagnostics(diagnostics)
      screen.advance(by: 0.01)
      #expect(first.lines.suffix(3) == ["crash 11", "hang 3.0", "no time"] && second.lines.count == 1)
      #expect(MXMetricManager.shared.pastPayloads.count == 1)
      let past = MXMetricManager.shared.pastDiagnosticPayloads.first?.jsonRepresentation() ?? Data()
      #expect(
        String(decoding: past, as: UTF8.self)
          == #"{"crashDiagnostics":[{"diagnosticMetaData":{"signal":11},"version":"1.0"}],"#
          + #""hangDiagnostics":[{"diagnosticMetaData":{"hangDuration":"3.0 sec"},"version":"1.0"}]}"#)
    }

    @Test("does not keep those who want it")
    func weakly() {
      var receiver: Receiver? = Receiver()
      weak let gone = receiver
      if let receiver { MXMetricManager.shared.add(receiver) }
      receiver = nil
      #expect(gone == nil)
    }
  }
#endif
