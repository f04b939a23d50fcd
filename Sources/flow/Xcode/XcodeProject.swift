import Foundation

/// A project of Xcode, as far as it says which files make which module.
struct XcodeProject {
  /// Its path.
  let location: URL
  /// The folder that its paths start from.
  let root: URL
  let targets: [XcodeTarget]

  /// - Parameter path: A folder whose name ends in `xcodeproj`.
  init(_ path: String) throws {
    location = URL(fileURLWithPath: path).standardizedFileURL
    guard let objects = ProjectObjects(contentsOf: location.appendingPathComponent("project.pbxproj")) else {
      throw CommandError.noProject(location.path)
    }
    let paths = ProjectPaths(objects, folder: location.deletingLastPathComponent())
    root = paths.root
    targets = try objects.all("targets", of: objects.project).map { try XcodeTarget($0, objects, paths) }
  }

  /// The target with UI tests.
  ///
  /// - Parameter name: Which one, if there are several.
  func uiTests(named name: String?) throws -> XcodeTarget {
    let all = targets.filter(\.isUITest)
    if let target = all.first(where: { $0.name == name }) { return target }
    if name == nil, all.count == 1 { return all[0] }
    throw CommandError.noUITests(location.path, all.map(\.name))
  }

  /// The app that a target tests.
  func app(testedBy tests: XcodeTarget) throws -> XcodeTarget {
    let apps = targets.filter(\.isApp)
    if let app = apps.first(where: { $0.name == tests.testedApp }) { return app }
    if tests.testedApp == nil, apps.count == 1 { return apps[0] }
    throw CommandError.noTestedApp(tests.name, apps.map(\.name))
  }
}
