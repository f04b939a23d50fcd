import SwiftUI

extension UTType {
  /// The usual types, with the endings of their files and their MIME types, the preferred ones first.
  private static let tags: [(identifier: String, endings: [String], mimeTypes: [String])] = [
    ("public.plain-text", ["txt", "text"], ["text/plain"]),
    ("public.html", ["html", "htm"], ["text/html"]),
    ("public.xml", ["xml"], ["application/xml", "text/xml"]),
    ("public.json", ["json"], ["application/json"]),
    ("public.rtf", ["rtf"], ["text/rtf", "application/rtf"]),
    ("public.css", ["css"], ["text/css"]),
    ("com.netscape.javascript-source", ["js"], ["text/javascript"]),
    ("public.comma-separated-values-text", ["csv"], ["text/csv"]),
    ("net.daringfireball.markdown", ["md", "markdown"], ["text/markdown"]),
    ("public.yaml", ["yml", "yaml"], ["application/x-yaml"]),
    ("public.swift-source", ["swift"], []),
    ("com.apple.property-list", ["plist"], []),
    ("public.png", ["png"], ["image/png"]),
    ("public.jpeg", ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"]),
    ("com.compuserve.gif", ["gif"], ["image/gif"]),
    ("public.heic", ["heic"], ["image/heic"]),
    ("org.webmproject.webp", ["webp"], ["image/webp"]),
    ("public.tiff", ["tiff", "tif"], ["image/tiff"]),
    ("public.svg-image", ["svg"], ["image/svg+xml"]),
    ("com.adobe.pdf", ["pdf"], ["application/pdf"]),
    ("public.mp3", ["mp3"], ["audio/mpeg"]),
    ("com.apple.m4a-audio", ["m4a"], ["audio/x-m4a"]),
    ("com.microsoft.waveform-audio", ["wav"], ["audio/vnd.wave", "audio/wav"]),
    ("public.mpeg-4", ["mp4"], ["video/mp4"]),
    ("com.apple.quicktime-movie", ["mov", "qt"], ["video/quicktime"]),
    ("public.zip-archive", ["zip"], ["application/zip"]),
    ("org.gnu.gnu-zip-archive", ["gz"], ["application/x-gzip"]),
  ]

  /// The beginning of the identifiers of types that nobody has declared.
  private static let dynamic = "dyn."

  /// The type of files with an ending; one without a name of its own where nobody has declared it.
  ///
  /// - Parameter supertype: A type that the new one belongs to; it has no effect.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    if ending.isEmpty { return nil }
    self.init(Self.tags.first { $0.endings.contains(ending) }?.identifier ?? Self.dynamic + ending)
  }

  /// The type with a MIME type, or `nil` where nobody has declared it.
  ///
  /// - Parameter supertype: A type that the new one belongs to; it has no effect.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.tags.first(where: { $0.mimeTypes.contains(mimeType.lowercased()) }) else { return nil }
    self.init(known.identifier)
  }

  /// The ending of files of the type.
  public var preferredFilenameExtension: String? {
    if identifier.hasPrefix(Self.dynamic) { return String(identifier.dropFirst(Self.dynamic.count)) }
    return Self.tags.first { $0.identifier == identifier }?.endings.first
  }

  /// The MIME type.
  public var preferredMIMEType: String? { Self.tags.first { $0.identifier == identifier }?.mimeTypes.first }
}
