import Foundation

/// The names that lead to a field.
public final class FieldPath: NSObject, NSCopying, Sendable {
  let names: [String]
  let isDocumentID: Bool

  /// Creates a path of names, which may contain dots.
  public init(_ fieldNames: [String]) {
    names = fieldNames
    isDocumentID = false
  }

  private init(isDocumentID: Bool) {
    names = []
    self.isDocumentID = isDocumentID
  }

  /// The identifier of a document.
  public class func documentID() -> FieldPath { FieldPath(isDocumentID: true) }

  /// Reads a path with dots between its names, or takes a path.
  convenience init?(_ field: Any) {
    if let path = (field as? AnyHashable)?.base as? FieldPath ?? field as? FieldPath {
      if path.isDocumentID { self.init(isDocumentID: true) } else { self.init(path.names) }
    } else if let text = (field as? AnyHashable)?.base as? String ?? field as? String {
      self.init(text.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
    } else {
      return nil
    }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? FieldPath).map { $0.names == names && $0.isDocumentID == isDocumentID } ?? false
  }

  public override var hash: Int { names.hashValue }

  public override var description: String { isDocumentID ? "the document's identifier" : names.joined(separator: ".") }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension [String: FirestoreValue] {
  /// The value at a path.
  subscript(path: ArraySlice<String>) -> FirestoreValue? {
    get {
      guard let name = path.first else { return .map(self) }
      guard path.count > 1 else { return self[name] }
      guard case .map(let inner) = self[name] else { return nil }
      return inner[path.dropFirst()]
    }
    set {
      guard let name = path.first else { return }
      guard path.count > 1 else { return self[name] = newValue }
      var inner: [String: FirestoreValue] = [:]
      if case .map(let known) = self[name] { inner = known } else if newValue == nil { return }
      inner[path.dropFirst()] = newValue
      self[name] = .map(inner)
    }
  }
}
