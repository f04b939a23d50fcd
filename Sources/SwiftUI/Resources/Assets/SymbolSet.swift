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

  /// The symbol in a set's folder; `nil` if there is none or it is not a template.
  static func template(in folder: URL) -> SymbolTemplate? {
    guard let set: SymbolSet = AssetCatalog.contents(of: folder),
      let file = set.symbols?.lazy.compactMap(\.filename).first,
      let data = try? Data(contentsOf: folder.appendingPathComponent(file))
    else { return nil }
    return SymbolTemplate(svg: String(decoding: data, as: UTF8.self))
  }
}
