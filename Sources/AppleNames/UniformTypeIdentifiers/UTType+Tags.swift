import SwiftUI

extension UTType {
  /// The type of files with an ending; one without its own name where nobody has declared it.
  ///
  /// - Parameter supertype: A type that the new one belongs to; it has no effect.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    if ending.isEmpty { return nil }
    self.init(UTTypeTags.usual.first { $0.endings.contains(ending) }?.identifier ?? UTTypeTags.dynamic + ending)
  }

  /// The type with a MIME type, or `nil` where nobody has declared it.
  ///
  /// - Parameter supertype: A type that the new one belongs to; it has no effect.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = UTTypeTags.usual.first(where: { $0.mimeTypes.contains(mimeType.lowercased()) }) else {
      return nil
    }
    self.init(known.identifier)
  }

  /// The ending of files of the type.
  public var preferredFilenameExtension: String? { UTTypeTags.endings(of: self).first }

  /// The MIME type.
  public var preferredMIMEType: String? { UTTypeTags.usual.first { $0.identifier == identifier }?.mimeTypes.first }
}
