import FlowCoreLocation
import FlowFoundation
import Foundation
import PhoneSimulation
import SwiftUI

/// The kind of a photo.
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

/// What is special about a photo: nothing, of those of a phone here.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
  public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 1 << 19)
  public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

/// A photo of the library.
// @unchecked: the properties are constant.
open class PHAsset: NSObject, @unchecked Sendable {
  let photo: PhonePhoto

  init(_ photo: PhonePhoto) { self.photo = photo }

  open var localIdentifier: String { photo.id }
  open var mediaType: PHAssetMediaType { photo.isVideo ? .video : .image }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
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
    _ options: PHFetchOptions?, where isWanted: @escaping (PhonePhoto) -> Bool
  ) -> PHFetchResult<PHAsset> { fetch(options) { $0.filter(isWanted) } }

  private static func fetch(
    _ options: PHFetchOptions?, of members: @escaping ([PhonePhoto]) -> [PhonePhoto]
  ) -> PHFetchResult<PHAsset> {
    let (predicate, order) = (options?.predicate, options?.sortDescriptors ?? [])
    let limit = options.flatMap { $0.fetchLimit > 0 ? $0.fetchLimit : nil }
    return PHFetchResult {
      let assets = members(SimulatedPhone.current.readablePhotos).map(PHAsset.init)
      let selected = predicate.map { predicate in assets.filter { predicate.evaluate(with: $0) } } ?? assets
      return Array(selected.sortedStably(by: order).prefix(limit ?? .max))
    }
  }

  /// The photos of a collection that the app may read: those of an album in its order.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { fetch(options, of: assetCollection.members(of:)) }

  /// The photos that the app may read.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { fetch(options, of: { $0 }) }

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
    fetch(options, where: { identifiers.contains($0.id) })
  }
}

extension PHAsset: KeyValueCoded {
  package func keyedValue(_ key: String) throws -> Any? {
    switch key {
    case "localIdentifier": localIdentifier
    case "mediaType": mediaType.rawValue
    case "mediaSubtypes", "mediaSubtype": Int(mediaSubtypes.rawValue)
    case "creationDate": creationDate
    case "modificationDate": modificationDate
    case "isFavorite", "favorite": isFavorite
    case "isHidden", "hidden": isHidden
    case "duration": duration
    case "pixelWidth": pixelWidth
    case "pixelHeight": pixelHeight
    default: throw PredicateEvaluationError(description: "A PHAsset has no property '\(key)' for predicates.")
    }
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
  /// Finds the objects again, which are others after a change.
  let fetch: () -> [ObjectType]

  init(_ fetch: @escaping () -> [ObjectType]) {
    self.fetch = fetch
    objects = fetch()
  }

  var fetched: [ObjectType] { objects }

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
