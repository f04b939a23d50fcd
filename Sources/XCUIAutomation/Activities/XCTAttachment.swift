import Foundation
import UIAutomation

/// Data that is kept with the result of a test: a picture, a text, or other data.
///
/// Attachments are written as files to the folder in the environment variable `UI_TEST_ATTACHMENTS`. If it is not set,
/// they are discarded.
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

  open var name: String?
  open var lifetime = Lifetime.deleteOnSuccess
  open var userInfo: [AnyHashable: Any]?
  public let uniformTypeIdentifier: String
  private let payload: Data

  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.payload = payload ?? Data()
    self.userInfo = userInfo
    super.init()
  }

  public convenience init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

  public convenience init(data: Data, uniformTypeIdentifier: String) {
    self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: nil, payload: data)
  }

  public convenience init(string: String) {
    self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
  }

  public convenience init(image: UIImage) {
    self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
  }

  public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

  @preconcurrency @MainActor
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(uniformTypeIdentifier: "public.png", name: nil, payload: screenshot.pngRepresentation)
  }

  @preconcurrency @MainActor
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }

  public convenience init(plistObject: Any) {
    let data = try? PropertyListSerialization.data(fromPropertyList: plistObject, format: .xml, options: 0)
    self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: data)
  }

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
  /// - Parameter number: The number of the attachment in the test, counted from one.
  func write(number: Int, test: String) {
    guard let folder = ProcessInfo.processInfo.environment["UI_TEST_ATTACHMENTS"], !folder.isEmpty else { return }
    let directory = URL(fileURLWithPath: folder).appendingPathComponent(test.asFileName)
    let file = directory.appendingPathComponent("\(number)-\((name ?? "attachment").asFileName)\(fileExtension)")
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try payload.write(to: file, options: .atomic)
    } catch {
      Self.warn("the attachment \(file.path) was not written: \(error)")
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
