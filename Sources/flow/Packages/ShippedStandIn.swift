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

  /// The identities of the packages for which they stand, by these and by others under which the same packages are known.
  static let identities: [String: String] = all.reduce(into: [:]) { result, entry in
    for name in lines(of: "Identities.txt", in: entry.value) + [entry.key] { result[name] = entry.key }
  }

  private static func lines(of file: String, in standIn: ShippedStandIn) -> [String] {
    let data = FileManager.default.contents(atPath: standIn.folder.appendingPathComponent(file).path)
    return data.map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) } ?? []
  }

  /// The identity by which a package is found: that of the stand-in, if one stands for it.
  static func identity(_ name: String) -> String { identities[name] ?? name }

  /// `Package.resolved` without the versions of the packages for which stand-ins stand and of those that these need: the
  /// package manager fetches everything that the file names.
  ///
  /// - Parameter manifest: A manifest; what it names itself is kept.
  static func reduced(_ resolved: Data, for manifest: String) -> Data {
    let listed = Set(all.values.flatMap { lines(of: "Dependencies.txt", in: $0) })
    let lower = manifest.lowercased()
    let unused = listed.filter {
      identities[$0] != nil || !lower.contains("/\($0)\"") && !lower.contains("/\($0).git\"")
    }
    func isUnused(_ pin: [String: Any]) -> Bool {
      let name = pin["identity"] as? String ?? PackageLocation.identity(of: pin["repositoryURL"] as? String ?? "")
      return unused.contains(name.lowercased())
    }
    guard var file = try? JSONSerialization.jsonObject(with: resolved) as? [String: Any] else { return resolved }
    var (pins, object) = (file["pins"] as? [[String: Any]], file["object"] as? [String: Any])
    if pins == nil { pins = object?["pins"] as? [[String: Any]] }
    guard let pins, pins.contains(where: isUnused) else { return resolved }
    let kept = pins.filter { !isUnused($0) }
    if object == nil { file["pins"] = kept } else { object?["pins"] = kept }
    if let object { file["object"] = object }
    // The digest of the manifest that the file is for.
    file["originHash"] = nil
    return (try? JSONSerialization.data(withJSONObject: file, options: [.prettyPrinted, .sortedKeys])) ?? resolved
  }

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
    switch package {
    case .remote(let url, _):
      return identities[PackageLocation.identity(of: url)]
    case .local(let folder):
      guard let identity = identities[PackageLocation.identity(of: folder)], let standIn = all[identity],
        standIn.folder.path != folder.standardizedFileURL.path
      else { return nil }
      return identity
    case .named, nil: return nil
    }
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
    return "\(identity) cannot be built here: a stand-in is used.\(lacks)"
  }
}
