/// The settings of a target that the compiler gets.
package struct ResolvedSettings: Hashable, Sendable {
  package enum Isolation: String, Hashable, Sendable { case nonisolated, mainActor = "MainActor" }
  package enum Concurrency: String, Hashable, Sendable { case minimal, targeted, complete }

  /// The configuration whose settings these are, such as `Debug`.
  package var configuration = "Debug"
  /// The active conditions, as in `#if DEBUG`, without duplicates.
  package var conditions: [String] = []
  /// The language mode: `4`, `4.2`, `5` or `6`; `nil` if the project does not say.
  package var languageMode: String?
  /// The isolation of declarations that state none.
  package var defaultIsolation = Isolation.nonisolated
  package var concurrency = Concurrency.minimal
  /// The features of later language modes that are on, as the compiler calls them.
  package var upcomingFeatures: [String] = []
  package var experimentalFeatures: [String] = []
  /// Further options for the compiler.
  package var flags: [String] = []
  /// Options that are not passed on: those for other compilers and linkers, and those with paths of a Mac.
  package var ignoredFlags: [String] = []
  /// The header with declarations in other languages, which cannot be imported here; relative to the project.
  package var bridgingHeader: String?
  /// Whether colors and images of catalogs become members of `Color` and `UIImage`, too.
  package var hasAssetSymbolExtensions = true
  /// The identifier of the product, such as `com.example.Shop`.
  package var bundleIdentifier: String?

  package init() {}
}
