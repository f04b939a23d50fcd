import Foundation

/// Reads property lists: dictionaries of strings, and the information of bundles.
package enum PropertyListFile {
  /// Whether data are a property list, as XML, as binary or in braces, and not the text of a `.strings` file.
  package static func isPropertyList(_ data: Data) -> Bool {
    if data.starts(with: BinaryList.mark) { return true }
    // Without spaces and the marks of encodings.
    let start = data.prefix(1_024).filter { $0 > 0x20 && $0 < 0x7F }.prefix(2)
    return start.first == UInt8(ascii: "{") || start.first == UInt8(ascii: "<") && start.last != UInt8(ascii: "<")
  }

  /// The dictionary of a property list.
  ///
  /// - Throws: ``FileFault`` if the data is no property list with a dictionary.
  package static func dictionary(in data: Data) throws(FileFault) -> [String: Any] {
    if data.starts(with: BinaryList.mark) { try BinaryList.check(data) }
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw fault(error, in: data)
    }
    guard let dictionary = list as? [String: Any] else { throw FileFault("it has no dictionary") }
    return dictionary
  }

  private static func fault(_ error: any Error, in data: Data) -> FileFault {
    if let text = try? TextEncoding.utf8(of: data), let mark = FileFault.mergeMark(in: text) {
      return .syntax("", at: mark, in: text)
    }
    let values = (error as NSError).userInfo
    let inner = (values["kCFPropertyListOldStyleParsingError"] as? NSError)?.userInfo
    let isXML = data.first { $0 > 0x20 } == UInt8(ascii: "<")
    let reason = (isXML ? nil : inner?[NSDebugDescriptionErrorKey]) ?? values[NSDebugDescriptionErrorKey]
    return FileFault("it is not a property list\((reason as? String).map { ": '\($0)'" } ?? "")")
  }
}
