/// The difference between two lists of lines.
package struct LineDifference {
  package enum Line: Equatable {
    case common(String)
    case removed(String)
    case added(String)

    var text: String {
      switch self {
      // A figure space is as wide as the signs in proportional fonts.
      case .common(let line): "\u{2007} \(line)"
      case .removed(let line): "− \(line)"
      case .added(let line): "+ \(line)"
      }
    }

    var isCommon: Bool {
      if case .common = self { true } else { false }
    }
  }

  /// The lines of both lists, in order.
  package private(set) var lines: [Line] = []

  /// Finds the difference.
  package init(from old: [String], to new: [String]) {
    compare(old[...], new[...])
  }

  /// The lines with their signs. Long runs of common lines are omitted, except next to a change.
  package var text: String {
    var result: [String] = []
    var index = 0
    while index < lines.count {
      let end = lines[index...].firstIndex { $0.isCommon != lines[index].isCommon } ?? lines.count
      let run = lines[index..<end]
      if lines[index].isCommon, run.count > 2 * Self.context + 3 {
        let hidden = run.dropFirst(Self.context).dropLast(Self.context)
        result += run.prefix(Self.context).map(\.text)
        result.append("\u{2007} … (\(hidden.count) equal lines)")
        result += run.suffix(Self.context).map(\.text)
      } else {
        result += run.map(\.text)
      }
      index = end
    }
    return result.joined(separator: "\n")
  }

  private static let context = 5

  /// The difference between two texts, with one line around each change; `nil` if they are equal.
  package static func changes(from old: String, to new: String) -> String? {
    if old == new { return nil }
    let all = LineDifference(from: old.components(separatedBy: "\n"), to: new.components(separatedBy: "\n")).lines
    let kept = all.indices.filter { index in
      all[max(0, index - 1)...min(all.count - 1, index + 1)].contains { !$0.isCommon }
    }
    var lines: [String] = []
    for (position, index) in kept.enumerated() {
      if position > 0, kept[position - 1] != index - 1 { lines.append("\u{2007} …") }
      lines.append(all[index].text)
    }
    return lines.joined(separator: "\n")
  }

  private mutating func compare(_ old: ArraySlice<String>, _ new: ArraySlice<String>) {
    guard !old.isEmpty || !new.isEmpty else { return }
    guard let common = Self.longestCommonRun(old, new) else {
      lines += old.map(Line.removed) + new.map(Line.added)
      return
    }
    compare(old[..<common.old], new[..<common.new])
    lines += old[common.old..<common.old + common.count].map(Line.common)
    compare(old[(common.old + common.count)...], new[(common.new + common.count)...])
  }

  /// The longest run of lines in both lists; among several, the one that begins last in the old lines.
  private static func longestCommonRun(
    _ old: ArraySlice<String>, _ new: ArraySlice<String>
  ) -> (old: Int, new: Int, count: Int)? {
    let positions = Dictionary(grouping: new.indices, by: { new[$0] })
    var best: (old: Int, new: Int, count: Int)?
    // The length of the run that ends at each new line, for the previous old line.
    var lengths: [Int: Int] = [:]
    for oldIndex in old.indices {
      var next: [Int: Int] = [:]
      for newIndex in positions[old[oldIndex]] ?? [] {
        let count = (lengths[newIndex - 1] ?? 0) + 1
        next[newIndex] = count
        if count >= best?.count ?? 1 {
          if count == best?.count, best?.old == oldIndex - count + 1 { continue }
          best = (oldIndex - count + 1, newIndex - count + 1, count)
        }
      }
      lengths = next
    }
    return best
  }
}
