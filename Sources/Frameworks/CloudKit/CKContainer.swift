import FlowFoundation
import Foundation
import PhoneSimulation

extension Notification.Name {
  /// Posted when the account of the phone has changed.
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// The databases of an app in the cloud of the phone (`SimulatedPhone.cloud`).
// @unchecked: the property is constant.
open class CKContainer: NSObject, @unchecked Sendable {
  /// The name that the app has given it; `nil` for the one that is named as the app.
  private let identifier: String?

  public init(identifier containerIdentifier: String) { identifier = containerIdentifier }

  private override init() { identifier = nil }

  open var containerIdentifier: String? { name(on: .current) }

  func name(on phone: SimulatedPhone) -> String { identifier ?? "iCloud.\(phone.appIdentifier)" }

  /// The container that is named as the app.
  open class func `default`() -> CKContainer { CKContainer() }

  open var privateCloudDatabase: CKDatabase { database(with: .private) }
  open var publicCloudDatabase: CKDatabase { database(with: .public) }
  open var sharedCloudDatabase: CKDatabase { database(with: .shared) }

  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    CKDatabase(self, databaseScope)
  }

  /// The name of a database in the cloud. Each person has private and shared records.
  func key(_ scope: CKDatabase.Scope, on phone: SimulatedPhone) -> String {
    let name = "\(name(on: phone)) \(scope)"
    return scope == .public ? name : "\(name) \(phone.cloud.account.recordName)"
  }

  /// Whether there is an account.
  ///
  /// - Throws: ``CKError`` as the phone says.
  open func accountStatus() async throws -> CKAccountStatus {
    let cloud = SimulatedPhone.current.cloud
    if let failure = cloud.failure { throw CKError(failure) }
    return cloud.accountStatus
  }

  /// Tells whether there is an account, soon on the main thread.
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    let (phone, handler) = (SimulatedPhone.current, Callback(completionHandler))
    let cloud = phone.cloud
    phone.runSoon(named: "the account of the cloud") {
      handler.call(cloud.failure == nil ? cloud.accountStatus : .couldNotDetermine, cloud.failure.map { CKError($0) })
    }
  }

  /// The identity of the account.
  ///
  /// - Throws: ``CKError`` without an account.
  open func userRecordID() async throws -> CKRecord.ID {
    try SimulatedPhone.current.accountID()
  }

  /// Tells the identity of the account, soon on the main thread.
  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    let phone = SimulatedPhone.current
    phone.answer(completionHandler) { try phone.accountID() }
  }

  /// Performs an operation at once, and calls its closures soon on the main thread. One of a database that has none is
  /// performed in the private one.
  open func add(_ operation: CKOperation) {
    SimulatedPhone.current.runSoon(named: "an operation of the cloud", operation.perform(in: self))
  }
}

extension SimulatedPhone {
  /// - Throws: ``CKError`` without an account.
  fileprivate func accountID() throws -> CKRecord.ID {
    try reachCloud()
    return CKRecord.ID(recordName: cloud.account.recordName)
  }

  /// Tells a result of the cloud, soon on the main thread.
  func answer<Value>(_ handler: @escaping (Value?, (any Error)?) -> Void, _ body: () throws -> Value) {
    let (result, callback) = (Callback(Result(catching: body)), Callback(handler))
    runSoon(named: "the cloud") {
      switch result.call {
      case .success(let value): callback.call(value, nil)
      case .failure(let error): callback.call(nil, error)
      }
    }
  }

  /// - Throws: ``CKError`` if a request cannot be answered.
  func reachCloud(isPublicRead: Bool = false) throws {
    let cloud = cloud
    if let failure = cloud.failure { throw CKError(failure) }
    if network.interfaces.isEmpty { throw CKError(.networkUnavailable) }
    if isPublicRead { return }
    switch cloud.accountStatus {
    case .available: return
    case .temporarilyUnavailable: throw CKError(.accountTemporarilyUnavailable)
    case .restricted: throw CKError(.managedAccountRestricted)
    case .noAccount, .couldNotDetermine: throw CKError(.notAuthenticated)
    }
  }
}
