import FlowStoreKit
import Foundation
import PhoneSimulation

/// An error that a test sets for a part of StoreKit.
public protocol SKTestFailure: Equatable, Sendable {}

/// The errors that parts of StoreKit can have.
public enum SKTestFailures {
  /// An error of a part that knows the errors of the store alone.
  private static func areEqual(_ one: StoreKitError, _ other: StoreKitError) -> Bool { "\(one)" == "\(other)" }

  public enum LoadProducts: SKTestFailure {
    case generic(StoreKitError)

    public static func == (lhs: LoadProducts, rhs: LoadProducts) -> Bool {
      switch (lhs, rhs) {
      case (.generic(let one), .generic(let other)): areEqual(one, other)
      }
    }
  }

  public enum Purchase: SKTestFailure {
    case generic(StoreKitError)
    case purchase(Product.PurchaseError)

    public static func == (lhs: Purchase, rhs: Purchase) -> Bool {
      switch (lhs, rhs) {
      case (.generic(let one), .generic(let other)): areEqual(one, other)
      case (.purchase(let one), .purchase(let other)): one == other
      default: false
      }
    }
  }

  public enum AppStoreSync: SKTestFailure {
    case generic(StoreKitError)

    public static func == (lhs: AppStoreSync, rhs: AppStoreSync) -> Bool {
      switch (lhs, rhs) {
      case (.generic(let one), .generic(let other)): areEqual(one, other)
      }
    }
  }

  public enum SubscriptionStatus: SKTestFailure {
    case generic(StoreKitError)

    public static func == (lhs: SubscriptionStatus, rhs: SubscriptionStatus) -> Bool {
      switch (lhs, rhs) {
      case (.generic(let one), .generic(let other)): areEqual(one, other)
      }
    }
  }

  public enum AppTransaction: SKTestFailure {
    case generic(StoreKitError)

    public static func == (lhs: AppTransaction, rhs: AppTransaction) -> Bool {
      switch (lhs, rhs) {
      case (.generic(let one), .generic(let other)): areEqual(one, other)
      }
    }
  }
}

/// A part of StoreKit that can fail.
public protocol FailableStoreKitAPI<Failure>: Sendable {
  associatedtype Failure: SKTestFailure
}

/// A part of StoreKit, as the store knows it.
private protocol StorePart: FailableStoreKitAPI {
  static var question: StoreRules.Question { get }
  static func error(of failure: Failure) -> any Error
  static func failure(of error: any Error) -> Failure?
}

/// The products of the store.
public struct StoreKitLoadProductsAPI: FailableStoreKitAPI, StorePart {
  public typealias Failure = SKTestFailures.LoadProducts
  static var question: StoreRules.Question { .products }

  public init() {}

  static func error(of failure: Failure) -> any Error {
    switch failure {
    case .generic(let error): error
    }
  }

  static func failure(of error: any Error) -> Failure? { (error as? StoreKitError).map(Failure.generic) }
}

/// Purchases in the app.
public struct StoreKitPurchaseAPI: FailableStoreKitAPI, StorePart {
  public typealias Failure = SKTestFailures.Purchase
  static var question: StoreRules.Question { .purchase }

  public init() {}

  static func error(of failure: Failure) -> any Error {
    switch failure {
    case .generic(let error): error
    case .purchase(let error): error
    }
  }

  static func failure(of error: any Error) -> Failure? {
    (error as? StoreKitError).map(Failure.generic) ?? (error as? Product.PurchaseError).map(Failure.purchase)
  }
}

/// `AppStore.sync()`.
public struct StoreKitAppStoreSyncAPI: FailableStoreKitAPI, StorePart {
  public typealias Failure = SKTestFailures.AppStoreSync
  static var question: StoreRules.Question { .synchronization }

  public init() {}

  static func error(of failure: Failure) -> any Error {
    switch failure {
    case .generic(let error): error
    }
  }

  static func failure(of error: any Error) -> Failure? { (error as? StoreKitError).map(Failure.generic) }
}

/// The states of subscriptions.
public struct StoreKitSubscriptionStatusAPI: FailableStoreKitAPI, StorePart {
  public typealias Failure = SKTestFailures.SubscriptionStatus
  static var question: StoreRules.Question { .subscriptionStatus }

  public init() {}

  static func error(of failure: Failure) -> any Error {
    switch failure {
    case .generic(let error): error
    }
  }

  static func failure(of error: any Error) -> Failure? { (error as? StoreKitError).map(Failure.generic) }
}

/// `AppTransaction.refresh()`.
public struct StoreKitAppTransactionAPI: FailableStoreKitAPI, StorePart {
  public typealias Failure = SKTestFailures.AppTransaction
  static var question: StoreRules.Question { .appTransaction }

  public init() {}

  static func error(of failure: Failure) -> any Error {
    switch failure {
    case .generic(let error): error
    }
  }

  static func failure(of error: any Error) -> Failure? { (error as? StoreKitError).map(Failure.generic) }
}

extension FailableStoreKitAPI where Self == StoreKitLoadProductsAPI {
  public static var loadProducts: StoreKitLoadProductsAPI { StoreKitLoadProductsAPI() }
}

extension FailableStoreKitAPI where Self == StoreKitPurchaseAPI {
  public static var purchase: StoreKitPurchaseAPI { StoreKitPurchaseAPI() }
}

extension FailableStoreKitAPI where Self == StoreKitAppStoreSyncAPI {
  public static var appStoreSync: StoreKitAppStoreSyncAPI { StoreKitAppStoreSyncAPI() }
}

extension FailableStoreKitAPI where Self == StoreKitSubscriptionStatusAPI {
  public static var subscriptionStatus: StoreKitSubscriptionStatusAPI { StoreKitSubscriptionStatusAPI() }
}

extension FailableStoreKitAPI where Self == StoreKitAppTransactionAPI {
  public static var appTransaction: StoreKitAppTransactionAPI { StoreKitAppTransactionAPI() }
}

extension SKTestSession {
  /// The error that a part of StoreKit has; `nil` for none.
  public func simulatedError<API: FailableStoreKitAPI>(forAPI api: API) async -> API.Failure? {
    (API.self as? any StorePart.Type).flatMap { Self.failure(of: $0) } as? API.Failure
  }

  private static func failure<Part: StorePart>(of part: Part.Type) -> Part.Failure? {
    SimulatedPhone.current.store.rules.failures[part.question].flatMap(part.failure)
  }

  /// Makes a part of StoreKit fail, or work again.
  ///
  /// - Parameters:
  ///   - error: The error that apps get; `nil` for none.
  ///   - api: The part.
  /// - Throws: ``SKTestError`` for a part of one's own.
  public func setSimulatedError<API: FailableStoreKitAPI>(_ error: API.Failure?, forAPI api: API) async throws {
    guard let part = API.self as? any StorePart.Type else {
      throw SKTestError(.invalidAction, "\(API.self) is no part of StoreKit.")
    }
    Self.set(error, of: part)
  }

  private static func set<Part: StorePart>(_ failure: Any?, of part: Part.Type) {
    SimulatedPhone.current.store.rules.failures[part.question] = (failure as? Part.Failure).map(part.error)
  }
}
