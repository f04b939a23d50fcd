import Foundation

/// A document in the Files app of the phone.
public struct PhoneFile: Hashable, Sendable {
  /// The name with its ending, such as `budget.csv`.
  public var name: String

  /// The content.
  public var data: Data

  /// Creates a document.
  public init(name: String, data: Data) {
    self.name = name
    self.data = data
  }
}

private struct PhoneFiles: PhoneValue {
  var files: [PhoneFile] = []
}

extension SimulatedPhone {
  /// The documents in the Files app, which apps open and save with the panels for files: none at first.
  public var files: [PhoneFile] {
    get { self[PhoneFiles.self].files }
    set { update(PhoneFiles.self) { $0.files = newValue } }
  }

  /// Adds a document, under a name that no other one has: after `a.txt`, the next is `a 2.txt`.
  ///
  /// - Returns: The name.
  @discardableResult
  package func addFile(_ name: String, _ data: Data) -> String {
    update(PhoneFiles.self) { value in
      let names = Set(value.files.map(\.name))
      let (base, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
      var free = name
      var number = 2
      while names.contains(free) {
        free = ending.isEmpty ? "\(base) \(number)" : "\(base) \(number).\(ending)"
        number += 1
      }
      value.files.append(PhoneFile(name: free, data: data))
      return free
    }
  }
}
