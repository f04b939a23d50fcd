/// The endings of files and the MIME types of types.
package enum UTTypeTags {
  /// The usual types, with the endings of their files and their MIME types, the preferred ones first.
  package static let usual: [(identifier: String, endings: [String], mimeTypes: [String])] = [
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
  package static let dynamic = "dyn."

  /// The endings of files of a type, the preferred one first.
  package static func endings(of type: UTType) -> [String] {
    if type.identifier.hasPrefix(dynamic) { return [String(type.identifier.dropFirst(dynamic.count))] }
    return usual.first { $0.identifier == type.identifier }?.endings ?? []
  }
}
