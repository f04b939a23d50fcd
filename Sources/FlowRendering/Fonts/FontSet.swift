import Foundation

/// The font files that texts are drawn with: exactly these, whatever else the machine has.
///
/// Fonts come from the distribution's packages (`FontPackage`). A package that is missing is named in `warnings`;
/// texts then fall back to the fonts that are there, and pictures differ from those of a complete machine, which
/// `identity` shows.
package struct FontSet: Hashable, Sendable {
  package let files: [FontFile]
  /// Packages none of whose files were found.
  package let missing: [FontPackage]

  /// The fonts of this machine, found once.
  package static let installed = FontSet(folders: ["/usr/share/fonts", "/usr/local/share/fonts"])

  /// Finds the fonts below some folders; the first folder that has a package's files wins.
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
        // The order of a directory is the file system's; ours must be the same everywhere.
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

  /// Names every file with a hash of its contents, one a line, in a fixed order.
  ///
  /// Reference pictures store this, so that other fonts are reported as such and not as a wrong picture.
  package var identity: String {
    files.map { "\($0.name) \($0.fingerprint)" }.joined(separator: "\n")
  }

  func path(of package: FontPackage) -> String? {
    files.first { $0.package == package }?.path
  }
}
