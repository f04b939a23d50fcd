import FlowIssueReporting
import Foundation

/// Describes the elements of a screen that a picture difference belongs to.
struct SemanticsChanges {
  private typealias Line = SemanticsSnapshot.Line

  private let old: [Line]
  private let new: [Line]

  /// The index of each new line in the old ones, if it existed.
  private var origins: [Int?] = []

  /// The indices of removed old lines.
  private var gone: [Int] = []

  init(from reference: SemanticsSnapshot, to actual: SemanticsSnapshot) {
    old = reference.lines
    new = actual.lines
    var index = 0
    for line in LineDifference(from: old.map(\.indented), to: new.map(\.indented)).lines {
      switch line {
      case .common:
        origins.append(index)
        index += 1
      case .added: origins.append(nil)
      case .removed:
        gone.append(index)
        index += 1
      }
    }
  }

  /// The changes of elements, as in `button "Pay" in cell 2 moved 4 points down`.
  ///
  /// - Parameter areas: The differing areas of the pictures, in points. If no element there has changed, the innermost
  ///   ones are named.
  func sentences(in areas: [CGRect]) -> [String] {
    var sentences = gone.filter { !hasOuter(of: $0, in: old, among: gone) }.map { "\(name(of: $0, in: old)) is gone" }
    let added = new.indices.filter { origins[$0] == nil }
    sentences += added.filter { !hasOuter(of: $0, in: new, among: added) }.map { "\(name(of: $0, in: new)) is new" }
    sentences += new.indices.compactMap { index in
      guard let change = change(of: index), change != outer(of: index, in: new).flatMap({ self.change(of: $0) })
      else { return nil }
      return "\(name(of: index, in: new)) \(change)"
    }
    return sentences.isEmpty ? innermost(in: areas) : sentences
  }

  // MARK: - Changes of an element

  /// The change of an element's frame, as in `moved 4 points down`.
  private func change(of index: Int) -> String? {
    guard let origin = origins[index], let from = old[origin].frame, let to = new[index].frame, from != to
    else { return nil }
    var parts: [String] = []
    if let distance = distance(to.minX - from.minX, "right", "left") { parts.append("moved \(distance)") }
    if let distance = distance(to.minY - from.minY, "down", "up") {
      parts.append(parts.isEmpty ? "moved \(distance)" : distance)
    }
    if let change = distance(to.width - from.width, "wider", "narrower") { parts.append("became \(change)") }
    if let change = distance(to.height - from.height, "higher", "lower") { parts.append("became \(change)") }
    return parts.joined(separator: " and ")
  }

  private func distance(_ value: CGFloat, _ positive: String, _ negative: String) -> String? {
    if value == 0 { return nil }
    let length = abs(value)
    return "\(ShortNumber(length)) \(length == 1 ? "point" : "points") \(value > 0 ? positive : negative)"
  }

  /// The innermost elements in the differing areas.
  private func innermost(in areas: [CGRect]) -> [String] {
    var found: [Int] = []
    for area in areas {
      let index = new.indices.last { index in
        new[index].frame.map { $0.contains(CGPoint(x: area.midX, y: area.midY)) } ?? false
      }
      if let index, !found.contains(index) { found.append(index) }
    }
    return found.map { "it is in \(name(of: $0, in: new))" }
  }

  // MARK: - Names

  /// The description of an element: its role, its name or that of its first descendant with one, and its row.
  private func name(of index: Int, in lines: [Line]) -> String {
    var name = lines[index].text
    if !name.contains("\""), let inner = named(inside: index, in: lines) { name += " with \(inner)" }
    var current = outer(of: index, in: lines)
    while let place = current {
      let text = lines[place].text
      if text.hasPrefix("cell") { return "\(name) in row \(row(of: place, in: lines))" }
      if text.contains("\"") { return "\(name) in \(text)" }
      current = outer(of: place, in: lines)
    }
    return name
  }

  private func named(inside index: Int, in lines: [Line]) -> String? {
    for line in lines[(index + 1)...] {
      if line.depth <= lines[index].depth { return nil }
      if line.text.contains("\"") { return line.text }
    }
    return nil
  }

  /// The number of a row among its siblings, counted from one.
  private func row(of index: Int, in lines: [Line]) -> Int {
    var count = 1
    for line in lines[..<index].reversed() {
      if line.depth < lines[index].depth { break }
      if line.depth == lines[index].depth, line.text.hasPrefix("cell") { count += 1 }
    }
    return count
  }

  /// The parent of an element.
  private func outer(of index: Int, in lines: [Line]) -> Int? {
    lines[..<index].lastIndex { $0.depth < lines[index].depth }
  }

  private func hasOuter(of index: Int, in lines: [Line], among others: [Int]) -> Bool {
    outer(of: index, in: lines).map(others.contains) ?? false
  }
}
