import FlowFoundation
import FlowPhotos
import FlowUIKit
import PhoneSimulation
import SwiftUI

/// A photo that a person has chosen.
public struct PhotosPickerItem: Hashable, Sendable {
  /// How a picture is encoded.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  let photo: PhonePhoto

  init(_ photo: PhonePhoto) { self.photo = photo }

  /// Creates an item that stands for a photo by its identifier, without its content.
  public init(itemIdentifier: String) {
    let known = SimulatedPhone.current.photos.first { $0.id == itemIdentifier }
    photo = known ?? PhonePhoto(id: itemIdentifier, image: UIImage(), date: Date(timeIntervalSinceReferenceDate: 0))
  }

  public var itemIdentifier: String? { photo.id }
  public var supportedContentTypes: [UTType] { photo.isVideo ? [.movie] : [.png] }

  /// The photo as data (PNG) or as an image; `nil` for other types, with a warning.
  ///
  /// - Throws: Nothing here.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { content() }

  /// The photo as data (PNG) or as an image; `nil` for other types, with a warning.
  ///
  /// - Parameter completionHandler: Called soon on the main thread.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping (Result<T?, any Error>) -> Void
  ) -> Progress {
    let callback = Callback(completionHandler)
    SimulatedPhone.current.runSoon(named: "a photo") { callback.call(.success(content())) }
    return Progress(totalUnitCount: 1)
  }

  private func content<T>() -> T? {
    if let data = photo.image.pngData(), let result = data as? T { return result }
    if let result = Image(uiImage: photo.image) as? T { return result }
    reportMistake(
      "PhotosPickerItem.loadTransferable(type: \(T.self).self) returns nothing: a photo is loaded as Data or Image.")
    return nil
  }
}
