/// The difference between two lists of lines.
package struct LineDifference {
  package enum Line: Equatable {
    case common(String)
    case removed(String)
    case added(String)

    var text: String { "\(sign) \(content)" }

    fileprivate var sign: String {
      switch self {
      // A figure space is as wide as the signs in proportional fonts.
      case .common: "\u{2007}"
      case .removed: "−"
      case .added: "+"
      }
    }

    var isCommon: Bool {
      if case .common = self { true } else { false }
    }

    /// The line without its sign.
    fileprivate var content: String {
      switch self {
      case .common(let line), .removed(let line), .added(let line): line
      }
    }
  }

  /// The lines of both lists, in order.
  package private(set) var lines: [Line] = []

  /// Finds the difference.
  package init(from old: [String], to new: [String]) {
    let matching = LineMatching(old, new)
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, matching.isRemoved[oldIndex] {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if newIndex < new.count, matching.isAdded[newIndex] {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.common(old[oldIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    alignRuns()
  }

  /// The lines with their signs. Of long runs, only the first and the last lines are included.
  package var text: String {
    var result: [String] = []
    var start = 0
    while start < lines.count {
      let (sign, isCommon) = (lines[start].sign, lines[start].isCommon)
      let end = lines[start...].firstIndex { $0.sign != sign } ?? lines.count
      let run = lines[start..<end]
      let count = isCommon ? Self.context : Self.changeContext
      if run.count > 2 * count + 3 {
        result += run.prefix(count).map(\.text)
        result.append("\(sign) … (\(run.count - 2 * count) \(isCommon ? "equal" : "more") lines)")
        result += run.suffix(count).map(\.text)
      } else {
        result += run.map(\.text)
      }
      start = end
    }
    return result.joined(separator: "\n")
  }

  /// The number of common lines on each side of an omission.
  private static let context = 5

  /// The number of removed or of added lines on each side of an omission.
  private static let changeContext = 50

  /// The difference between two lists of lines, with one line around each change; `nil` if they are equal.
  package static func changes(from old: [String], to new: [String]) -> String? {
    if old == new { return nil }
    let all = lines(from: old, to: new)
    var text = ""
    /// The index of the last line in the text.
    var last = -1
    func add(_ index: Int) {
      if index <= last { return }
      if last >= 0 { text += index > last + 1 ? "\n\u{2007} …\n" : "\n" }
      text += all[index].text
      last = index
    }
    for (index, line) in all.enumerated() where !line.isCommon {
      for near in max(0, index - 1)...min(all.count - 1, index + 1) { add(near) }
    }
    return text
  }

  /// The lines of both lists from the one before the first change to the one after the last.
  private static func lines(from old: [String], to new: [String]) -> [Line] {
    let (oldPart, newPart) = LineMatching.changedParts(old, new)
    guard !oldPart.isEmpty, !newPart.isEmpty, Set(old[oldPart]).isDisjoint(with: new[newPart]) else {
      return LineDifference(from: old, to: new).lines
    }
    // Some lines are replaced: there is nothing to match or to align.
    return old[..<oldPart.lowerBound].suffix(1).map { .common($0) } + old[oldPart].map { .removed($0) }
      + new[newPart].map { .added($0) } + old[oldPart.upperBound...].prefix(1).map { .common($0) }
  }

  // MARK: - Alignment

  /// Moves each run of added or of removed lines to its best position among those with the same meaning.
  ///
  /// If the line before a run equals its last one, the run can as well begin one line earlier. The best run begins with
  /// the least indented line: a whole member rather than the end of one and the start of the next.
  private mutating func alignRuns() {
    var start = 0
    while start < lines.count {
      guard !lines[start].isCommon else {
        start += 1
        continue
      }
      let end = lines[start...].firstIndex(where: \.isCommon) ?? lines.count
      start = alignRun(start..<end).upperBound
    }
  }

  /// - Returns: The new position of the run.
  private mutating func alignRun(_ run: Range<Int>) -> Range<Int> {
    let isAdded = lines[run.lowerBound] == .added(lines[run.lowerBound].content)
    guard lines[run].allSatisfy({ $0 == (isAdded ? .added($0.content) : .removed($0.content)) }) else { return run }
    func isEqual(_ common: Int, _ changed: Int) -> Bool {
      lines.indices.contains(common) && lines[common].isCommon && lines[common].content == lines[changed].content
    }
    var (first, last) = (run.lowerBound, run.lowerBound)
    while isEqual(first - 1, first - 1 + run.count) { first -= 1 }
    while isEqual(last + run.count, last) { last += 1 }
    guard first < last else { return run }
    let starts = (first...last).reversed()
    guard let best = starts.min(by: { indentation(of: $0) < indentation(of: $1) }) else { return run }
    for index in first..<last + run.count {
      let content = lines[index].content
      lines[index] =
        !(best..<best + run.count).contains(index) ? .common(content) : isAdded ? .added(content) : .removed(content)
    }
    return best..<best + run.count
  }

  private func indentation(of index: Int) -> Int {
    lines[index].content.prefix { $0 == " " }.count
  }
}
