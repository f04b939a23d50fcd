import Foundation

/// The calls at a failure.
// @unchecked: the property is constant.
open class MXCallStackTree: NSObject, @unchecked Sendable {
  private let text: String

  init(_ text: String) { self.text = text }

  open func jsonRepresentation() -> Data { Data(text.utf8) }
}

/// A failure of an app.
// @unchecked: the properties are constant.
open class MXDiagnostic: NSObject, @unchecked Sendable {
  public let applicationVersion: String
  public let callStackTree: MXCallStackTree

  init(_ diagnostics: PhoneDiagnostics) {
    applicationVersion = diagnostics.applicationVersion
    callStackTree = MXCallStackTree(diagnostics.callStackTree)
  }

  /// What is known of the failure, by MetricKit's names.
  var metaData: [String: Any] { [:] }

  fileprivate var values: [String: Any] { ["version": applicationVersion, "diagnosticMetaData": metaData] }

  open func dictionaryRepresentation() -> [AnyHashable: Any] { values }
  open func jsonRepresentation() -> Data { json(values) }
}

/// The end of an app by an error.
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
  private let crash: PhoneDiagnostics.Crash

  init(_ crash: PhoneDiagnostics.Crash, _ diagnostics: PhoneDiagnostics) {
    self.crash = crash
    super.init(diagnostics)
  }

  open var terminationReason: String? { crash.terminationReason }
  open var exceptionType: NSNumber? { crash.exceptionType.map { NSNumber(value: $0) } }
  open var exceptionCode: NSNumber? { crash.exceptionCode.map { NSNumber(value: $0) } }
  open var signal: NSNumber? { crash.signal.map { NSNumber(value: $0) } }

  override var metaData: [String: Any] {
    var values: [String: Any] = [:]
    values["terminationReason"] = crash.terminationReason
    values["exceptionType"] = crash.exceptionType
    values["exceptionCode"] = crash.exceptionCode
    values["signal"] = crash.signal
    return values
  }
}

/// A time in which an app did not answer.
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
  public let hangDuration: Measurement<UnitDuration>

  init(_ seconds: Double, _ diagnostics: PhoneDiagnostics) {
    hangDuration = Measurement(value: seconds, unit: .seconds)
    super.init(diagnostics)
  }

  override var metaData: [String: Any] { ["hangDuration": "\(hangDuration.value) sec"] }
}

/// Too much time of the processor.
open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
  public let totalCPUTime: Measurement<UnitDuration>

  init(_ seconds: Double, _ diagnostics: PhoneDiagnostics) {
    totalCPUTime = Measurement(value: seconds, unit: .seconds)
    super.init(diagnostics)
  }

  override var metaData: [String: Any] { ["totalCPUTime": "\(totalCPUTime.value) sec"] }
}

/// Too much that was written to the disk.
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
  public let totalWritesCaused: Measurement<UnitInformationStorage>

  init(_ bytes: Double, _ diagnostics: PhoneDiagnostics) {
    totalWritesCaused = Measurement(value: bytes, unit: .bytes)
    super.init(diagnostics)
  }

  override var metaData: [String: Any] { ["writesCaused": "\(totalWritesCaused.value) bytes"] }
}

/// The failures of an app; the lists are `nil` without one.
// @unchecked: the properties are constant.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  private let diagnostics: PhoneDiagnostics
  public let timeStampBegin: Date
  public let timeStampEnd: Date

  init(_ diagnostics: PhoneDiagnostics, end: Date) {
    self.diagnostics = diagnostics
    timeStampEnd = end
    timeStampBegin = end.addingTimeInterval(-86_400)
  }

  private func list<Value, Diagnostic>(
    _ values: [Value], _ make: (Value, PhoneDiagnostics) -> Diagnostic
  ) -> [Diagnostic]? { values.isEmpty ? nil : values.map { make($0, diagnostics) } }

  open var crashDiagnostics: [MXCrashDiagnostic]? { list(diagnostics.crashes, MXCrashDiagnostic.init) }
  open var hangDiagnostics: [MXHangDiagnostic]? { list(diagnostics.hangs, MXHangDiagnostic.init) }
  open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? {
    list(diagnostics.cpuExceptions, MXCPUExceptionDiagnostic.init)
  }
  open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? {
    list(diagnostics.diskWriteExceptions, MXDiskWriteExceptionDiagnostic.init)
  }

  private var values: [String: Any] {
    var values: [String: Any] = [:]
    values["crashDiagnostics"] = crashDiagnostics?.map(\.values)
    values["hangDiagnostics"] = hangDiagnostics?.map(\.values)
    values["cpuExceptionDiagnostics"] = cpuExceptionDiagnostics?.map(\.values)
    values["diskWriteExceptionDiagnostics"] = diskWriteExceptionDiagnostics?.map(\.values)
    return values
  }

  open func dictionaryRepresentation() -> [AnyHashable: Any] { values }
  open func jsonRepresentation() -> Data { json(values) }
}
