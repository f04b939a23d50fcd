import AssetCatalogs
import Foundation

/// A `.stringsdict` file: strings with parts that depend on numbers or on the device.
enum StringsDictionary {
  struct Entry: Sendable {
    /// The format with its variables: `%#@files@`.
    fileprivate(set) var format: String?
    fileprivate var variables: [String: FormatVariables.Variable] = [:]
    fileprivate var devices: [String: Entry] = [:]

    func text(_ language: String, _ request: LocalizedStringRequest, report: (String) -> Void) -> String? {
      if let device = devices.form(for: request.idiom) { return device.text(language, request, report: report) }
      return format.map {
        FormatVariables(variables: variables, language: language, numbers: request.numbers).text($0, report: report)
      }
    }
  }

  static func entries(in data: Data) throws(FileFault) -> [String: Entry] {
    try PropertyListFile.dictionary(in: data).compactMapValues { ($0 as? [String: Any]).map(entry) }
  }

  private static func entry(_ list: [String: Any]) -> Entry {
    var entry = Entry()
    entry.format = list["NSStringLocalizedFormatKey"] as? String
    for (name, value) in list {
      guard let value = value as? [String: Any] else { continue }
      switch name {
      case "NSStringDeviceSpecificRuleType":
        entry.devices = value.compactMapValues { device in
          if let text = device as? String { return Entry(format: text) }
          return (device as? [String: Any]).map { Self.entry($0) }
        }
      case "NSStringVariableWidthRuleType":
        // The string for the widest space: the available space is not known here.
        let texts = value.compactMapValues { $0 as? String }
        entry.format = texts.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }?.value
      default:
        entry.variables[name] = FormatVariables.Variable(
          position: nil, forms: value.compactMapValues { $0 as? String })
      }
    }
    return entry
  }
}
