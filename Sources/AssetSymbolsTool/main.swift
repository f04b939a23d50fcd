import AssetCatalogs
import Foundation

// asset-symbols OUTPUT BUNDLE MEMBERS CATALOG...
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first,
  let bundle = AssetSymbols.ResourceBundle(rawValue: arguments.dropFirst().first ?? "")
else {
  FileHandle.standardError.write(
    Data(
      "usage: asset-symbols OUTPUT.swift module|main extensions|resources CATALOG.xcassets|CATALOG.xcstrings...\n".utf8)
  )
  exit(64)
}
let hasExtensions = arguments.dropFirst(2).first != "resources"
let paths = arguments.dropFirst(3)
let catalogs = paths.filter { !$0.hasSuffix(".xcstrings") }
  .map { AssetCatalog(contentsOf: URL(fileURLWithPath: $0, isDirectory: true)) }
let strings = StringSymbols(catalogs: paths.filter { $0.hasSuffix(".xcstrings") }.map { URL(fileURLWithPath: $0) })
let symbols = AssetSymbols(catalogs: catalogs, strings: strings, bundle: bundle, hasExtensions: hasExtensions)
for warning in symbols.warnings { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
do {
  try symbols.source.write(toFile: output, atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("error: \(output) cannot be written: \(error.localizedDescription)\n".utf8))
  exit(1)
}
