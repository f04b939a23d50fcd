import FlowFoundation
import Foundation
import PhoneSimulation

/// The kind of a collection.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
  case moment = 3
}

/// What is in a collection.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent = 3
  case albumSyncedFaces = 4
  case albumSyncedAlbum = 5
  case albumImported = 6
  case albumMyPhotoStream = 100
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas = 201
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumTimelapses = 204
  case smartAlbumAllHidden = 205
  case smartAlbumRecentlyAdded = 206
  case smartAlbumBursts = 207
  case smartAlbumSlomoVideos = 208
  case smartAlbumUserLibrary = 209
  case smartAlbumSelfPortraits = 210
  case smartAlbumScreenshots = 211
  case smartAlbumDepthEffect = 212
  case smartAlbumLivePhotos = 213
  case any = 9223372036854775807

  /// The title of a collection that every phone has, and which photos are in it; `nil` for another one.
  fileprivate var standard: (title: String, contains: @Sendable (PhonePhoto) -> Bool)? {
    switch self {
    case .smartAlbumUserLibrary: ("Recents", { _ in true })
    case .smartAlbumRecentlyAdded: ("Recently Saved", { _ in true })
    case .smartAlbumFavorites: ("Favorites", { $0.isFavorite })
    case .smartAlbumVideos: ("Videos", { $0.isVideo })
    default: nil
    }
  }

  fileprivate static let standards: [PHAssetCollectionSubtype] = [
    .smartAlbumUserLibrary, .smartAlbumRecentlyAdded, .smartAlbumFavorites, .smartAlbumVideos,
  ]
}

/// A collection of the library.
// @unchecked: the properties are constant.
open class PHCollection: NSObject, @unchecked Sendable {
  public let localIdentifier: String
  public let localizedTitle: String?

  init(_ id: String, _ title: String) { (localIdentifier, localizedTitle) = (id, title) }

  open var canContainAssets: Bool { true }
  open var canContainCollections: Bool { false }

  open override func isEqual(_ object: Any?) -> Bool { (object as? PHCollection)?.localIdentifier == localIdentifier }
  open override var hash: Int { localIdentifier.hashValue }
}

extension PHCollection: KeyValueCoded {
  package func keyedValue(_ key: String) throws -> Any? {
    switch key {
    case "localIdentifier": localIdentifier
    case "title", "localizedTitle": localizedTitle
    case "estimatedAssetCount": (self as? PHAssetCollection)?.estimatedAssetCount
    default: throw PredicateEvaluationError(description: "A PHCollection has no property '\(key)' for predicates.")
    }
  }
}

/// An album, or photos that the phone has found: all, the recent ones, favorites and videos.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  public let assetCollectionType: PHAssetCollectionType
  public let assetCollectionSubtype: PHAssetCollectionSubtype

  init(_ album: PhoneAlbum) {
    (assetCollectionType, assetCollectionSubtype) = (.album, .albumRegular)
    super.init(album.id, album.title)
  }

  private init(_ subtype: PHAssetCollectionSubtype, _ title: String) {
    (assetCollectionType, assetCollectionSubtype) = (.smartAlbum, subtype)
    super.init("smart-\(subtype.rawValue)", title)
  }

  /// How many photos are in the collection.
  open var estimatedAssetCount: Int { members(of: SimulatedPhone.current.readablePhotos).count }

  /// Those of all photos that are in the collection, in its order.
  func members(of photos: [PhonePhoto]) -> [PhonePhoto] {
    if let standard = assetCollectionSubtype.standard { return photos.filter(standard.contains) }
    let album = SimulatedPhone.current.photoAlbums.first { $0.id == localIdentifier }
    return (album?.photos ?? []).compactMap { id in photos.first { $0.id == id } }
  }

  private static var all: [PHAssetCollection] {
    let phone = SimulatedPhone.current
    guard phone.permissions[.photos].isGranted else { return [] }
    return phone.photoAlbums.map { PHAssetCollection($0) }
      + PHAssetCollectionSubtype.standards.compactMap { subtype in
        subtype.standard.map { PHAssetCollection(subtype, $0.title) }
      }
  }

  private static func fetch(
    _ options: PHFetchOptions?, where isWanted: @escaping (PHAssetCollection) -> Bool
  ) -> PHFetchResult<PHAssetCollection> {
    let (predicate, order) = (options?.predicate, options?.sortDescriptors ?? [])
    let limit = options.flatMap { $0.fetchLimit > 0 ? $0.fetchLimit : nil }
    return PHFetchResult {
      let found = all.filter { collection in
        isWanted(collection) && predicate?.evaluate(with: collection) != false
      }
      return Array(found.sortedStably(by: order).prefix(limit ?? .max))
    }
  }

  /// The collections of a kind. Of those that a phone finds by itself, it has all photos, the recent ones, favorites and videos.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    fetch(options) {
      $0.assetCollectionType == type && (subtype == .any || $0.assetCollectionSubtype == subtype)
    }
  }

  /// The collections with identifiers.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { fetch(options) { identifiers.contains($0.localIdentifier) } }
}

