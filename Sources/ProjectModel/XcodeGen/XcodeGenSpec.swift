import AssetCatalogs
import Foundation

/// The contents of a manifest of XcodeGen, with those that it includes.
struct XcodeGenSpec {
  let root: YAMLValue
  private(set) var notes: [String] = []

  private static let limit = 100

  /// - Parameter file: A `project.yml`.
  init(_ file: URL) throws(FileFault) {
    var spec = YAMLValue.map([])
    var known: Set<String> = []
    var notes: [String] = []
    spec = try Self.read(file, &known, &notes)
    root = spec
    self.notes = notes
  }

  private static func read(
    _ file: URL, _ known: inout Set<String>, _ notes: inout [String]
  ) throws(FileFault) -> YAMLValue {
    guard known.insert(file.path).inserted, known.count <= limit else {
      notes.append("The manifest \(file.path) is included more than once, and is read once.")
      return .map([])
    }
    let own = try YAMLReader.read(try TextEncoding.utf8(of: try FileContents.data(of: file)))
    guard own.isMap else { throw FileFault("it has no keys") }
    var all = YAMLValue.map([])
    for include in own["include"]?.members ?? [] {
      guard let path = include["path"]?.text ?? include.text, include["enable"]?.flag != false else { continue }
      let inner = InformationList.file(path, file.deletingLastPathComponent())
      do throws(FileFault) {
        all = all.merging(try read(inner, &known, &notes))
      } catch {
        notes.append("The manifest \(inner.path) cannot be read, and is left out: \(error).")
      }
    }
    return all.merging(own)
  }
}
