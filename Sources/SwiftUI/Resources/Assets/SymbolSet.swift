import AssetCatalogs
import FlowRendering
import Foundation

/// A symbol set of a catalog: a symbol template as SVG.
struct SymbolSet: Decodable {
  struct Symbol: Decodable {
    var filename: String?
    var idiom: String?
  }

  var symbols: [Symbol]?

  /// The symbol in a set's folder.
  static func template(in folder: URL) throws(FileFault) -> SymbolTemplate {
    let set: SymbolSet = try AssetCatalog.contents(of: folder)
    guard let name = set.symbols?.lazy.compactMap(\.filename).first else {
      throw FileFault("its set '\(folder.lastPathComponent)' names no file")
    }
    let file = try AssetCatalog.file(name, of: folder)
    do throws(FileFault) {
      let svg = String(decoding: try TextEncoding.utf8(of: FileContents.data(of: file)), as: UTF8.self)
      if !svg.contains("</svg>") { throw FileFault("it ends before '</svg>'") }
      guard let template = SymbolTemplate(svg: svg) else { throw FileFault("it is not a template of a symbol") }
      return template
    } catch {
      throw FileFault("its file '\(name)' cannot be read: \(error)")
    }
  }
}
