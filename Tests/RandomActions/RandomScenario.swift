import Foundation

/// An app, and actions of a seed that are done to it: all that must be known to do the same again.
package struct RandomScenario: Hashable, Codable, Sendable {
  package var subject: RandomSubject
  package let seed: Int

  /// How many actions the seed has.
  package let count: Int

  /// Which of the seed's actions are done.
  package var places: [Int]

  /// - Parameter doesViews: Whether the actions are done to the random view of the seed, and not to the example.
  package init(seed: Int, count: Int, doesViews: Bool) {
    subject = doesViews ? .view(RandomView.make(seed: seed)) : .checkout
    self.seed = seed
    self.count = count
    places = Array(0..<count)
  }

  package var actions: [RandomAction] {
    let all = RandomAction.sequence(seed: seed, count: count)
    return places.filter(all.indices.contains).map { all[$0] }
  }

  /// The code of a test that does the same again.
  package var code: String {
    """
    try await RandomRun(
      of: \(subject.code), seed: \(seed),
      actions: [
    \(actions.map { "    \($0.code)," }.joined(separator: "\n"))
      ], fonts: TextSystem()
    ).run()
    """
  }
}

extension RandomAction {
  /// The code that makes it: what Swift prints of it, without the names of the types.
  var code: String {
    let text = if case .pointer(let place?) = self { "pointer(\(place))" } else { "\(self)" }
    let types = [
      ("RandomActions.RandomAction.Place(", "Place("), ("Place(", ".init("), ("RandomActions.RandomAction.Key.", "."),
      ("RandomActions.RandomAction.Setting.", "."), ("RandomActions.Bank.Answer.", "."), ("SwiftUI.Edge.", "."),
      ("SwiftUI.Device.Orientation.", "."),
    ]
    return "." + types.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
