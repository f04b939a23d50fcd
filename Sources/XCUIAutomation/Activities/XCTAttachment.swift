import FlowReports
import Foundation
import UIAutomation

/// Data that is kept with the result of a test: a picture, a text, or other data.
///
/// Attachments are written as files to the folder in the environment variable `UI_TEST_ATTACHMENTS`. If it is not set,
/// they are discarded. Files of somebody else in that folder stay, with a warning.
open class XCTAttachment: NSObject {
  /// When an attachment is kept.
  public enum Lifetime: Int, Sendable {
    case keepAlways
    case deleteOnSuccess
  }

  /// The quality of a picture; here all pictures are PNG files.
  public enum ImageQuality: Int, Sendable {
    case original, medium, low
  }

  /// The name of the attachment, a part of the name of its file.
  open var name: String?
  /// When the attachment is kept; by default, if the test fails.
  open var lifetime = Lifetime.deleteOnSuccess
  /// Other values; they are not written.
  open var userInfo: [AnyHashable: Any]?
  /// The type of the data, as in `public.png`.
  public let uniformTypeIdentifier: String
  private let payload: Data

  /// Creates an attachment from data.
  ///
  /// - Parameters:
  ///   - identifier: The type of the data; by default `public.data`.
  ///   - name: The name.
  ///   - payload: The data.
  ///   - userInfo: Other values; they are not written.
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.payload = payload ?? Data()
    self.userInfo = userInfo
    super.init()
  }

  /// Creates an attachment from data.
  public convenience init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

  /// Creates an attachment from data of a type.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - uniformTypeIdentifier: The type, as in `public.png`; the known ones give the file an extension.
  public convenience init(data: Data, uniformTypeIdentifier: String) {
    self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: nil, payload: data)
  }

  /// Creates an attachment from a text.
  public convenience init(string: String) {
    self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
  }

  /// Creates an attachment from a picture, as PNG.
  public convenience init(image: UIImage) {
    self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
  }

  /// Creates an attachment from a picture, as PNG whatever the quality.
  public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

  /// Creates an attachment from a screenshot, as PNG.
  @preconcurrency @MainActor
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(uniformTypeIdentifier: "public.png", name: nil, payload: screenshot.pngRepresentation)
  }

  /// Creates an attachment from a screenshot, as PNG whatever the quality.
  @preconcurrency @MainActor
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }

  /// Creates an attachment from a value; it is empty if a property list cannot contain the value.
  public convenience init(plistObject: Any) {
    let data = try? PropertyListSerialization.data(fromPropertyList: plistObject, format: .xml, options: 0)
    self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: data)
  }

  /// Creates an attachment from a file; it is empty, with a warning, if the file cannot be read.
  ///
  /// - Parameter url: The file; its last component becomes the attachment's name.
  public convenience init(contentsOfFile url: URL) {
    var payload: Data?
    do {
      payload = try Data(contentsOf: url)
    } catch {
      Self.warn("the attachment \(url.path) could not be read: \(error)")
    }
    self.init(uniformTypeIdentifier: "public.data", name: url.lastPathComponent, payload: payload)
  }

  private static func warn(_ message: String) {
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }

  /// Writes the attachment, if there is a folder for it.
  ///
  /// - Parameters:
  ///   - number: The number of the attachment in the test, counted from one.
  ///   - configuration: The configuration of the app, if the test is repeated.
  func write(number: Int, test: String, configuration: UIConfiguration?) {
    guard let folder = ProcessInfo.processInfo.environment["UI_TEST_ATTACHMENTS"], !folder.isEmpty else { return }
    let root = URL(fileURLWithPath: folder)
    let parts = ["\(number)", name ?? "attachment", configuration?.name].compactMap { $0?.asFileName }
    let file = parts.joined(separator: "-") + fileExtension
    do {
      try ListedFiles(in: root.appendingPathComponent(test.asFileName), below: root).write(payload, as: file)
    } catch {
      Self.warn("the attachment \(file) was not written: \(error)")
    }
  }

  private var fileExtension: String {
    switch uniformTypeIdentifier {
    case "public.png": ".png"
    case "public.plain-text": ".txt"
    case "com.apple.property-list": ".plist"
    case "public.json": ".json"
    default: ""
    }
  }
}

extension String {
  /// The text with every character other than a letter, digit, period or hyphen replaced by a hyphen.
  fileprivate var asFileName: String {
    String(map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." ? $0 : "-" })
  }
}
