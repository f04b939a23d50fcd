import Foundation
import PhoneSimulation

private struct InstallationData: PhoneValue {
  var id: String?
}

/// A token of an installation. No server looks at it.
public final class InstallationsAuthTokenResult: NSObject, Sendable {
  public let authToken = "sample"
  public let expirationDate: Date

  init(expirationDate: Date) { self.expirationDate = expirationDate }
}

/// The identifier of the app on the phone: the same in each run.
// @unchecked: what changes is in the phone.
public final class Installations: NSObject, @unchecked Sendable {
  private static let only = Installations()

  private override init() {}

  public class func installations() -> Installations {
    _ = FirebaseApp.configured(for: "Installations.installations()")
    return only
  }

  public class func installations(app: FirebaseApp) -> Installations { only }

  private static func id() -> String {
    let phone = SimulatedPhone.current
    if let id = phone[InstallationData.self].id { return id }
    let id = phone.firebaseID(22)
    phone.update(InstallationData.self) { $0.id = id }
    return id
  }

  public func installationID(completion: @escaping (String?, (any Error)?) -> Void) {
    FirebaseAnswer("the identifier of an installation").give(to: completion) { Self.id() }
  }

  public func installationID() async throws -> String {
    try await FirebaseAnswer("the identifier of an installation").value { Self.id() }
  }

  private static func token() -> InstallationsAuthTokenResult {
    InstallationsAuthTokenResult(expirationDate: SimulatedPhone.current.now.addingTimeInterval(604_800))
  }

  public func authToken(completion: @escaping (InstallationsAuthTokenResult?, (any Error)?) -> Void) {
    FirebaseAnswer("the token of an installation").give(to: completion) { Self.token() }
  }

  public func authToken() async throws -> InstallationsAuthTokenResult {
    try await FirebaseAnswer("the token of an installation").value { Self.token() }
  }

  public func delete(completion: @escaping ((any Error)?) -> Void) {
    FirebaseAnswer("the end of an installation").give(to: completion) {
      SimulatedPhone.current.update(InstallationData.self) { $0.id = nil }
    }
  }

  public func delete() async throws { SimulatedPhone.current.update(InstallationData.self) { $0.id = nil } }
}
