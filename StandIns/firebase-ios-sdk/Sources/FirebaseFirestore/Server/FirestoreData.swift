import Foundation
import PhoneSimulation

/// The documents of Firestore on a phone: those of the server, and what the app has of them.
struct FirestoreData: PhoneValue {
  /// The fields of the documents, by path.
  var documents: [String: [String: FirestoreValue]] = [:]
  /// The paths of documents that the app has read or written, which it finds without a connection.
  var cached: Set<String> = []
  /// The paths of documents that the app has written and the server does not know.
  var pending: Set<String> = []
  /// What waits for a connection.
  var waiting: [FirebaseListener<() -> Void>] = []
  var listeners: [FirestoreListener] = []
  var isNetworkEnabled = true
  var network: PhoneObservation?
  var settings = FirestoreSettings()
}

/// The documents of Firestore on a phone, for a test: the server's, as another client sees and changes them.
///
/// ```swift
/// phone.firestore["users/1"] = ["name": "Ada", "age": 36]
/// ```
public struct SimulatedFirestore {
  let phone: SimulatedPhone

  /// The fields of a document; `nil` for one that does not exist.
  ///
  /// Values are those of an app. A value of a type that Firestore does not know is left out, with a warning.
  public subscript(path: String) -> [String: Any]? {
    get { phone[FirestoreData.self].documents[FirestorePath.normal(path)]?.mapValues(\.value) }
    nonmutating set {
      let path = FirestorePath.normal(path)
      let fields = newValue?.compactMapValues { value -> FirestoreValue? in
        do { return try FirestoreValue(value) } catch {
          phone.warn("A field of \(path) has a value that Firestore does not know: \(value).")
          return nil
        }
      }
      phone.update(FirestoreData.self) { $0.documents[path] = fields }
      FirestoreServer(phone: phone).tellListeners()
    }
  }

  /// The paths of all documents, in order.
  public var paths: [String] { phone[FirestoreData.self].documents.keys.sorted() }

  /// Removes all documents.
  public func removeAll() {
    phone.update(FirestoreData.self) { $0.documents = [:] }
    FirestoreServer(phone: phone).tellListeners()
  }
}

extension SimulatedPhone {
  /// The documents of Firestore: at first none.
  public var firestore: SimulatedFirestore { SimulatedFirestore(phone: self) }
}

/// Paths of documents and collections.
enum FirestorePath {
  /// A path without slashes at its ends.
  static func normal(_ path: String) -> String { path.split(separator: "/").joined(separator: "/") }

  /// The last name of a path.
  static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The path of what contains it; `nil` at the top.
  static func parent(_ path: String) -> String? {
    let parts = path.split(separator: "/").dropLast()
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }

  /// Warns about a path that ends an app on a phone.
  ///
  /// - Parameter isDocument: Whether it has to lead to a document.
  static func check(_ path: String, isDocument: Bool) {
    let count = path.split(separator: "/").count
    if count > 0, count % 2 == (isDocument ? 0 : 1) { return }
    SimulatedPhone.current.warn(
      "\"\(path)\" is no path of a \(isDocument ? "document" : "collection"), which ends an app on a phone: names of "
        + "collections and of documents take turns.")
  }
}