/// Adds, changes or removes albums, in a block of changes.
open class PHAssetCollectionChangeRequest: NSObject {
  public private(set) var placeholderForCreatedAssetCollection: PHObjectPlaceholder?
  /// The title of the album.
  open var title: String
  private(set) var album: PhoneAlbum

  private init(_ album: PhoneAlbum) {
    self.album = album
    title = album.title
    super.init()
    PhotoChanges.current?.albums.append(self)
  }

  /// The album with the changes.
  var result: PhoneAlbum {
    var result = album
    result.title = title
    return result
  }

  /// Adds an album.
  open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
    let request = PHAssetCollectionChangeRequest(PhoneAlbum(id: PhotoChanges.newAlbumID, title: title))
    request.placeholderForCreatedAssetCollection = PHObjectPlaceholder(request.album.id)
    return request
  }

  /// Changes an album; `nil` for a collection that is none.
  public convenience init?(for assetCollection: PHAssetCollection) {
    // A later request of the block goes on from what the earlier ones have changed.
    let albums = SimulatedPhone.current.photoAlbums + (PhotoChanges.current?.albums.map(\.result) ?? [])
    guard let album = albums.last(where: { $0.id == assetCollection.localIdentifier }) else { return nil }
    self.init(album)
  }

  open func addAssets(_ assets: any NSFastEnumeration) {
    let known = album.photos
    album.photos += PhotoChanges.identifiers(assets).filter { !known.contains($0) }
  }

  open func removeAssets(_ assets: any NSFastEnumeration) {
    let removed = Set(PhotoChanges.identifiers(assets))
    album.photos.removeAll { removed.contains($0) }
  }

  /// Removes albums; their photos stay.
  open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {
    PhotoChanges.current?.removedAlbums.formUnion(PhotoChanges.identifiers(assetCollections))
  }
}

/// A list of photos, albums or placeholders.
public protocol NSFastEnumeration {}

extension NSArray: NSFastEnumeration {}
extension Array: NSFastEnumeration {}
extension PHFetchResult: NSFastEnumeration {}

extension PhotoChanges {
  /// The identifiers of photos, albums or placeholders.
  static func identifiers(_ list: any NSFastEnumeration) -> [String] {
    let objects: [Any] =
      switch list {
      case let list as PHFetchResult<PHAsset>: list.fetched
      case let list as PHFetchResult<PHAssetCollection>: list.fetched
      case let list as NSArray: list.map { $0 }
      case let list as [Any]: list
      default: []
      }
    return objects.compactMap { object in
      switch object {
      case let asset as PHAsset: asset.localIdentifier
      case let collection as PHCollection: collection.localIdentifier
      case let placeholder as PHObjectPlaceholder: placeholder.localIdentifier
      default: nil
      }
    }
  }
}
