import Foundation

/// What a target needs to be built.
package enum TargetDependency: Hashable, Sendable {
  case target(ProjectTarget.ID)
  /// A product of a package; its package, unless the project does not say.
  case packageProduct(String, PackageReference?)
}

/// A package that a project refers to.
package enum PackageReference: Hashable, Sendable {
  /// A folder with a manifest.
  case local(URL)
  /// A repository.
  ///
  /// - Parameter requirement: The versions that the project allows, as in a manifest: `from: "1.2.0"`.
  case remote(url: String, requirement: String)
  /// A package that a manifest names and declares elsewhere.
  case named(String)
}
