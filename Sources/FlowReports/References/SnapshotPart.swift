/// What is kept of a step, in a file of its own.
package enum SnapshotPart: String, CaseIterable, Sendable {
  case picture = "png"
  case semantics = "txt"
}

/// The names of the files that belong to one step.
package struct SnapshotNames: Sendable, Hashable {
  /// The name of the reference without its extension.
  package let stem: String

  package init(stem: String) {
    self.stem = stem
  }

  /// What a part is compared with.
  package func reference(_ part: SnapshotPart) -> String { "\(stem).\(part.rawValue)" }

  /// A part that differs, or that has no reference.
  package func actual(_ part: SnapshotPart) -> String { "\(stem)\(Self.actualEnding).\(part.rawValue)" }

  /// The side by side picture of the reference, the actual picture and their difference.
  package var difference: String { "\(stem)\(Self.differenceEnding).png" }

  /// What an actual part has at the end of its name.
  static let actualEnding = ".fail"

  static let differenceEnding = ".diff"
}

extension SnapshotNames {
  /// Which part of which step a file is a reference of; `nil` if it is none.
  package static func reference(_ fileName: String) -> (names: SnapshotNames, part: SnapshotPart)? {
    guard let (stem, part) = split(fileName), !stem.hasSuffix(actualEnding), !stem.hasSuffix(differenceEnding) else {
      return nil
    }
    return (SnapshotNames(stem: stem), part)
  }

  /// Which part of which step a failure left in a file; `nil` if it is no such file.
  package static func actual(_ fileName: String) -> (names: SnapshotNames, part: SnapshotPart)? {
    guard let (stem, part) = split(fileName), stem.hasSuffix(actualEnding), stem.count > actualEnding.count else {
      return nil
    }
    return (SnapshotNames(stem: String(stem.dropLast(actualEnding.count))), part)
  }

  private static func split(_ fileName: String) -> (stem: String, part: SnapshotPart)? {
    for part in SnapshotPart.allCases where fileName.hasSuffix("." + part.rawValue) {
      return (String(fileName.dropLast(part.rawValue.count + 1)), part)
    }
    return nil
  }
}
