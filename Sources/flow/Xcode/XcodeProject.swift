import Foundation

/// An Xcode project: its targets and their files.
struct XcodeProject {
  /// Its path.
  let location: URL
  /// The base folder of its paths.
  let root: URL
  let targets: [XcodeTarget]
  let packages: ProjectPackages

  /// - Parameter path: A folder with the extension `xcodeproj`.
  init(_ path: String) throws {
    location = URL(fileURLWithPath: path).standardizedFileURL
    guard let objects = ProjectObjects(contentsOf: location.appendingPathComponent("project.pbxproj")) else {
      throw CommandError.noProject(location.path)
    }
    let paths = ProjectPaths(objects, folder: location.deletingLastPathComponent())
    root = paths.root
    packages = ProjectPackages(objects, paths, project: location)
    targets = try objects.all("targets", of: objects.project).map { try XcodeTarget($0, objects, paths) }
  }

  /// The targets with Swift sources except tests, each after its dependencies.
  var sources: [XcodeTarget] {
    let all = targets.filter { target in
      !target.isUITest && !target.isUnitTest && target.files.contains { $0.pathExtension == "swift" }
    }
    var ordered: [XcodeTarget] = []
    var seen: Set<String> = []
    // Each target is met twice: before its dependencies and after them. Those that depend on themselves are met once.
    var pending: [(target: XcodeTarget, isAfter: Bool)] = all.reversed().map { ($0, false) }
    while let (target, isAfter) = pending.popLast() {
      if isAfter {
        ordered.append(target)
      } else if seen.insert(target.name).inserted {
        pending.append((target, true))
        let dependencies = Set(target.dependencies)
        pending += all.reversed().filter { dependencies.contains($0.name) }.map { ($0, false) }
      }
    }
    return ordered
  }

  /// The libraries among the dependencies of a target.
  func libraries(of target: XcodeTarget) -> [XcodeTarget] {
    sources.filter { $0.isLibrary && target.dependencies.contains($0.name) }
  }

  /// A target, preceded by the libraries it depends on.
  ///
  /// - Parameter name: Its name; `nil` for the only app.
  func sources(of name: String?) throws -> [XcodeTarget] {
    let all = sources
    let candidates = name == nil ? all.filter(\.isApp) : all.filter { $0.name == name }
    guard candidates.count == 1 else {
      throw CommandError.noTarget(location.path, (name == nil && !candidates.isEmpty ? candidates : all).map(\.name))
    }
    var needed = Set(candidates.map(\.name))
    let libraries = Set(all.filter(\.isLibrary).map(\.name))
    for target in all.reversed() where needed.contains(target.name) {
      needed.formUnion(libraries.intersection(target.dependencies))
    }
    return all.filter { needed.contains($0.name) }
  }

  /// The target with UI tests.
  ///
  /// - Parameter name: Its name, if there are several.
  func uiTests(named name: String?) throws -> XcodeTarget {
    let all = targets.filter(\.isUITest)
    if let target = all.first(where: { $0.name == name }) { return target }
    if name == nil, all.count == 1 { return all[0] }
    throw CommandError.noUITests(location.path, all.map(\.name))
  }

  /// The app under test of a target.
  func app(testedBy tests: XcodeTarget) throws -> XcodeTarget {
    let apps = targets.filter(\.isApp)
    if let app = apps.first(where: { $0.name == tests.testedApp }) { return app }
    if tests.testedApp == nil, apps.count == 1 { return apps[0] }
    throw CommandError.noTestedApp(tests.name, apps.map(\.name))
  }
}
