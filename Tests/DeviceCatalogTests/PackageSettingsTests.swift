import DeviceCatalog
import Foundation
import Testing

@Suite("The settings of a package")
struct PackageSettingsTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID())")

  private func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func system(around path: String) throws -> PackageSettings.System? {
    try PackageSettings(around: root.appendingPathComponent(path).path).system
  }

  @Test("are beside the manifest or the project that has a file, and ask for nothing without them")
  func places() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(#"{"system": "iOS18"}"#, to: "App/Flow/settings.json")
    try write("", to: "App/Package.swift")
    try write("", to: "App/Packages/Kit/Package.swift")
    try write("", to: "Other/App.xcodeproj/project.pbxproj")
    try write(#"{"system": "iOS26"}"#, to: "Other/Flow/settings.json")
    #expect(try system(around: "App/Tests/AppTests/A.swift") == .iOS18)
    #expect(try system(around: "App") == .iOS18)
    #expect(try system(around: "App/Packages/Kit/Tests/A.swift") == nil)
    #expect(try system(around: "Other/UITests/A.swift") == .iOS26)
    #expect(try system(around: "Nothing/A.swift") == nil)
    #expect(try PackageSettings(around: "A.swift") == PackageSettings())
  }

  @Test(
    "that cannot be used are errors with their file",
    arguments: [
      ("[]", "is not a JSON object"), ("", "is not a JSON object"),
      (
        #"{"system": "iOS17"}"#,
        #"asks for the system iOS17, which is unknown. The known ones are "iOS18" and "iOS26"."#
      ),
      (#"{"system": 18}"#, "asks for the system 18"), (#"{"sytem": "iOS18"}"#, #"has the setting "sytem""#),
    ])
  func faults(text: String, message: String) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(text, to: "Flow/settings.json")
    let file = root.appendingPathComponent("Flow/settings.json").path
    let error = #expect(throws: PackageSettings.Fault.self) { try PackageSettings(around: root.path) }
    #expect(error?.description.hasPrefix(file) == true && error?.description.contains(message) == true)
  }
}
