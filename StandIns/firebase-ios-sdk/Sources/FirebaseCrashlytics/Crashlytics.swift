import Foundation
import PhoneSimulation

private struct CrashData: PhoneValue {
  var isEnabled = true
}

/// Reports what goes wrong. Reports are among the acts of the phone.
// @unchecked: what changes is in the phone.
public final class Crashlytics: NSObject, @unchecked Sendable {
  private static let only = Crashlytics()

  private override init() {}

  public class func crashlytics() -> Crashlytics {
    _ = FirebaseApp.configured(for: "Crashlytics.crashlytics()")
    return only
  }

  private func record(_ act: String) { SimulatedPhone.current.record("FirebaseCrashlytics", act) }

  public func log(_ msg: String) { record("logs \"\(msg)\"") }

  public func log(format: String, arguments args: CVaListPointer) {
    log(NSString(format: format, arguments: args) as String)
  }

  public func setCustomValue(_ value: Any?, forKey key: String) {
    record("sets \(key)=\(value.map { "\($0)" } ?? "nil")")
  }

  public func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {
    for (key, value) in keysAndValues.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      setCustomValue(value, forKey: "\(key)")
    }
  }

  public func setUserID(_ userID: String?) { record("sets the person \(userID ?? "")") }

  public func record(error: any Error) { record(error: error, userInfo: nil) }

  public func record(error: any Error, userInfo: [String: Any]?) {
    record("reports \(error._domain) \(error._code)")
  }

  public func record(exceptionModel: ExceptionModel) { record("reports \(exceptionModel.name)") }

  /// Nothing has crashed before.
  public func didCrashDuringPreviousExecution() -> Bool { false }

  public func setCrashlyticsCollectionEnabled(_ enabled: Bool) {
    SimulatedPhone.current.update(CrashData.self) { $0.isEnabled = enabled }
  }

  public func isCrashlyticsCollectionEnabled() -> Bool { SimulatedPhone.current[CrashData.self].isEnabled }

  public func checkForUnsentReports(completion: @escaping (Bool) -> Void) {
    nonisolated(unsafe) let completion = completion
    SimulatedPhone.current.runSoon(named: "an answer of Crashlytics") { completion(false) }
  }

  public func checkForUnsentReports() async -> Bool { false }

  public func sendUnsentReports() {}

  public func deleteUnsentReports() {}
}

/// An error of another language's code.
public final class ExceptionModel: NSObject {
  public let name: String
  public let reason: String
  public var stackTrace: [StackFrame] = []

  /// Creates an error.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}

/// A place in code.
public final class StackFrame: NSObject {
  public let symbol: String
  public let file: String
  public let line: Int

  /// Creates a place.
  public init(symbol: String, file: String, line: Int) {
    self.symbol = symbol
    self.file = file
    self.line = line
  }

  public convenience init(address: UInt) { self.init(symbol: "\(address)", file: "", line: 0) }
}
