import Foundation

extension URL {
  /// The URL of a file of a type in a folder: with the ending of the type, unless the name has it.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    guard contentType != .folder, contentType != .directory else {
      return appendingPathComponent(partialName, isDirectory: true)
    }
    return appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// Appends the name of a file of a type, with the ending of the type, unless the name has it.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// The URL with the ending of a type, unless it has one of its endings.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let endings = contentType.tags[.filenameExtension] ?? []
    guard let ending = endings.first, !endings.contains(pathExtension.lowercased()) else { return self }
    return appendingPathExtension(ending)
  }

  /// Appends the ending of a type, unless the URL has one of its endings.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
