/// Extracts the associated values of a case through reflection.
///
/// A case is identified by its name and the labels of its associated value. Whether a function with the name of a case
/// is its constructor cannot be known; it is called with the extracted value, and its result must have the same case.
struct CaseReflection<Root, Value> {
  private let embed: (Value) -> Root

  init(_ embed: @escaping (Value) -> Root) {
    self.embed = embed
  }

  func extract(from root: Root) -> Value? {
    let found: Any
    if let direct = root as? Value, Root.self == Value.self {
      found = direct
    } else {
      guard let child = Mirror(reflecting: root).children.first else { return emptyValue(in: root) }
      found = child.value
    }
    guard let value = cast(found) else { return nil }
    return CaseSignature(of: embed(value)) == CaseSignature(of: root) ? value : nil
  }

  private func cast(_ found: Any) -> Value? {
    if let value = found as? Value { return value }
    // A single associated value with a label is reflected as a tuple of one.
    let children = Mirror(reflecting: found).children
    guard children.count == 1, let only = children.first else { return nil }
    return only.value as? Value
  }

  /// The value of a case with an associated `Void`, which reflection does not show everywhere.
  private func emptyValue(in root: Root) -> Value? {
    guard let nothing = () as? Value, CaseSignature(of: embed(nothing)) == CaseSignature(of: root) else { return nil }
    return nothing
  }
}

/// The identity of an enumeration case: its name and the labels of its associated value.
///
/// Reflection shows no name of a case without an associated value. Such cases are compared as values if they are
/// equatable, otherwise by their descriptions.
struct CaseSignature: Equatable {
  private let name: String
  private let labels: [String?]
  private var plainCase: (any Equatable)?

  init<Root>(of root: Root) {
    let mirror = Mirror(reflecting: root)
    guard mirror.displayStyle == .enum || mirror.displayStyle == .optional, let child = mirror.children.first else {
      plainCase = root as? any Equatable
      name = plainCase == nil ? "\(root)" : ""
      labels = []
      return
    }
    name = child.label ?? ""
    let value = Mirror(reflecting: child.value)
    labels = value.displayStyle == .tuple ? value.children.map(\.label) : []
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.name == rhs.name, lhs.labels == rhs.labels else { return false }
    guard let plainCase = lhs.plainCase else { return rhs.plainCase == nil }
    return plainCase.equals(rhs.plainCase)
  }
}

extension Equatable {
  fileprivate func equals(_ other: (any Equatable)?) -> Bool {
    (other as? Self) == self
  }
}
