import AssetCatalogs
import Foundation

/// The versions of a `Podfile.lock`, and what each pod needs.
struct PodVersions {
  /// The versions by the names of whole pods.
  private(set) var versions: [String: String] = [:]
  /// The names of the pods and parts that are used.
  private(set) var names: [String] = []
  /// The pods and parts that a pod or a part needs, by its name.
  private(set) var needs: [String: [String]] = [:]
  /// What the `Podfile` names.
  private(set) var direct: [String] = []

  /// - Parameter folder: The folder of the `Podfile`.
  init(in folder: URL) {
    guard let data = try? FileContents.data(of: folder.entry("Podfile.lock")) else { return }
    var section = ""
    var owner: String?
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let title = line.wholeMatch(of: /([A-Z ]+):.*/) {
        section = String(title.1)
        continue
      }
      guard let item = line.wholeMatch(of: /( +)- "?([^" (]+)"?(?: \(([^)]*)\))?.*/) else { continue }
      let name = String(item.2)
      switch section {
      case "PODS" where item.1.count == 2:
        owner = name
        names.append(name)
        if let version = item.3 { versions[Podfile.root(of: name)] = String(version) }
      case "PODS": if let owner { needs[owner, default: []].append(name) }
      case "DEPENDENCIES": direct.append(name)
      default: break
      }
    }
  }

  /// The whole pods that pods and parts need, with these themselves.
  ///
  /// - Parameter isReplaced: Whether something else stands for a whole pod, so that it needs no others.
  func needed(by names: [String], isReplaced: (String) -> Bool) -> Set<String> {
    var seen: Set<String> = []
    var pending = names.filter { !isReplaced(Podfile.root(of: $0)) }
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      pending += (needs[name] ?? []).filter { !isReplaced(Podfile.root(of: $0)) }
    }
    return Set(seen.map(Podfile.root))
  }
}
