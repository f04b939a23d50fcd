import Foundation

/// What a package or a project asks for, for all its flows, its UI tests and the commands: `Flow/settings.json`, beside its
/// `Package.swift` or its project.
///
/// ```json
/// {"system": "iOS18"}
/// ```
package struct PackageSettings: Equatable, Sendable {
  /// A version of the system.
  package enum System: String, CaseIterable, Codable, Sendable {
    case iOS18, iOS26

    /// What devices run that nobody has asked for another version of.
    package static let newest = System.iOS26
  }

  /// A file of settings that cannot be used.
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  /// What devices run unless they are asked for another version; `nil` without a line in the file.
  package var system: System?

  package init() {}

  /// Reads the settings beside the package or the project that has a file or a folder.
  ///
  /// - Parameter path: The absolute path of the file or the folder.
  package init(around path: String) throws(Fault) {
    self.init()
    // A relative path would depend on the folder in which the tests run.
    guard path.hasPrefix("/") else { return }
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    repeat {
      let file = folder.appendingPathComponent("Flow/settings.json")
      if let data = FileManager.default.contents(atPath: file.path) {
        try read(data, of: file.path)
        return
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }) { return }
      folder.deleteLastPathComponent()
    } while folder.pathComponents.count > 1
  }

  private mutating func read(_ data: Data, of path: String) throws(Fault) {
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw Fault(description: "\(path) is not a JSON object such as {\"system\": \"iOS18\"}.")
    }
    for key in object.keys.sorted() where key != "system" {
      throw Fault(description: "\(path) has the setting \"\(key)\", which is unknown. The only one is \"system\".")
    }
    guard let value = object["system"] else { return }
    guard let system = (value as? String).flatMap(System.init(rawValue:)) else {
      let known = System.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " and ")
      throw Fault(description: "\(path) asks for the system \(value), which is unknown. The known ones are \(known).")
    }
    self.system = system
  }
}
