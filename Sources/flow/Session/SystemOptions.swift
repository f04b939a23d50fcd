import ArgumentParser
import DeviceCatalog
import Foundation

/// The version of the system that devices of a command run.
struct SystemOptions: ParsableArguments {
  /// A version that can be asked for.
  enum Choice: String, EnumerableFlag {
    case ios18, ios26

    static func help(for value: Choice) -> ArgumentHelp? {
      switch value {
      case .ios18: "With iOS 18."
      case .ios26: "With iOS 26; by default with what Flow/settings.json beside the project asks for, or else iOS 26."
      }
    }

    fileprivate var system: PackageSettings.System {
      switch self {
      case .ios18: .iOS18
      case .ios26: .iOS26
      }
    }
  }

  @Flag var choice: Choice?

  /// The version: the one that was asked for, or that of the package around a folder or a project.
  func system(around location: URL) throws -> PackageSettings.System {
    if let choice { return choice.system }
    do throws(PackageSettings.Fault) {
      return try PackageSettings(around: location.path).system ?? .newest
    } catch {
      throw CommandError.refused(error.description)
    }
  }
}
