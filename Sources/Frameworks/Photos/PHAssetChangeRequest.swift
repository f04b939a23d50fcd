import FlowCoreLocation
import FlowRendering
import Foundation
import PhoneSimulation
import SwiftUI

/// The changes of a block.
// @unchecked: used by the block of one call, on its thread.
final class PhotoChanges: @unchecked Sendable {
  @TaskLocal static var current: PhotoChanges?

  var requests: [PHAssetChangeRequest] = []
  var removed: Set<String> = []
  var albums: [PHAssetCollectionChangeRequest] = []
  var removedAlbums: Set<String> = []

  var isEmpty: Bool { requests.isEmpty && removed.isEmpty && albums.isEmpty && removedAlbums.isEmpty }

  /// An identifier for a photo that is added.
  static var newID: String {
    let requested = current?.requests.compactMap { $0.placeholderForCreatedAsset?.localIdentifier } ?? []
    return newID("added", SimulatedPhone.current.photos.map(\.id) + requested)
  }

  /// An identifier for an album that is added.
  static var newAlbumID: String {
    newID("album", SimulatedPhone.current.photoAlbums.map(\.id) + (current?.albums.map(\.album.id) ?? []))
  }

  /// The first identifier after those that are known, which none of them has.
  private static func newID(_ kind: String, _ known: [String]) -> String {
    var number = known.count + 1
    while known.contains("\(kind)-\(number)") { number += 1 }
    return "\(kind)-\(number)"
  }
}

/// Adds, changes or removes photos, in a block of changes.
open class PHAssetChangeRequest: NSObject {
  /// The photo that is added; `nil` for a change.
  public fileprivate(set) var placeholderForCreatedAsset: PHObjectPlaceholder?

  /// When the picture was taken; `nil` for the time of the change.
  open var creationDate: Date?

  /// Where the picture was taken.
  open var location: CLLocation?

  open var isFavorite = false

  /// What is changed, or added.
  fileprivate var photo: PhonePhoto?

  public override required init() { super.init() }

  /// Changes a photo.
  public init(for asset: PHAsset) {
    photo = asset.photo
    creationDate = asset.creationDate
    location = asset.location
    isFavorite = asset.isFavorite
    super.init()
    PhotoChanges.current?.requests.append(self)
  }

  /// The photo with the changes; `nil` for one without a picture.
  var result: PhonePhoto? {
    photo.map {
      PhonePhoto(
        id: $0.id, image: $0.image, date: creationDate ?? $0.date, isVideo: $0.isVideo, isFavorite: isFavorite,
        location: location)
    }
  }

  fileprivate func add() {
    placeholderForCreatedAsset = PHObjectPlaceholder(PhotoChanges.newID)
    PhotoChanges.current?.requests.append(self)
  }

  fileprivate func setPicture(_ image: UIImage, isVideo: Bool = false) {
    guard let id = placeholderForCreatedAsset?.localIdentifier else { return }
    photo = PhonePhoto(id: id, image: image, date: SimulatedPhone.current.now, isVideo: isVideo)
  }

  /// Adds a picture.
  open class func creationRequestForAsset(from image: UIImage) -> Self {
    let request = Self()
    request.add()
    request.setPicture(image)
    return request
  }

  /// Adds the picture of a file; `nil` if it cannot be read.
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    guard let data = try? Data(contentsOf: fileURL), let image = UIImage(data: data) else { return nil }
    return creationRequestForAsset(from: image)
  }

  /// Adds the video of a file, whose first frame is gray here; `nil` if there is no file.
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
    guard FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    let request = Self()
    request.add()
    request.setPicture(.grayFrame, isVideo: true)
    return request
  }

  /// Removes photos.
  open class func deleteAssets(_ assets: any NSFastEnumeration) {
    PhotoChanges.current?.removed.formUnion(PhotoChanges.identifiers(assets))
  }
}

/// How a file of a new photo is taken over.
open class PHAssetResourceCreationOptions: NSObject {
  /// The name of the file. A photo here has its own.
  open var originalFilename: String?

  /// The identifier of the file's type. It is read from the data here.
  open var uniformTypeIdentifier: String?

  /// The type of the file, with the identifier above.
  open var contentType: UTType? {
    get { uniformTypeIdentifier.flatMap { UTType($0) } }
    set { uniformTypeIdentifier = newValue?.identifier }
  }

  /// Whether the file is moved, not copied.
  open var shouldMoveFile = false
}

/// Adds a photo with its files, in a block of changes.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Adds a photo. It needs a file with a picture or a video.
  open class func forAsset() -> Self {
    let request = Self()
    request.add()
    return request
  }

  /// Adds a file's data. A picture or a video is shown; other data have no effect here.
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
    switch type {
    case .photo, .fullSizePhoto: if let image = UIImage(data: data) { setPicture(image) }
    case .video, .fullSizeVideo: setPicture(.grayFrame, isVideo: true)
    default: break
    }
  }

  /// Adds a file. A picture or a video is shown; others have no effect here.
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
    guard let data = try? Data(contentsOf: fileURL) else { return }
    addResource(with: type, data: data, options: options)
    if options?.shouldMoveFile == true { try? FileManager.default.removeItem(at: fileURL) }
  }
}

extension UIImage {
  /// The first frame of a video whose pictures are not known.
  fileprivate static var grayFrame: UIImage {
    UIImage(.bitmap(Bitmap(width: 64, height: 64, pixels: [UInt32](repeating: 0xFF80_8080, count: 4_096))), scale: 1)
  }
}
