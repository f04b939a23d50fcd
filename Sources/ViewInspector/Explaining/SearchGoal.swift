import FlowIssueReporting
import Foundation
import SwiftUI
import UIAutomation

/// The goal of a search, to explain afterwards which views were close to it, and why they do not match.
@MainActor
struct SearchGoal {
  /// The description of the goal, as in `the text "Pay"`.
  let name: String

  /// The reason why a view does not match, if it is related to the goal.
  let miss: (InspectableView<ViewType.ClassifiedView>, Outcome) -> Miss?

  /// The result of a search's condition for a view that does not match.
  enum Outcome {
    case notMet
    case failed(any Error)
    case found
  }

  /// A view that does not match.
  struct Miss {
    /// The distance from the goal; below one half, a call that finds the view is suggested.
    let distance: Double

    /// The reason why it does not match.
    let reason: String

    /// A call that finds the view.
    var instead: String?
  }
}

extension SearchGoal {
  /// Any view that satisfies a condition of the test.
  static let condition = SearchGoal(name: "what the condition asks for") { _, outcome in
    switch outcome {
    case .notMet: Miss(distance: 0.5, reason: "the condition is false")
    case .failed, .found: nil
    }
  }

  /// A view of a kind that satisfies a condition of the test.
  static func kind<T: BaseViewType>(_ type: T.Type, name: String) -> SearchGoal {
    SearchGoal(name: name) { view, outcome in
      guard InspectableView<T>.isMatch(view.content) else { return nil }
      switch outcome {
      case .notMet: return Miss(distance: 0.5, reason: "the condition is false")
      case .failed(let error): return Miss(distance: 0.6, reason: error.localizedDescription)
      case .found: return nil
      }
    }
  }

  /// A text.
  static func text(_ wanted: String, locale: Locale) -> SearchGoal {
    SearchGoal(name: "the text \(wanted.quotedInMessage)") { view, _ in
      guard let text = view.text(in: locale) else { return nil }
      return Miss(
        distance: wanted.distance(to: text), reason: "it is \(text.quotedInMessage)",
        instead: text.literal.map { "find(text: \($0))" })
    }
  }

  /// A view of a kind that contains a text.
  ///
  /// - Parameter call: The call that searches for another text.
  static func containing<T: BaseViewType>(
    _ type: T.Type, name: String, _ wanted: String, locale: Locale, call: @escaping (String) -> String
  ) -> SearchGoal {
    SearchGoal(name: "a \(name) with the text \(wanted.quotedInMessage)") { view, _ in
      guard let text = view.text(in: locale) else { return nil }
      let isInside = (try? view.find(T.self, relation: .parent)) != nil
      if text == wanted, !isInside {
        return Miss(
          distance: 0, reason: "the text is not in a \(name)", instead: text.literal.map { "find(text: \($0))" })
      }
      guard isInside else { return nil }
      return Miss(
        distance: wanted.distance(to: text), reason: "its text is \(text.quotedInMessage)",
        instead: text.literal.map(call))
    }
  }

  /// A view with a value, from a modifier or an initializer.
  ///
  /// - Parameter call: The call that searches for another value.
  static func value<Value: Equatable>(
    _ name: String, _ wanted: Value, call: @escaping (String) -> String,
    read: @escaping (InspectableView<ViewType.ClassifiedView>) throws -> Value
  ) -> SearchGoal {
    SearchGoal(name: "the \(name) \(Composition.word(for: wanted) ?? "\(wanted)")") { view, _ in
      guard let value = try? read(view) else { return nil }
      let word = Composition.word(for: value)
      let distance = word.map { (Composition.word(for: wanted) ?? "").distance(to: $0) } ?? 0.5
      return Miss(distance: distance, reason: "its \(name) is \(word ?? "\(value)")", instead: word.map(call))
    }
  }
}

extension InspectableView where View == ViewType.ClassifiedView {
  fileprivate func text(in locale: Locale) -> String? {
    try? asInspectableView(ofType: ViewType.Text.self).string(locale: locale)
  }
}

extension String {
  /// The distance to another text: from 0 for equal texts to 1.
  fileprivate func distance(to other: String) -> Double {
    let (left, right) = (lowercased().prefix(80), other.lowercased().prefix(80))
    let letters = max(left.count, right.count)
    guard letters > 0 else { return 0 }
    let distance = Double(EditDistance.between(String(left), String(right))) / Double(letters)
    return left.contains(right) || right.contains(left) ? Swift.min(distance, 0.4) : distance
  }
}

// MARK: - Visited views

/// The views that a search has visited.
@MainActor
struct SearchTrail {
  private(set) var tree = ViewTree()
  private var outcomes: [SearchGoal.Outcome] = []

  /// - Returns: The identifier of the view as a parent of others.
  mutating func add(_ view: SearchedView, below parent: Int?, _ outcome: SearchGoal.Outcome) -> Int? {
    guard let index = tree.add(view, below: parent) else { return nil }
    outcomes.append(outcome)
    return index
  }

  /// The explanation for a goal, with the closest views.
  func help(for goal: SearchGoal) -> InspectionError.Help? {
    Explanations.help {
      let nearest = misses(of: goal).prefix(3)
      var lines = nearest.isEmpty ? [] : ["The nearest to \(goal.name):"]
      lines += nearest.map { "  \($0.view.path): \($0.miss.reason)" }
      lines += ["The search went through:"] + tree.lines()
      if let miss = nearest.first?.miss, miss.distance < 0.5, let instead = miss.instead {
        lines.append("Instead: \(instead)")
      }
      return lines
    }
  }

  private func misses(of goal: SearchGoal) -> [(view: SearchedView, miss: SearchGoal.Miss)] {
    zip(tree.nodes, outcomes)
      .compactMap { node, outcome in goal.miss(node.view.view, outcome).map { (node.view, $0) } }
      .enumerated()
      .sorted { ($0.element.1.distance, $0.offset) < ($1.element.1.distance, $1.offset) }
      .map { (view: $0.element.0, miss: $0.element.1) }
  }
}
