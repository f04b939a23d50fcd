import AssetCatalogs
import Foundation

/// A folder `….xcdatamodeld` with the versions of a model, or one `….xcdatamodel` with a single version.
package struct DataModelFolder: Sendable {
  package let url: URL
  /// The folders of the versions, sorted by name.
  package let versions: [URL]
  /// The version that is current; `nil` if there is none.
  package let current: URL?

  /// The name of the model.
  package var name: String { url.deletingPathExtension().lastPathComponent }

  /// Whether a name is that of a model. A model in a bundle has the extension that Xcode gives to a compiled one.
  package static func isModel(_ name: String) -> Bool {
    ["xcdatamodeld", "xcdatamodel", "momd"].contains((name as NSString).pathExtension)
  }

  package init(_ url: URL) {
    self.url = url
    // A version that Xcode has compiled is the folder beside it here.
    let source = url.pathExtension == "mom" ? url.deletingPathExtension().appendingPathExtension("xcdatamodel") : url
    // A model in a bundle is a link.
    let place = source.resolvingSymlinksInPath()
    if place.pathExtension == "xcdatamodel" {
      versions = [place]
      current = place
      return
    }
    versions = AssetCatalog.children(of: place).filter { $0.pathExtension == "xcdatamodel" }
    let list = place.appendingPathComponent(".xccurrentversion")
    let named = (try? PropertyListFile.dictionary(in: FileContents.data(of: list)))?["_XCCurrentVersionName"] as? String
    current = versions.first { $0.lastPathComponent == named } ?? versions.first
  }

  /// Reads the current version.
  ///
  /// - Throws: A `FileFault` if there is none, or if it cannot be read.
  package func model() throws(FileFault) -> DataModel {
    guard let current else { throw FileFault("the folder has no version of a data model") }
    return try DataModel(version: current)
  }
}
