import AssetCatalogs
import Foundation

/// Reads the schemes of projects and workspaces.
struct SchemeReader {
  private(set) var schemes: [Scheme] = []
  /// Sentences about files that cannot be read.
  private(set) var notes: [String] = []

  /// - Parameters:
  ///   - containers: The projects and the workspace that have schemes.
  ///   - targets: The targets for which Xcode makes up a scheme if there is none.
  init(containers: [URL], targets: [ProjectTarget]) {
    for container in containers {
      for file in Self.files(in: container) {
        do throws(FileFault) {
          let scheme = try Self.read(file, in: container, targets)
          if !schemes.contains(where: { $0.name == scheme.name }) { schemes.append(scheme) }
        } catch {
          notes.append("The scheme \(file.path) cannot be read, and is left out: \(error).")
        }
      }
    }
    schemes = Self.completed(schemes, targets)
  }

  /// Schemes with those that Xcode makes for targets without one: such a scheme runs its target, and tests what the
  /// target hosts.
  static func completed(_ schemes: [Scheme], _ targets: [ProjectTarget]) -> [Scheme] {
    let known = Set(schemes.flatMap { $0.builds + $0.tests.map(\.target) })
    let names = Set(schemes.map(\.name))
    let missing = targets.filter { !$0.kind.isTest && !known.contains($0.id) && !names.contains($0.name) }
    return schemes
      + missing.map { target in
        var scheme = Scheme(name: target.name)
        scheme.builds = [target.id]
        if [.app, .appClip, .watchApp, .tool].contains(target.kind) { scheme.launches = target.id }
        let tests = targets.filter { test in
          guard test.kind.isTest else { return false }
          return test.testHost.map { $0 == target.id } ?? test.targetDependencies.contains(target.id)
        }
        scheme.tests = tests.map { TestSelection(target: $0.id) }
        return scheme
      }
  }

  /// The schemes that are shared, and then those of users, sorted by name.
  private static func files(in container: URL) -> [URL] {
    func schemes(_ folder: URL) -> [URL] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".xcscheme") }.sorted().map { folder.appendingPathComponent($0) }
    }
    let users = container.appendingPathComponent("xcuserdata")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: users.path)) ?? []).sorted()
    return schemes(container.appendingPathComponent("xcshareddata/xcschemes"))
      + names.flatMap { schemes(users.appendingPathComponent("\($0)/xcschemes")) }
  }

  // MARK: - Files

  private static func read(
    _ file: URL, in container: URL, _ targets: [ProjectTarget]
  ) throws(FileFault) -> Scheme {
    let root = try MarkupElement.read(file)
    let folder = container.deletingLastPathComponent()
    var scheme = Scheme(name: file.deletingPathExtension().lastPathComponent)
    scheme.location = file
    scheme.builds = root.all("BuildAction", "BuildActionEntries", "BuildActionEntry", "BuildableReference")
      .compactMap { target($0, folder) }
    if let launch = root["LaunchAction"].first {
      scheme.launches = launch.all("BuildableProductRunnable", "BuildableReference").first.flatMap {
        target($0, folder)
      }
      scheme.launchConfiguration = launch.attributes["buildConfiguration"]
      scheme.launch = variables(of: launch, folder, targets, scheme.launches).expanded(options(launch))
      scheme.launch.storeFile = storeFile(launch, container)
    }
    if let test = root["TestAction"].first {
      scheme.testConfiguration = test.attributes["buildConfiguration"]
      let usesLaunch = test.attributes["shouldUseLaunchSchemeArgsEnv"] != "NO"
      var own = variables(of: test, folder, targets, scheme.launches).expanded(options(test))
      own.storeFile = storeFile(test, container)
      scheme.testLaunch = usesLaunch ? scheme.launch.overridden(by: own) : own
      scheme.tests = test.all("Testables", "TestableReference").compactMap { tests($0, folder) }
      let plans = test.all("TestPlans", "TestPlanReference")
      scheme.testPlans = (plans.filter { $0.isOn("default") } + plans.filter { !$0.isOn("default") })
        .compactMap { $0.attributes["reference"] }.map { place($0, folder) }
    }
    return scheme
  }

  /// The file of a reference such as `container:App.xcodeproj`.
  static func place(_ reference: String, _ folder: URL) -> URL {
    let path =
      reference.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init) ?? ""
    return path.isEmpty ? folder : InformationList.file(path, folder)
  }

  private static func target(_ reference: MarkupElement, _ folder: URL) -> ProjectTarget.ID? {
    guard let name = reference.attributes["BlueprintName"] else { return nil }
    let project = place(reference.attributes["ReferencedContainer"] ?? "container:", folder)
    return ProjectTarget.ID(project: project.path, name: name)
  }

  /// The products of an action: its path starts from the project, in newer files from a folder in it.
  private static func storeFile(_ action: MarkupElement, _ container: URL) -> URL? {
    guard let path = action["StoreKitConfigurationFileReference"].first?.attributes["identifier"] else { return nil }
    let places = [container.appendingPathComponent("xcshareddata"), container].map { InformationList.file(path, $0) }
    return places.first { FileManager.default.fileExists(atPath: $0.path) } ?? places.last
  }

  /// The settings that an action refers to: those of the target that it names for them, or of the one that is launched.
  private static func variables(
    of action: MarkupElement, _ folder: URL, _ targets: [ProjectTarget], _ launched: ProjectTarget.ID?
  ) -> SchemeVariables {
    let named = action.all("MacroExpansion", "BuildableReference").first.flatMap { target($0, folder) } ?? launched
    return SchemeVariables(folder: folder, target: targets.first { $0.id == named })
  }

  private static func tests(_ element: MarkupElement, _ folder: URL) -> TestSelection? {
    guard let id = element["BuildableReference"].first.flatMap({ target($0, folder) }) else { return nil }
    var tests = TestSelection(target: id)
    tests.isEnabled = !element.isOn("skipped")
    tests.isParallel = element.isOn("parallelizable")
    tests.skipped = element.all("SkippedTests", "Test").compactMap { $0.attributes["Identifier"] }
    tests.selected = element.all("SelectedTests", "Test").compactMap { $0.attributes["Identifier"] }
    return tests
  }

  private static func options(_ action: MarkupElement) -> LaunchOptions {
    var options = LaunchOptions()
    options.arguments = action.all("CommandLineArguments", "CommandLineArgument").filter { $0.isOn("isEnabled") }
      .compactMap { $0.attributes["argument"] }.flatMap(BuildSettings.words)
    for variable in action.all("EnvironmentVariables", "EnvironmentVariable") where variable.isOn("isEnabled") {
      if let key = variable.attributes["key"] { options.environment[key] = variable.attributes["value"] ?? "" }
    }
    options.language = action.attributes["language"].flatMap { $0.isEmpty ? nil : $0 }
    options.region = action.attributes["region"].flatMap { $0.isEmpty ? nil : $0 }
    return options
  }
}
