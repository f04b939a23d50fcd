import FlowRendering
import SwiftUI

/// Changes the model of a random view, and compares the screen with a fresh one of the same model.
@MainActor
struct ModelRun {
  let view: RandomView
  let seed: Int
  let actions: [RandomAction]

  /// The number of actions between comparisons.
  private let interval = 5

  /// The height of the window, in points: all rows are visible. The lengths of others would be estimates, which depend
  /// on the rows that were ever visible.
  private static let height: CGFloat = 8_000

  private let model = RandomModel()
  private let fonts = TextSystem(measurer: FixedMetricsTextMeasurer())

  init(of view: RandomView, seed: Int, actions: [RandomAction]) {
    self.view = view
    self.seed = seed
    self.actions = actions
  }

  /// - Throws: ``RunFailure`` with the difference.
  func run(willPerform: (Int) -> Void) throws {
    var values = EnvironmentValues()
    let screen = show(in: values)
    defer { screen.remove() }
    for (place, action) in actions.enumerated() {
      willPerform(place)
      perform(action, on: screen, &values)
      try screen.checkMistakes(after: "\(place), \(action)")
      guard place % interval == interval - 1 || place == actions.count - 1 else { continue }
      if let difference = differenceFromFresh(screen, in: values) {
        throw RunFailure("After \(place + 1) actions: \(difference)")
      }
    }
  }

  private func show(in values: EnvironmentValues) -> Screen {
    let screen = Screen(
      size: ProposedViewSize(width: 390, height: Self.height), environment: values, textSystem: fonts,
      drawsBackground: true, timing: seed % 2 == 0 ? .settling : .manual)
    screen.show(RandomContent(view: view).environment(model))
    return screen
  }

  private func perform(_ action: RandomAction, on screen: Screen, _ values: inout EnvironmentValues) {
    switch action {
    case .changeModel(let change, let isAnimated):
      screen.perform {
        withAnimation(isAnimated ? .linear(duration: 0.4) : nil) { change.apply(to: model) }
      }
    case .change(let setting):
      setting.apply(to: &values)
      screen.setEnvironment(values)
    case .letTimePass(let seconds): screen.advance(by: seconds)
    default:
      _ = screen.semanticsTree
      _ = screen.displayList()
    }
  }

  private func differenceFromFresh(_ screen: Screen, in values: EnvironmentValues) -> String? {
    let fresh = show(in: values)
    defer { fresh.remove() }
    for screen in [screen, fresh] { screen.advance(by: 10) }
    return ScreenState(of: screen).outputDifference(from: ScreenState(of: fresh))
  }
}
