import DeviceCatalog

/// The configuration of previews: `flow preview` passes it to the program that contains them.
package struct PreviewRequest: Codable, Equatable, Sendable {
  /// The name of the configuration, the title of its column.
  package var label: String
  /// The product name of a device.
  package var device: String
  package var isDark = false
  /// The version of the system that the device runs.
  package var system = PackageSettings.System.newest
  /// The name of a text size, as in `accessibility3`; `nil` for the default.
  package var textSize: String?
  /// The identifier of a locale; `nil` for American English.
  package var locale: String?
  /// The launch arguments of an app.
  package var arguments: [String]?
  /// Variables to add to the environment of an app.
  package var variables: [String: String]?

  /// The names of text sizes, as in SwiftUI's `DynamicTypeSize`.
  package static let textSizes =
    ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"] + (1...5).map { "accessibility\($0)" }

  package init(label: String, device: String) {
    self.label = label
    self.device = device
  }
}

/// A `#Preview` or a `PreviewProvider`, as listed by the program that contains it.
package struct PreviewListing: Codable, Equatable, Sendable {
  /// Its position in the list.
  package let number: Int
  /// The name of the type that creates the previews, with its module.
  package let typeName: String
  /// The module and the name of the file; `nil` for a provider.
  package let fileID: String?
  /// The line, counted from 1; `nil` for a provider.
  package let line: Int?

  /// The name of the type without its module.
  package var simpleTypeName: String { typeName.split(separator: ".").last.map(String.init) ?? typeName }

  /// The name of the file without its module; `nil` for a provider.
  package var fileName: String? { fileID?.split(separator: "/").last.map(String.init) }

  /// The name of the file and the line, or the type of a provider.
  package var place: String {
    guard let fileName, let line else { return typeName }
    return "\(fileName):\(line)"
  }

  package init(number: Int, typeName: String, fileID: String?, line: Int?) {
    self.number = number
    self.typeName = typeName
    self.fileID = fileID
    self.line = line
  }
}
