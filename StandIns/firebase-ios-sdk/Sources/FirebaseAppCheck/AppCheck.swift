import Foundation
import PhoneSimulation

/// A proof that an app is the project's. It is none: no server looks at it.
public final class AppCheckToken: NSObject, Sendable {
  public let token: String
  public let expirationDate: Date

  /// Creates a token.
  public init(token: String, expirationDate: Date) {
    self.token = token
    self.expirationDate = expirationDate
  }
}

/// Makes proofs that an app is the project's.
public protocol AppCheckProvider: NSObjectProtocol {
  func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void)
}

/// Makes providers of proofs.
public protocol AppCheckProviderFactory: NSObjectProtocol {
  func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)?
}

/// A provider whose token is the same in each run.
open class SampleProvider: NSObject, AppCheckProvider {
  fileprivate override init() {}

  /// Creates a provider.
  public init?(app: FirebaseApp) {}

  open func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {
    let date = SimulatedPhone.current.now.addingTimeInterval(3600)
    FirebaseAnswer("a token of App Check").give(to: handler) { AppCheckToken(token: "sample", expirationDate: date) }
  }

  open func getToken() async throws -> AppCheckToken {
    AppCheckToken(token: "sample", expirationDate: SimulatedPhone.current.now.addingTimeInterval(3600))
  }
}

/// The provider of development.
public final class AppCheckDebugProvider: SampleProvider {
  public func localDebugToken() -> String { "sample" }

  public func currentDebugToken() -> String { "sample" }
}

/// The provider of App Attest.
public final class AppAttestProvider: SampleProvider {}

/// The provider of DeviceCheck.
public final class DeviceCheckProvider: SampleProvider {}

/// Makes providers of development.
public final class AppCheckDebugProviderFactory: NSObject, AppCheckProviderFactory {
  public override init() {}

  public func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)? { AppCheckDebugProvider(app: app) }
}

/// Makes providers of DeviceCheck.
public final class DeviceCheckProviderFactory: NSObject, AppCheckProviderFactory {
  public override init() {}

  public func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)? { DeviceCheckProvider(app: app) }
}

private struct CheckData: PhoneValue {
  var factory: FirebaseListener<(any AppCheckProviderFactory)?>?
}

/// Proves that an app is the project's. No server asks for it.
// @unchecked: what changes is in the phone.
public final class AppCheck: NSObject, @unchecked Sendable {
  private static let only = AppCheck()

  private override init() {}

  public var isTokenAutoRefreshEnabled = true

  public class func appCheck() -> AppCheck {
    _ = FirebaseApp.configured(for: "AppCheck.appCheck()")
    return only
  }

  public class func appCheck(app firebaseApp: FirebaseApp) -> AppCheck? { only }

  public class func setAppCheckProviderFactory(_ factory: (any AppCheckProviderFactory)?) {
    SimulatedPhone.current.update(CheckData.self) { $0.factory = FirebaseListener(factory) }
  }

  /// Asks the app's provider for a token.
  public func token(forcingRefresh: Bool, completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {
    let app = FirebaseApp.configured(for: "AppCheck.token(forcingRefresh:completion:)")
    let factory = SimulatedPhone.current[CheckData.self].factory?.call ?? DeviceCheckProviderFactory()
    guard let provider = factory.createProvider(with: app) else {
      let error = NSError(
        domain: "com.firebase.appCheck", code: 0, userInfo: [NSLocalizedDescriptionKey: "There is no provider."])
      return FirebaseAnswer("a token of App Check").give(to: handler) { throw error }
    }
    provider.getToken(completion: handler)
  }

  /// Asks the app's provider for a token.
  ///
  /// - Throws: What the provider says.
  public func token(forcingRefresh: Bool) async throws -> AppCheckToken {
    try await withCheckedThrowingContinuation { continuation in
      token(forcingRefresh: forcingRefresh) { token, error in
        if let token {
          continuation.resume(returning: token)
        } else {
          continuation.resume(throwing: error ?? NSError(domain: "com.firebase.appCheck", code: 0))
        }
      }
    }
  }

  public func limitedUseToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {
    token(forcingRefresh: true, completion: handler)
  }

  public func limitedUseToken() async throws -> AppCheckToken { try await token(forcingRefresh: true) }
}
