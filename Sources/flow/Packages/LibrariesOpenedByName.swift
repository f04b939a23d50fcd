/// The dynamic libraries that no target depends on.
///
/// A package has such a library for code that opens it by name while it runs. Tests link them, so that they are built and
/// found.
struct LibrariesOpenedByName {
  /// The names of the products with the identities of their packages, in order.
  let products: [(name: String, package: String)]

  /// - Parameters:
  ///   - packages: The packages that are linked, by identity.
  ///   - names: The names of products that something else uses, such as an app.
  init(in packages: [String: PackageDescription], used names: Set<String> = []) {
    let used = packages.values.reduce(into: names) { $0.formUnion(Self.used(by: $1)) }
    products = packages.sorted { $0.key < $1.key }.flatMap { identity, package in
      // What is in a product that is used is used, too.
      let linked = package.products.filter { used.contains($0.name) }.flatMap(\.targets)
      let own = used.union(linked)
      return package.products.filter { product in
        product.isDynamicLibrary && !used.contains(product.name) && own.isDisjoint(with: product.targets)
      }.map { ($0.name, identity) }
    }
  }

  /// The names of what the targets of a package depend on, without its tests.
  static func used(by package: PackageDescription) -> Set<String> {
    Set(package.targets.filter { $0.type != "test" }.flatMap(\.dependencies).map(\.name))
  }
}
