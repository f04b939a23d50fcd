/// A recorded part of a step, stored in a separate file.
package enum SnapshotPart: String, CaseIterable, Sendable {
  case picture = "png"
  case semantics = "txt"

  /// The mark that shows that a flow wrote a file of the part.
  package var mark: FileMark { self == .picture ? .picture : .semantics }
}

/// The names of the files of one step.
package struct SnapshotNames: Sendable, Hashable {
  /// The name of the reference without its extension.
  package let stem: String

  package init(stem: String) {
    self.stem = stem
  }

  /// The file that a part is compared with.
  package func reference(_ part: SnapshotPart) -> String { "\(stem).\(part.rawValue)" }

  /// The file of a part that differs or has no reference.
  package func actual(_ part: SnapshotPart) -> String { "\(stem)\(Self.actualEnding).\(part.rawValue)" }

  /// The picture of the reference, the actual picture and their difference, side by side.
  package var difference: String { "\(stem)\(Self.differenceEnding).png" }

  /// The suffix of an actual part's name.
  static let actualEnding = ".fail"

  static let differenceEnding = ".diff"
}

extension SnapshotNames {
  /// The step and the part that a reference file belongs to; `nil` if it is not a reference.
  package static func reference(_ fileName: String) -> (names: SnapshotNames, part: SnapshotPart)? {
    guard let (stem, part) = split(fileName), !stem.hasSuffix(actualEnding), !stem.hasSuffix(differenceEnding) else {
      return nil
    }
    return (SnapshotNames(stem: stem), part)
  }

  /// The step and the part that a failure's file belongs to; `nil` if it is not such a file.
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
