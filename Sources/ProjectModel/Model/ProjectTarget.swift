import Foundation

/// A target: what one module is built from.
package struct ProjectTarget: Sendable, Identifiable {
  /// A target's name is unique in its project only.
  package struct ID: Hashable, Sendable {
    /// The path of the project's file.
    package let project: String
    package let name: String

    package init(project: String, name: String) {
      self.project = project
      self.name = name
    }
  }

  package let id: ID
  package let kind: TargetKind
  /// The systems that the target is built for; empty if the project does not say.
  package let platforms: Set<ProjectPlatform>
  package let moduleName: String
  package let productName: String
  /// The Swift files, sorted by path.
  package let sources: [URL]
  /// Sources in other languages, which are not compiled here.
  package let otherSources: [URL]
  /// Swift files that are listed and do not exist.
  package let missingSources: [URL]
  /// The files and bundles that are copied into the product, such as asset catalogs, sorted by path.
  package let resources: [URL]
  /// The resources that are copied only: Xcode generates no classes from models among them.
  package var copiedResources: Set<URL> = []
  package let settings: ResolvedSettings
  /// The contents of the product's `Info.plist`, with settings replaced by their values.
  package let infoValues: [String: InfoValue]
  package var dependencies: [TargetDependency]
  /// The app in which unit tests run, or that UI tests launch.
  package var testHost: ID?
  /// Sentences about what could not be read or was not understood.
  package let notes: [String]

  package var name: String { id.name }
}

extension ProjectTarget {
  /// The identifiers of the targets that it depends on.
  package var targetDependencies: [ID] {
    dependencies.compactMap { if case .target(let id) = $0 { id } else { nil } }
  }

  /// The names of the package products that it depends on.
  package var packageProducts: [String] {
    dependencies.compactMap { if case .packageProduct(let name, _) = $0 { name } else { nil } }
  }

  /// Whether it is built for a system; for all if the project names none.
  package func isBuilt(for platform: ProjectPlatform) -> Bool { platforms.isEmpty || platforms.contains(platform) }
}
