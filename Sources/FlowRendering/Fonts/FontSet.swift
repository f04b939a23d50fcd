import Foundation

/// The font files for drawing texts: exactly these, whatever else the machine has.
///
/// Fonts come from the distribution's packages (`FontPackage`). `warnings` lists missing packages; texts then fall back
/// to the available fonts, and pictures differ from those of a complete machine, which `identity` shows.
package struct FontSet: Hashable, Sendable {
  package let files: [FontFile]
  /// The packages without any file on this machine.
  package let missing: [FontPackage]

  /// The fonts of this machine, searched once.
  package static let installed = FontSet(folders: ["/usr/share/fonts", "/usr/local/share/fonts"])

  /// Finds the fonts in some folders; the first folder with a package's files wins.
  package init(folders: [String]) {
    var files: [FontFile] = []
    var missing: [FontPackage] = []
    for package in FontPackage.allCases {
      let found = Self.files(of: package, below: folders)
      if found.isEmpty { missing.append(package) } else { files += found }
    }
    self.files = files
    self.missing = missing
  }

  private static func files(of package: FontPackage, below folders: [String]) -> [FontFile] {
    for folder in folders {
      for place in package.places {
        let directory = folder + "/" + place.folder
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else { continue }
        // The order of a directory depends on the file system; this order must be the same everywhere.
        let chosen = names.sorted().filter { name in
          package.accepts(fileName: name) && place.prefixes.contains { name.hasPrefix($0) }
        }
        if !chosen.isEmpty { return chosen.map { FontFile(path: directory + "/" + $0, package: package) } }
      }
    }
    return []
  }

  /// One sentence for each missing package, with the command that installs it.
  package var warnings: [String] {
    missing.map { package in
      "The fonts of \(package.rawValue) are not installed: \(package.consequence). "
        + "Install them with: apt-get install --no-install-recommends \(package.rawValue)"
    }
  }

  /// The name and a hash of every file, one per line, in a fixed order.
  ///
  /// Reference pictures store this, so that different fonts are reported as such instead of as a wrong picture.
  package var identity: String {
    files.map { "\($0.name) \($0.fingerprint)" }.joined(separator: "\n")
  }

  func path(of package: FontPackage) -> String? {
    files.first { $0.package == package }?.path
  }
}
