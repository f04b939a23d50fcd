import Foundation

/// An app and the actions of a seed: everything needed to reproduce a run.
package struct RandomScenario: Hashable, Codable, Sendable {
  package var subject: RandomSubject
  package let seed: Int

  /// The number of actions of the seed.
  package let count: Int

  /// The performed actions of the seed.
  package var places: [Int]

  package init(_ kind: RandomSubject.Kind, seed: Int, count: Int) {
    subject = kind.make(seed: seed)
    self.seed = seed
    self.count = count
    places = Array(0..<count)
  }

  package var actions: [RandomAction] {
    let all =
      if case .model = subject {
        RandomAction.changes(seed: seed, count: count)
      } else {
        RandomAction.sequence(seed: seed, count: count)
      }
    return places.filter(all.indices.contains).map { all[$0] }
  }

  /// The code of a test that reproduces the run.
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
  /// The code that creates it: Swift's description without the names of the types.
  var code: String {
    let text = if case .pointer(let place?) = self { "pointer(\(place))" } else { "\(self)" }
    let types = [
      ("RandomActions.RandomAction.Place(", "Place("), ("Place(", ".init("), ("RandomActions.RandomAction.Key.", "."),
      ("RandomActions.RandomAction.Setting.", "."), ("RandomActions.Bank.Answer.", "."),
      ("RandomActions.ModelChange.", "."), ("SwiftUI.Edge.", "."),
      ("SwiftUI.Device.Orientation.", "."),
    ]
    return "." + types.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
