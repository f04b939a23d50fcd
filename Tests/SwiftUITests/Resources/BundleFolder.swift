import FlowRendering
import Foundation

@testable import SwiftUI

/// A bundle in a temporary folder, which is removed with the test.
final class BundleFolder {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).bundle", isDirectory: true)

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var path: String { folder.path }

  var bundle: Bundle { Bundle(path: folder.path)! }

  func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Writes an image set: the JSON of its images and its properties, and the files.
  func writeImageSet(
    _ name: String, images: String, properties: String = "{}", files: [String: Data]
  ) throws {
    let folder = "Assets.xcassets/\(name).imageset"
    let contents = #"{ "images": [\#(images)], "properties": \#(properties), "info": { "version": 1 } }"#
    try write(Data(contents.utf8), to: "\(folder)/Contents.json")
    for (file, data) in files { try write(data, to: "\(folder)/\(file)") }
  }

  /// Writes an image set with one picture for all traits.
  func writeImageSet(_ name: String, _ picture: Data, file: String = "picture.png", properties: String = "{}") throws {
    try writeImageSet(
      name, images: #"{ "idiom": "universal", "filename": "\#(file)" }"#, properties: properties,
      files: [file: picture])
  }

  /// The PNG of a rectangle of one colour.
  static func picture(_ color: RenderColor, width: Int, height: Int) throws -> Data {
    let canvas = RenderCanvas(size: CGSize(width: width, height: height), scale: 1, background: color)
    return try canvas.makeBitmap().pngData()
  }
}
