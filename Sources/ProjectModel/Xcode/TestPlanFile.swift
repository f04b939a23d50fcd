import AssetCatalogs
import Foundation

/// The contents of an `.xctestplan`.
struct TestPlanFile: Decodable {
  private struct Target: Decodable {
    let containerPath: String?
    let name: String
  }

  private struct Tests: Decodable {
    let target: Target
    let enabled: Bool?
    let selectedTests: TestNames?
    let skippedTests: TestNames?
    let parallelizable: Bool?
  }

  /// A list of names, or a newer form with suites and their functions.
  private struct TestNames: Decodable {
    struct Suite: Decodable {
      let name: String
      let testFunctions: [String]?
      let suites: [Suite]?

      /// The names of tests: the functions of a suite, or the suite if it has none. A decoder limits the depth.
      func names(in outer: String = "") -> [String] {
        let inner =
          (testFunctions ?? []).map { "\(outer)\(name)/\($0)" }
          + (suites ?? []).flatMap { $0.names(in: "\(outer)\(name)/") }
        return inner.isEmpty ? [outer + name] : inner
      }
    }

    struct Groups: Decodable {
      let suites: [Suite]?
      let testFunctions: [String]?
    }

    let names: [String]

    init(from decoder: any Decoder) throws {
      if let names = try? decoder.singleValueContainer().decode([String].self) {
        self.names = names
      } else {
        let groups = try decoder.singleValueContainer().decode(Groups.self)
        names = (groups.testFunctions ?? []) + (groups.suites ?? []).flatMap { $0.names() }
      }
    }
  }

  private struct Entry: Decodable {
    let enabled: Bool?
    let argument: String?
    let key: String?
    let value: String?
  }

  private struct Options: Decodable {
    let commandLineArgumentEntries: [Entry]?
    let environmentVariableEntries: [Entry]?
    let language: String?
    let region: String?
    let targetForVariableExpansion: Target?

    var launch: LaunchOptions {
      var launch = LaunchOptions()
      launch.arguments = (commandLineArgumentEntries ?? []).filter { $0.enabled != false }
        .compactMap(\.argument).flatMap(BuildSettings.words)
      for entry in environmentVariableEntries ?? [] where entry.enabled != false {
        if let key = entry.key { launch.environment[key] = entry.value ?? "" }
      }
      launch.language = language
      launch.region = region
      return launch
    }
  }

  private struct Configuration: Decodable {
    let name: String
    let enabled: Bool?
    let options: Options?
  }

  private let configurations: [Configuration]?
  private let defaultOptions: Options?
  private let testTargets: [Tests]?

  /// The plan of a file.
  ///
  /// - Parameters:
  ///   - folder: The folder of the project, from which it names projects.
  ///   - all: The targets, whose settings it refers to.
  static func plan(_ file: URL, folder: URL, _ all: [ProjectTarget] = []) throws(FileFault) -> TestPlan {
    let contents = try JSONFile.decode(file, as: TestPlanFile.self)
    let named = contents.defaultOptions?.targetForVariableExpansion
    let meant = named.flatMap { target in
      all.first { $0.name == target.name && $0.id.project == place(of: target, folder).path }
    }
    let variables = SchemeVariables(folder: folder, target: meant)
    let standard = variables.expanded(contents.defaultOptions?.launch ?? LaunchOptions())
    let tests = (contents.testTargets ?? []).map { tests in
      var selection = TestSelection(
        target: ProjectTarget.ID(project: place(of: tests.target, folder).path, name: tests.target.name))
      selection.isEnabled = tests.enabled ?? true
      selection.selected = tests.selectedTests?.names ?? []
      selection.skipped = tests.skippedTests?.names ?? []
      selection.isParallel = tests.parallelizable ?? false
      return selection
    }
    let configurations = (contents.configurations ?? []).filter { $0.enabled != false }.map {
      TestPlan.Configuration(
        name: $0.name, launch: standard.overridden(by: variables.expanded($0.options?.launch ?? LaunchOptions())))
    }
    return TestPlan(
      location: file, tests: tests,
      configurations: configurations.isEmpty ? [TestPlan.Configuration(name: "", launch: standard)] : configurations)
  }

  /// The project of a target.
  private static func place(of target: Target, _ folder: URL) -> URL {
    SchemeReader.place(target.containerPath ?? "container:", folder)
  }
}

extension Project {
  /// The project with the plans that its schemes name, and without products of the store that are not there.
  func withFilesOfSchemes(in folder: URL) -> Project {
    var plans: [TestPlan] = []
    var notes = notes
    let schemes = schemes.map { $0.withoutMissingProducts(&notes) }
    for file in schemes.flatMap(\.testPlans) where !plans.contains(where: { $0.location == file }) {
      do throws(FileFault) {
        plans.append(try TestPlanFile.plan(file, folder: folder, targets))
      } catch {
        let note = "The test plan \(file.path) cannot be read, and is left out: \(error)."
        if !notes.contains(note) { notes.append(note) }
      }
    }
    var project = Project(
      location: location, root: root, targets: targets, packages: packages, schemes: schemes, testPlans: plans,
      packageVersions: packageVersions, notes: notes)
    project.pods = pods
    return project
  }
}

extension Scheme {
  fileprivate func withoutMissingProducts(_ notes: inout [String]) -> Scheme {
    var scheme = self
    for options in [\Scheme.launch, \Scheme.testLaunch] {
      guard let place = scheme[keyPath: options].storeFile, !FileManager.default.fileExists(atPath: place.path)
      else { continue }
      scheme[keyPath: options].storeFile = nil
      let file = location.map { " in \($0.path)" } ?? ""
      let note = "The scheme '\(name)'\(file) names products of the store in \(place.path), which is not there."
      if !notes.contains(note) { notes.append(note) }
    }
    return scheme
  }
}
