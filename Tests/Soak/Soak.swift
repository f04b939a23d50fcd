import Foundation
import RandomActions

/// Does random actions to the example's app, as many as it is told to, and says which of them go wrong.
///
/// ```
/// soak [actions] [first seed]         a million actions from seed 1, if nothing is said
/// soak run SEED ACTIONS [0,5,17]      one seed, or only those of its actions
/// soak work FIRST LAST ACTIONS [plain] seeds one after the other, in this process; messages on one line, or plain
/// ```
@main
struct Soak {
  /// How many actions a seed has.
  static let length = 250

  @MainActor
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "run":
      let places = arguments.count > 3 ? arguments[3].split(separator: ",").compactMap { Int($0) } : nil
      let failure = await Worker().run(seed: number(arguments, 1) ?? 1, count: number(arguments, 2) ?? length, places)
      if let failure { say(failure) }
      exit(failure == nil ? 0 : 1)
    case "work":
      await Worker(isPlain: arguments.last == "plain").work(
        number(arguments, 1) ?? 1, number(arguments, 2) ?? 1, count: number(arguments, 3) ?? length)
    default:
      let total = number(arguments, 0) ?? 1_000_000
      let campaign = Campaign(first: number(arguments, 1) ?? 1, seeds: (total + length - 1) / length)
      exit(campaign.run() ? 0 : 1)
    }
  }

  private static func number(_ arguments: [String], _ place: Int) -> Int? {
    arguments.indices.contains(place) ? Int(arguments[place]) : nil
  }
}
