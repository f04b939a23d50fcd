import FlowReports
import Foundation

/// The program that runs tests without an app: `xctest`, whose bundle is the main bundle of a package's tests.
///
/// Code that has to know whether an app hosts its tests asks for the identifier of the main bundle.
enum TestTool {
  private static let information = [
    "CFBundleExecutable": "xctest", "CFBundleIdentifier": "com.apple.dt.xctest.tool", "CFBundleName": "xctest",
  ]

  /// Makes the folder of built tests the bundle of the program.
  ///
  /// - Returns: The file that says so.
  static func addInformation(to folder: URL) throws -> URL {
    let file = folder.appendingPathComponent("Info.plist")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try PartialFile.replace(
      file, with: PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0))
    return file
  }
}
