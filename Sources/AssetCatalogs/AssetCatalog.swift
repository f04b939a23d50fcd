import Foundation

/// An asset catalog: the sets of a source folder `Assets.xcassets`, by kind and name.
package struct AssetCatalog: Sendable {
  /// A kind of set, named by the extension of its folder.
  package enum Kind: String, Sendable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
    case data = "dataset"
    case icon = "appiconset"
  }

  private struct Name: Hashable {
    let kind: Kind
    let name: String
  }

  private var sets: [Name: URL] = [:]

  /// One sentence for each group that cannot be read.
  package private(set) var faults: [String] = []
  private let location: URL

  package init(contentsOf folder: URL) {
    location = folder
    var visits = FolderVisits(from: folder)
    read(folder, prefix: "", &visits)
  }

  /// The folder of a set. The name includes groups that provide a namespace: `Icons/heart`.
  package func set(_ kind: Kind, named name: String) -> URL? { sets[Name(kind: kind, name: name)] }

  /// The names of all sets of a kind, sorted.
  package func names(of kind: Kind) -> [String] { sets.keys.filter { $0.kind == kind }.map(\.name).sorted() }

  /// Reads a folder. One that a link leads to again, such as a link to a folder around it, has its first name only.
  private mutating func read(_ folder: URL, prefix: String, _ visits: inout FolderVisits) {
    do throws(FolderVisits.Obstacle) {
      guard try visits.begin(folder) else { return }
    } catch {
      return faults.append("The folder '\(name(of: folder))' \(error): it is ignored.")
    }
    for child in Self.children(of: folder) {
      let name = prefix + child.deletingPathExtension().lastPathComponent
      if let kind = Kind(rawValue: child.pathExtension) {
        let key = Name(kind: kind, name: name)
        if sets[key] == nil { sets[key] = child }
      } else if child.lastPathComponent != "Contents.json" {
        let group = child.lastPathComponent
        read(child, prefix: providesNamespace(child) ? prefix + group + "/" : prefix, &visits)
      }
    }
  }

  private struct Group: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    var properties: Properties?
  }

  private mutating func providesNamespace(_ group: URL) -> Bool {
    let file = Self.contentsFile(of: group)
    // A group without this file has no properties.
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    do throws(FileFault) {
      return try JSONFile.decode(file, as: Group.self).properties?.providesNamespace ?? false
    } catch {
      faults.append("The file '\(name(of: file))' cannot be read: \(error). Its group has no namespace here.")
      return false
    }
  }

  /// The name of a file or folder in a message: its path from the catalog on.
  private func name(of file: URL) -> String {
    location.lastPathComponent + file.path.dropFirst(location.path.count)
  }

  private static func contentsFile(of folder: URL) -> URL { folder.appendingPathComponent("Contents.json") }

  /// Decodes the `Contents.json` of a set.
  ///
  /// - Throws: ``FileFault`` if the file cannot be read, or has other contents.
  package static func contents<Contents: Decodable>(
    of set: URL, as type: Contents.Type = Contents.self
  ) throws(FileFault) -> Contents {
    do throws(FileFault) {
      return try JSONFile.decode(contentsFile(of: set), as: type)
    } catch {
      throw FileFault("its file '\(set.lastPathComponent)/Contents.json' cannot be read: \(error)")
    }
  }

  /// The file of a set.
  ///
  /// - Parameter name: The name in the set's `Contents.json`. One that leads out of the set is not followed.
  /// - Throws: ``FileFault`` if the name would leave the folder of the set.
  package static func file(_ name: String, of set: URL) throws(FileFault) -> URL {
    if name.split(separator: "/").contains("..") || name.contains("\0") {
      throw FileFault("its file name '\(name)' leads out of the folder '\(set.lastPathComponent)'")
    }
    return set.appendingPathComponent(name)
  }

  /// The entries of a folder, in the same order on every machine.
  package static func children(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }
}
