/// The packages whose modules the engine has: a second copy would be another type for each of theirs, and could not see
/// what the engine's can.
enum PackagesOfEngine {
  /// The engine's product for each of them, by identity; `nil` where SwiftUI brings the module along.
  ///
  /// Code that asks for Combine first finds it.
  private static let products: [String: String?] = ["opencombine": nil, "viewinspector": "ViewInspector"]

  static let identities = Set(products.keys)

  /// The engine's product that a target uses instead of a package's.
  ///
  /// - Parameter identity: That of the package, or the name that stands for it.
  static func product(of identity: String) -> String? { products[identity.lowercased()] ?? nil }
}

extension PackageDescription {
  /// The dependencies of targets on packages that the engine has, by target.
  var dependenciesOnEngine: [String: [TargetDependency]] {
    let own = Set(targets.map(\.name))
    return targets.reduce(into: [:]) { result, target in
      let found = target.dependencies.filter { dependency in
        if dependency.target != nil || dependency.byName != nil && own.contains(dependency.name) { return false }
        return PackagesOfEngine.identities.contains((dependency.package ?? dependency.name).lowercased())
      }
      if !found.isEmpty { result[target.name] = found }
    }
  }
}
