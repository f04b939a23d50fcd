import Foundation

/// A text in the order of people: numbers in it by their value, whatever its case.
public struct _NaturalText: Comparable, Sendable {
  let text: String

  public static func < (left: _NaturalText, right: _NaturalText) -> Bool {
    left.text.localizedStandardCompare(right.text) == .orderedAscending
  }

  public static func == (left: _NaturalText, right: _NaturalText) -> Bool {
    left.text.localizedStandardCompare(right.text) == .orderedSame
  }
}

extension PersistentModel {
  /// A text property in natural order. Sort descriptors lead to it.
  public subscript(_natural keyPath: any KeyPath<Self, String> & Sendable) -> _NaturalText {
    record.probe?.naturalKeyPath = keyPath
    return _NaturalText(text: self[keyPath: keyPath])
  }

  /// A text property in natural order. Sort descriptors lead to it.
  public subscript(_natural keyPath: any KeyPath<Self, String?> & Sendable) -> _NaturalText? {
    record.probe?.naturalKeyPath = keyPath
    return self[keyPath: keyPath].map(_NaturalText.init)
  }
}

/// How texts of models are compared.
public struct _ModelTextComparator: Hashable, Sendable {

  /// As people expect it: numbers by their value, whatever the case.
  public static var localizedStandard: _ModelTextComparator { _ModelTextComparator() }
}

extension SortDescriptor where Compared: PersistentModel {
  /// An order by a text, as people expect it.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(\Compared.[_natural: keyPath], order: order)
  }

  /// An order by a text, as people expect it. Models without it come first.
  public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
    self.init(\Compared.[_natural: keyPath], order: order)
  }

  /// An order by a text.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _ModelTextComparator, order: SortOrder = .forward
  ) {
    self.init(\Compared.[_natural: keyPath], order: order)
  }

  /// An order by a text. Models without it come first.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _ModelTextComparator, order: SortOrder = .forward
  ) {
    self.init(\Compared.[_natural: keyPath], order: order)
  }
}
