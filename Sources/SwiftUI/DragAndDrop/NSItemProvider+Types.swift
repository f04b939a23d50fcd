import FlowFoundation
import Foundation

extension UIImage: ItemContents {
  package var itemTypes: [String] { ["public.png", "public.jpeg"] }

  package func itemData(_ type: String) -> Data? {
    type == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
  }
}

extension NSItemProvider {
  /// Loads the data of a type, at once.
  ///
  /// - Parameter completionHandler: Called with the data, or with an error if there are none of the type.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads the data of a type into a file, which is removed when the closure has returned.
  ///
  /// - Parameters:
  ///   - openInPlace: Whether the file is the original; there is none here.
  ///   - completionHandler: Called with the file and whether it is the original, or with an error.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false, completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
  }
}
