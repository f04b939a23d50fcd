import FlowRendering
import SwiftUI

/// Performs actions on an app twice: the second time on a fresh screen that is not observed between the points at which both
/// are compared.
@MainActor
package struct RandomRun {
  package let subject: RandomSubject
  package let seed: Int
  package let actions: [RandomAction]

  /// The number of actions between comparisons.
  private let interval = 50
  private let setting: RunSetting

  /// Called before each action with its index.
  package var willPerform: (Int) -> Void = { _ in }

  /// - Parameters:
  ///   - seed: Determines the setting of the app.
  ///   - fonts: The fonts, if text is drawn.
  package init(of subject: RandomSubject, seed: Int, actions: [RandomAction], fonts: TextSystem) {
    self.subject = subject
    self.seed = seed
    self.actions = actions
    setting = RunSetting(seed: seed, fonts: fonts)
  }

  /// - Throws: ``RunFailure`` with the difference, or the objects that outlive the run.
  package func run() async throws {
    if case .model(let view) = subject {
      return try ModelRun(of: view, seed: seed, actions: actions).run(willPerform: willPerform)
    }
    let states = try await play(looking: true)
    let again = try await play(looking: false)
    for (place, pair) in zip(states, again).enumerated() {
      if let difference = pair.0.state.difference(from: pair.1.state) {
        throw RunFailure("After \(min((place + 1) * interval, actions.count)) actions: \(difference)")
      }
      if pair.0.picture != pair.1.picture {
        throw RunFailure("After \(min((place + 1) * interval, actions.count)) actions the pictures differ.")
      }
    }
  }

  private func play(looking: Bool) async throws -> [(state: ScreenState, picture: Bitmap?)] {
    let watch = EndWatch()
    var states: [(state: ScreenState, picture: Bitmap?)] = []
    do {
      let run = try AppRun(of: subject, setting)
      watch.watch(run)
      for (place, action) in actions.enumerated() {
        willPerform(place)
        try await run.perform(action)
        if looking, place % 3 == 0 { run.look() }
        if place % interval == interval - 1 || place == actions.count - 1 {
          states.append((run.state, seed % 8 == 3 ? run.picture : nil))
        }
        try run.screen.checkMistakes(after: "\(place), \(action)")
      }
      try await run.end()
    }
    await Task.yield()
    if let left = watch.left { throw RunFailure("After the end there is still \(left).") }
    return states
  }
}

/// Detects objects that outlive the end of a run.
@MainActor
private final class EndWatch {
  private weak var screen: Screen?
  private weak var graph: Graph?

  func watch(_ run: AppRun) {
    screen = run.screen
    graph = run.screen.graph
  }

  var left: String? {
    if screen != nil { return "the screen" }
    return graph == nil ? nil : "the graph"
  }
}
