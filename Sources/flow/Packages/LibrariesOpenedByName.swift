/// The dynamic libraries that no target depends on.
///
/// A package has such a library for code that opens it by name while it runs. Tests link them, so that they are built and
/// found.
struct LibrariesOpenedByName {
  /// The names of the products with the identities of their packages, in order.
  let products: [(name: String, package: String)]

  /// - Parameter packages: The packages that are linked, by identity.
  init(in packages: [String: PackageDescription]) {
    let used = packages.values.reduce(into: Set<String>()) { used, package in
      let dependencies = package.targets.filter { $0.type != "test" }.flatMap(\.dependencies).map(\.name)
      used.formUnion(dependencies)
    }
    products = packages.sorted { $0.key < $1.key }.flatMap { identity, package in
      // What is in a product that is used is used, too.
      let linked = package.products.filter { used.contains($0.name) }.flatMap(\.targets)
      let own = used.union(linked)
      return package.products.filter { product in
        product.isDynamicLibrary && !used.contains(product.name) && own.isDisjoint(with: product.targets)
      }.map { ($0.name, identity) }
    }
  }
}
