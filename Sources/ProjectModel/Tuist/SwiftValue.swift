/// A literal value, a call or a name in a manifest in Swift.
indirect enum SwiftValue: Equatable {
  case string(String)
  case number(String)
  case flag(Bool)
  case none
  case list([SwiftValue])
  case map([Entry])
  /// A call such as `.target(name: "App")`, or a name such as `.app`, which has no arguments.
  case call(String, [Argument])
  /// An expression that is not read, as it is written.
  case unknown(String)

  struct Entry: Equatable {
    let key: String
    let value: SwiftValue
  }

  struct Argument: Equatable {
    let label: String?
    let value: SwiftValue
  }

  /// An argument of a call; the first one without a label for `nil`.
  subscript(label: String?) -> SwiftValue? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  /// The versions that a call such as `.upToNextMajor(from: "1.2.0")` allows, as in a manifest: `from: "1.2.0"`.
  var versionRequirement: String? {
    guard let name, let text = (self["from"] ?? self[nil])?.text else { return nil }
    return switch name {
    case "upToNextMajor": "from: \"\(text)\""
    case "upToNextMinor": ".upToNextMinor(from: \"\(text)\")"
    case "exact", "branch", "revision": "\(name): \"\(text)\""
    default: nil
    }
  }

  /// The name of a call.
  var name: String? { if case .call(let name, _) = self { name } else { nil } }

  var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    default: nil
    }
  }

  /// The members of a list; a single value is a list of one.
  var members: [SwiftValue] {
    switch self {
    case .list(let values): values
    case .none, .unknown: []
    default: [self]
    }
  }

  var entries: [Entry] { if case .map(let entries) = self { entries } else { [] } }

  /// The parts that are not read.
  var unknown: [String] {
    switch self {
    case .unknown(let text): [text]
    case .list(let values): values.flatMap(\.unknown)
    case .map(let entries): entries.flatMap(\.value.unknown)
    case .call(_, let arguments): arguments.flatMap(\.value.unknown)
    default: []
    }
  }
}
