import Foundation

/// What `swift package describe` says about the targets of a package.
struct PackageDescription: Decodable {
  struct Target: Decodable {
    var name: String
    var path: String
    var sources: [String]
    var dependencies: [String]?

    enum CodingKeys: String, CodingKey {
      case name
      case path
      case sources
      case dependencies = "target_dependencies"
    }
  }

  var targets: [Target]

  /// A line for every import of a target that is not among the dependencies of the importing one, or among theirs.
  var undeclaredImports: [String] {
    get throws {
      let byName = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
      return try targets.flatMap { target in
        let declared = dependencies(of: target, in: byName)
        return try target.sources.filter { $0.hasSuffix(".swift") }.flatMap { source in
          let path = "\(target.path)/\(source)"
          return FileImports(try String(contentsOfFile: path, encoding: .utf8)).imports
            .filter { byName[$0.module] != nil && $0.module != target.name && !declared.contains($0.module) }
            .map { "\(path):\($0.line): The target \(target.name) does not declare \($0.module) in Package.swift." }
        }
      }
    }
  }

  private func dependencies(of target: Target, in targets: [String: Target]) -> Set<String> {
    var found: Set<String> = []
    var pending = [target]
    while let next = pending.popLast() {
      for name in next.dependencies ?? [] where found.insert(name).inserted {
        if let dependency = targets[name] { pending.append(dependency) }
      }
    }
    return found
  }
}
