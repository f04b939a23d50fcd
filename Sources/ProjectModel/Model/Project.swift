import Foundation

/// A project: the targets of an Xcode project or workspace, or of a manifest for XcodeGen or Tuist.
///
/// All readers make this one model, and every command reads through it. Nothing of a repository is executed.
package struct Project: Sendable {
  /// The file or bundle that was read.
  package let location: URL
  /// The base folder of its paths.
  package let root: URL
  package let targets: [ProjectTarget]
  package let packages: [PackageReference]
  package let schemes: [Scheme]
  package let testPlans: [TestPlan]
  /// The file with the versions of the packages, if there is one.
  package let packageVersions: URL?
  /// Sentences about what could not be read or was not understood. Those about a target are its own.
  package let notes: [String]
  /// The pods that its targets use and for which nothing else stands.
  package var pods: [Pod] = []

  /// The name of the folder next to a project with sources that stand for modules.
  package static let standInFolder = "Flow"

  package init(
    location: URL, root: URL, targets: [ProjectTarget], packages: [PackageReference] = [], schemes: [Scheme] = [],
    testPlans: [TestPlan] = [], packageVersions: URL? = nil, notes: [String] = []
  ) {
    self.location = location
    self.root = root
    self.targets = targets
    self.packages = packages
    self.schemes = schemes
    self.testPlans = testPlans
    self.packageVersions = packageVersions
    self.notes = notes
  }

  package subscript(id: ProjectTarget.ID) -> ProjectTarget? { targets.first { $0.id == id } }
}
