import AssetCatalogs
import Foundation

/// A table of `.strings` and `.stringsdict` files, one pair for each language in a folder such as `de.lproj`.
struct StringsFiles: StringTable {
  private var texts: [String: [String: String]] = [:]
  private var entries: [String: [String: StringsDictionary.Entry]] = [:]
  private(set) var languages: [String] = []
  private(set) var faults: [String] = []
  private(set) var sourceLanguage: String?

  init(folder: ResourceFolder, table: String) {
    for (name, files) in folder.localized.sorted(by: { $0.key < $1.key }) {
      let language = name.replacingOccurrences(of: "_", with: "-")
      if let file = files["\(table).strings"] { texts[language] = readTexts(of: file, in: folder) }
      if let file = files["\(table).stringsdict"] {
        do throws(FileFault) {
          entries[language] = try StringsDictionary.entries(in: FileContents.data(of: file))
        } catch {
          addFault(error, "strings", of: file, in: folder)
        }
      }
    }
    // The file of a table without languages is in the bundle itself.
    if let file = folder.files["\(table).strings"], texts["Base"] == nil {
      texts["Base"] = readTexts(of: file, in: folder)
    }
    languages = Set(texts.keys).union(entries.keys).sorted()
    if languages.isEmpty { return }
    sourceLanguage = folder.developmentLanguage
    if let fault = folder.informationFault { faults.append(fault) }
  }

  func string(_ request: LocalizedStringRequest, language: String, report: (String) -> Void) -> String? {
    entries[language]?[request.key]?.text(language, request, report: report) ?? texts[language]?[request.key]
  }

  private mutating func addFault(_ fault: FileFault, _ lost: String, of file: URL, in folder: ResourceFolder) {
    faults.append(
      "The \(lost) of '\(folder.name(of: file))' are not used: \(fault). Xcode does not build an app with such a file.")
  }

  private mutating func readTexts(of file: URL, in folder: ResourceFolder) -> [String: String] {
    do throws(FileFault) {
      let data = try FileContents.data(of: file)
      if PropertyListFile.isPropertyList(data) {
        return try PropertyListFile.dictionary(in: data).compactMapValues { $0 as? String }
      }
      let contents = StringsSyntax.read(try TextEncoding.utf8(of: data))
      if let fault = contents.fault { addFault(fault, "further strings", of: file, in: folder) }
      return contents.texts
    } catch {
      addFault(error, "strings", of: file, in: folder)
      return [:]
    }
  }
}
