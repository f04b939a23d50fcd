import Foundation
import PhoneSimulation

/// A service of Firebase.
public enum FirebaseService: String, Hashable, Sendable {
  case auth, database, firestore, functions, remoteConfig, storage
}

/// What an app asks a server of Firebase for.
public struct FirebaseRequest: Hashable, Sendable {
  public enum Operation: String, Hashable, Sendable {
    case read, write, delete
    /// Signing in, creating an account, or calling a function.
    case call
  }

  public let service: FirebaseService
  public let operation: Operation
  /// The path of a document, a collection, a file or a value; the name of a function.
  public let path: String
  /// The account that is signed in.
  public let userID: String?
}

/// Why a server of Firebase does not do what it is asked for.
public enum FirebaseRefusal: Hashable, Sendable {
  /// The rules of the project forbid it.
  case permissionDenied
  /// The server cannot be reached.
  case unavailable
  /// Another error of the service, by the raw value of its error code.
  case error(code: Int)
}

/// The server of Firebase on a phone.
private struct FirebaseServer: PhoneValue {
  var rules: @Sendable (FirebaseRequest) -> FirebaseRefusal? = { _ in nil }
  var userID: String?
}

extension SimulatedPhone {
  /// The rules of the project: what is refused, and how. At first nothing is.
  ///
  /// ```swift
  /// phone.firebaseRules = { request in request.userID == nil ? .permissionDenied : nil }
  /// ```
  public var firebaseRules: @Sendable (FirebaseRequest) -> FirebaseRefusal? {
    get { self[FirebaseServer.self].rules }
    set { update(FirebaseServer.self) { $0.rules = newValue } }
  }

  /// The account that is signed in, for the rules.
  package var firebaseUserID: String? {
    get { self[FirebaseServer.self].userID }
    set { update(FirebaseServer.self) { $0.userID = newValue } }
  }

  /// Why a server refuses a request; `nil` if it does not.
  package func refusal(
    _ service: FirebaseService, _ operation: FirebaseRequest.Operation, _ path: String
  ) -> FirebaseRefusal? {
    if !network.isConnected { return .unavailable }
    return firebaseRules(
      FirebaseRequest(service: service, operation: operation, path: path, userID: firebaseUserID))
  }

  /// An identifier that a server or a library of Firebase makes. It is the same in each run.
  ///
  /// - Parameter count: The number of letters and digits.
  package func firebaseID(_ count: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    return update(PhoneRandom.self) { random in
      String((0..<count).map { _ in letters[Int(random.next() % UInt64(letters.count))] })
    }
  }
}
