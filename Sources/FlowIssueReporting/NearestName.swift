/// Finds the name that somebody meant: the most similar one of those that exist.
package struct NearestName {
  private let name: String
  private var best: (text: String, distance: Int)?
  /// The first name with the words of the other, or with some of them, if none is similar as a whole.
  private var related: String?

  /// - Parameters:
  ///   - name: The name that does not exist.
  ///   - names: Those that do; of equally similar ones, the first is meant.
  package init(to name: String, among names: some Sequence<String> = EmptyCollection()) {
    self.name = name
    for other in names { add(other) }
  }

  /// The most similar name; `nil` if none is similar.
  package var text: String? { best?.text ?? related }

  /// ` Did you mean "Add habit"?`, or nothing.
  package var question: String { text.map { " Did you mean \(quoted($0))?" } ?? "" }

  /// Compares another name that exists.
  package mutating func add(_ other: String) {
    if name.isEmpty { return }
    if let distance = Self.distance(name, other) {
      if distance < best?.distance ?? .max { best = (other, distance) }
    } else if best == nil, related == nil, Self.areRelated(name, other) {
      related = other
    }
  }

  /// The number of different letters; `nil` if they are more than a third.
  private static func distance(_ name: String, _ other: String) -> Int? {
    let limit = max(1, name.count / 3)
    guard abs(other.count - name.count) <= limit else { return nil }
    let distance = EditDistance.between(name.lowercased(), other.lowercased())
    return distance <= limit ? distance : nil
  }

  /// Whether all words of the shorter name are in the other, as in "Add habbit" and "Add a habit".
  private static func areRelated(_ name: String, _ other: String) -> Bool {
    // Longer texts share words without meaning the same.
    guard name.utf8.count < 60, other.utf8.count < 60 else { return false }
    let words = [name, other].map { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
    guard let few = words.min(by: { $0.count < $1.count }), let many = words.max(by: { $0.count <= $1.count }),
      few.count < many.count, few.contains(where: { $0.count > 2 })
    else { return false }
    return few.allSatisfy { word in many.contains { distance($0, word) != nil && (word.count > 2 || $0 == word) } }
  }
}

/// The number of letters to add, remove, replace or transpose to turn one text into another.
package enum EditDistance {
  package static func between(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var distance = min(
          previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          distance = min(distance, beforePrevious[column - 1] + 1)
        }
        current.append(distance)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
