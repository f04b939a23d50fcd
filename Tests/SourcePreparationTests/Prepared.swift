@testable import SourcePreparation

/// The prepared text of a source.
func prepared(
  _ source: String, _ origin: SourceRules.Origin = .apple, implied: [String] = [], isUIKitImplied: Bool = false,
  areImportsInternal: Bool = false
) -> String {
  let rules = SourceRules(
    origin, impliedModules: implied, isUIKitImplied: isUIKitImplied, areImportsInternal: areImportsInternal)
  return String(decoding: PreparedSource(Array(source.utf8), rules).bytes, as: UTF8.self)
}

/// What is known of a source after its preparation.
func summary(_ source: String, _ origin: SourceRules.Origin = .apple) -> SourceSummary {
  PreparedSource(Array(source.utf8), SourceRules(origin, impliedModules: [])).summary
}
