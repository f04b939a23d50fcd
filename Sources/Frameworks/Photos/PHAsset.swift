import FlowCoreLocation
import Foundation
import PhoneSimulation
import SwiftUI

/// The kind of a photo.
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

/// A photo of the library.
// @unchecked: the properties are constant.
open class PHAsset: NSObject, @unchecked Sendable {
  let photo: PhonePhoto

  init(_ photo: PhonePhoto) { self.photo = photo }

  open var localIdentifier: String { photo.id }
  open var mediaType: PHAssetMediaType { photo.isVideo ? .video : .image }
  open var creationDate: Date? { photo.date }
  open var modificationDate: Date? { photo.date }
  open var isFavorite: Bool { photo.isFavorite }
  open var isHidden: Bool { false }
  /// Where the picture was taken.
  open var location: CLLocation? { photo.location }
  /// In seconds.
  open var duration: TimeInterval { photo.isVideo ? 10 : 0 }
  open var pixelWidth: Int { Int(photo.image.size.width * photo.image.scale) }
  open var pixelHeight: Int { Int(photo.image.size.height * photo.image.scale) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? PHAsset)?.photo.id == photo.id }
  open override var hash: Int { photo.id.hashValue }

  private static func fetch(
    _ options: PHFetchOptions?, where isWanted: (PhonePhoto) -> Bool
  ) -> PHFetchResult<PHAsset> {
    var photos = SimulatedPhone.current.readablePhotos.filter(isWanted)
    let isNewestFirst =
      options?.sortDescriptors?.first.map { !$0.ascending } ?? false
    if isNewestFirst { photos.reverse() }
    if let limit = options?.fetchLimit, limit > 0 { photos = Array(photos.prefix(limit)) }
    return PHFetchResult(photos.map(PHAsset.init))
  }

  /// The photos that the app may read. Of the options, the limit and the direction of the first order count: the order is that of dates.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { fetch(options) { _ in true } }

  /// The photos of a kind that the app may read.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    fetch(options) { $0.isVideo == (mediaType == .video) && [.image, .video].contains(mediaType) }
  }

  /// The photos with identifiers.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    fetch(options) { identifiers.contains($0.id) }
  }
}

/// How photos are fetched.
open class PHFetchOptions: NSObject {
  open var sortDescriptors: [NSSortDescriptor]?
  open var predicate: NSPredicate?
  open var fetchLimit = 0
  open var includeHiddenAssets = false

  public override init() { super.init() }
}

/// The photos that were found.
// @unchecked: the objects are constant.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let objects: [ObjectType]

  init(_ objects: [ObjectType]) { self.objects = objects }

  open var count: Int { objects.count }
  open var firstObject: ObjectType? { objects.first }
  open var lastObject: ObjectType? { objects.last }

  open func object(at index: Int) -> ObjectType { objects[index] }
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
  open subscript(index: Int) -> ObjectType { objects[index] }
  open func contains(_ anObject: ObjectType) -> Bool { objects.contains { $0 === anObject } }

  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stops = ObjCBool(false)
    for (index, object) in objects.enumerated() {
      block(object, index, &stops)
      if stops.boolValue { return }
    }
  }
}
