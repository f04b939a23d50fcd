import AssetCatalogs
import Foundation

// asset-symbols OUTPUT BUNDLE MEMBERS CATALOG... SOURCE.swift...
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first,
  let bundle = AssetSymbols.ResourceBundle(rawValue: arguments.dropFirst().first ?? "")
else {
  FileHandle.standardError.write(
    Data(
      "usage: asset-symbols OUTPUT.swift module|main extensions|resources CATALOG.xcassets|CATALOG.xcstrings|SOURCE.swift...\n"
        .utf8)
  )
  exit(64)
}
let hasExtensions = arguments.dropFirst(2).first != "resources"
let sources = arguments.dropFirst(3).filter { $0.hasSuffix(".swift") }
let paths = arguments.dropFirst(3).filter { !$0.hasSuffix(".swift") }
let catalogs = paths.filter { !$0.hasSuffix(".xcstrings") }
  .map { AssetCatalog(contentsOf: URL(fileURLWithPath: $0, isDirectory: true)) }
let strings = StringSymbols(catalogs: paths.filter { $0.hasSuffix(".xcstrings") }.map { URL(fileURLWithPath: $0) })
let declared = DeclaredMembers(in: sources.map { URL(fileURLWithPath: $0) })
let symbols = AssetSymbols(
  catalogs: catalogs, strings: strings, bundle: bundle, hasExtensions: hasExtensions, declared: declared)
for warning in symbols.warnings { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
do {
  let source = Data(symbols.source.utf8)
  // An unchanged file keeps its date, so that nothing is compiled again.
  if FileManager.default.contents(atPath: output) != source {
    try source.write(to: URL(fileURLWithPath: output), options: .atomic)
  }
} catch {
  FileHandle.standardError.write(Data("error: \(output) cannot be written: \(error.localizedDescription)\n".utf8))
  exit(1)
}
