import Foundation
import RandomActions

/// Performs random actions on the example app, on random views, or on the models of random views, and reports failures.
///
/// ```
/// soak [views|models] [actions] [first seed]   by default a million actions from seed 1
/// soak [views|models] run SEED ACTIONS         one seed
/// soak [views|models] work FIRST LAST ACTIONS [plain]
///                                              seeds one after the other, in this process; messages on one line, or
///                                              plain
/// soak repeat TEXT                             the scenario that a failure prints
/// ```
@main
struct Soak {
  /// How many actions a seed has.
  static let length = 250

  @MainActor
  static func main() async {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let kind = arguments.first.flatMap { RandomSubject.Kind(rawValue: $0) }
    if kind != nil { arguments.removeFirst() }
    let subject = kind ?? .checkout
    switch arguments.first {
    case "run":
      let count = number(arguments, 2) ?? length
      await run(RandomScenario(subject, seed: number(arguments, 1) ?? 1, count: count))
    case "repeat":
      do {
        try await run(RandomScenario(text: arguments.last ?? ""))
      } catch {
        say("The text is not a scenario: \(error)")
        exit(2)
      }
    case "work":
      let first = number(arguments, 1) ?? 1
      await Worker(isPlain: arguments.last == "plain").work(
        first...max(first, number(arguments, 2) ?? 1), count: number(arguments, 3) ?? length, of: subject)
    default:
      let total = number(arguments, 0) ?? 1_000_000
      let campaign = Campaign(
        first: number(arguments, 1) ?? 1, seeds: (total + length - 1) / length, subject: subject)
      exit(campaign.run() ? 0 : 1)
    }
  }

  @MainActor
  private static func run(_ scenario: RandomScenario) async {
    let failure = await Worker().run(scenario)
    if let failure { say(failure) }
    exit(failure == nil ? 0 : 1)
  }

  private static func number(_ arguments: [String], _ place: Int) -> Int? {
    arguments.indices.contains(place) ? Int(arguments[place]) : nil
  }
}

extension RandomScenario {
  /// The scenario as an argument of a program.
  var text: String {
    get throws { try JSONEncoder().encode(self).base64EncodedString() }
  }

  init(text: String) throws {
    self = try JSONDecoder().decode(RandomScenario.self, from: Data(base64Encoded: text) ?? Data())
  }
}
