import AssetCatalogs
import Foundation

// asset-symbols OUTPUT BUNDLE CATALOG...
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first,
  let bundle = AssetSymbols.ResourceBundle(rawValue: arguments.dropFirst().first ?? "")
else {
  FileHandle.standardError.write(Data("usage: asset-symbols OUTPUT.swift module|main CATALOG.xcassets...\n".utf8))
  exit(64)
}
let catalogs = arguments.dropFirst(2).map { AssetCatalog(contentsOf: URL(fileURLWithPath: $0, isDirectory: true)) }
let symbols = AssetSymbols(catalogs: catalogs, bundle: bundle)
for warning in symbols.warnings { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
do {
  try symbols.source.write(toFile: output, atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("error: \(output) cannot be written: \(error.localizedDescription)\n".utf8))
  exit(1)
}
