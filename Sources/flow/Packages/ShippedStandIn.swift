import Foundation
import ProjectModel

/// A package that ships with this one and stands for another of its identity, which can be built on Apple's systems
/// alone: a folder of `StandIns`. Its products have the names of the other's.
struct ShippedStandIn {
  let folder: URL
  /// The names of its modules.
  let modules: Set<String>

  /// All that ship, by identity.
  static let all: [String: ShippedStandIn] = {
    let place = ScratchPackage.root.appendingPathComponent("StandIns")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.reduce(into: [:]) { result, name in
      let folder = place.appendingPathComponent(name)
      let sources = folder.appendingPathComponent("Sources")
      guard let modules = try? FileManager.default.contentsOfDirectory(atPath: sources.path) else { return }
      result[PackageLocation.identity(of: folder)] = ShippedStandIn(folder: folder, modules: Set(modules))
    }
  }()

  /// Modules that find those of the stand-ins that they import, whatever the project says about the packages: others
  /// manage them with tools that do not run here.
  ///
  /// A module that is already there, of the project or of a package, wins.
  static func applied(to modules: [SourceModule]) -> [SourceModule] {
    let own = Set(modules.map(\.name))
    return modules.map { module in
      var module = module
      module.products.removeAll { identity(replacing: $0.package) != nil }
      let others = own.union(module.products.map(\.name)).union(module.standIns)
      let imports = ImportedModules.names(in: module.swiftFiles).subtracting(others)
      for standIn in all.values.sorted(by: { $0.folder.path < $1.folder.path }) {
        module.products += standIn.modules.intersection(imports).sorted().map {
          PackageProduct(name: $0, package: .local(standIn.folder))
        }
      }
      return module
    }
  }

  /// The identity of the stand-in that is used instead of a package; `nil` if there is none.
  static func identity(replacing package: PackageReference?) -> String? {
    guard case .remote(let url, _) = package else { return nil }
    let identity = PackageLocation.identity(of: url)
    return all[identity] == nil ? nil : identity
  }
}

/// The use of a stand-in by packages or modules.
struct StandInUse: Hashable {
  /// The identity of the package for which it stands.
  let identity: String
  /// The products that are asked for and that it does not have.
  let missing: [String]

  /// The sentence for people.
  var text: String {
    let lacks = missing.isEmpty ? "" : " It has no \(missing.joined(separator: ", "))."
    return "\(identity) cannot be built here: a stand-in with servers in memory is used.\(lacks)"
  }
}
