/// Apple's modules that sources import, with the modules that stand for them.
struct ModuleAliases {
  private let names: [(name: String, substitute: String)]

  init(_ aliases: [String: String]) {
    names = aliases.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The products that have the modules; the C library is in the toolchain.
  var products: [String] { names.map(\.substitute).filter { $0 != "Glibc" } }

  /// The compiler options.
  var options: [String] { names.flatMap { ["-module-alias", "\($0.name)=\($0.substitute)"] } }
}
