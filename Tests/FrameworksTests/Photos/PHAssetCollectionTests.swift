#if os(Linux)
  import FlowPhotos
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  /// Keeps what has changed of photos that were fetched.
  private final class Observer: NSObject, PHPhotoLibraryChangeObserver {
    let fetched = Locked(PHAsset.fetchAssets(with: nil))
    let lines = Locked<[String]>([])

    func photoLibraryDidChange(_ changeInstance: PHChange) {
      guard let details = changeInstance.changeDetails(for: fetched.value) else { return }
      fetched.value = details.fetchResultAfterChanges
      lines.withLock {
        $0.append(
          "added \(details.insertedObjects.map(\.localIdentifier)) removed \(details.removedIndexes?.count ?? 0) "
            + "changed \(details.changedObjects.map(\.localIdentifier))")
      }
    }
  }

  @Suite("Albums of photos", .ownPhone) @MainActor
  struct PHAssetCollectionTests {
    private let screen = Screen(device: .iPhone)
    private let phone = SimulatedPhone.current
    private let library = PHPhotoLibrary.shared()

    init() {
      screen.show(Text("Photos"))
      phone.permissions[.photos] = .authorized
    }

    private func ids(_ result: PHFetchResult<PHAsset>) -> [String] {
      result.objects(at: IndexSet(0..<result.count)).map(\.localIdentifier)
    }

    @Test("are made, filled, renamed and removed by blocks of changes")
    func albums() async throws {
      let made = Locked<String?>(nil)
      try await library.performChanges {
        let request = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Tea")
        request.addAssets(PHAsset.fetchAssets(withLocalIdentifiers: ["sample-2", "sample-3"], options: nil))
        made.value = request.placeholderForCreatedAssetCollection?.localIdentifier
      }
      let options = PHFetchOptions()
      options.predicate = NSPredicate(format: "title = %@", "Tea")
      let found = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: options)
      let album = try #require(found.firstObject)
      #expect(album.localIdentifier == made.value && album.estimatedAssetCount == 2)
      #expect(ids(PHAsset.fetchAssets(in: album, options: nil)) == ["sample-2", "sample-3"])
      try await library.performChanges {
        let request = PHAssetCollectionChangeRequest(for: album)
        request?.title = "Teas"
        request?.removeAssets(PHAsset.fetchAssets(withLocalIdentifiers: ["sample-2"], options: nil))
        PHAssetChangeRequest.deleteAssets(PHAsset.fetchAssets(withLocalIdentifiers: ["sample-6"], options: nil))
      }
      #expect(phone.photoAlbums.map(\.title) == ["Teas"] && phone.photoAlbums.first?.photos == ["sample-3"])
      #expect(phone.photos.count == 5)
      try await library.performChanges { PHAssetCollectionChangeRequest.deleteAssetCollections([album]) }
      #expect(phone.photoAlbums.isEmpty && phone.photos.count == 5)
      phone.permissions[.photos] = .denied
      #expect(PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil).count == 0)
      await #expect(throws: PHPhotosError(.accessUserDenied)) {
        try await library.performChanges {
          _ = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "No")
        }
      }
    }

    @Test("and photos that are made have identifiers of their own, also after others were removed")
    func identifiers() async throws {
      let make: @Sendable (String) -> Void = {
        _ = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: $0)
      }
      try await library.performChanges { for title in ["A", "B"] { make(title) } }
      let first = try #require(phone.photoAlbums.first)
      let album = PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: [first.id], options: nil)
      try await library.performChanges { PHAssetCollectionChangeRequest.deleteAssetCollections(album) }
      try await library.performChanges { make("C") }
      #expect(phone.photoAlbums.map(\.title) == ["B", "C"] && Set(phone.photoAlbums.map(\.id)).count == 2)
    }

    @Test("have their photos in their own order, and keep what each request of a block changes")
    func order() throws {
      phone.photoAlbums = [PhoneAlbum(id: "a", title: "A", photos: ["sample-3", "sample-1"])]
      let album = try #require(
        PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: ["a"], options: nil).firstObject)
      #expect(ids(PHAsset.fetchAssets(in: album, options: nil)) == ["sample-3", "sample-1"])
      try library.performChangesAndWait {
        PHAssetCollectionChangeRequest(for: album)?.title = "B"
        let photos = PHAsset.fetchAssets(withLocalIdentifiers: ["sample-2"], options: nil)
        PHAssetCollectionChangeRequest(for: album)?.addAssets(photos)
      }
      #expect(phone.photoAlbums.map(\.title) == ["B"] && album.estimatedAssetCount == 3)
    }

    @Test("that the phone finds have all photos, favorites and videos")
    func found() throws {
      let first = try #require(phone.photos.first)
      phone.photos.append(PhonePhoto(id: "film", image: first.image, date: first.date, isVideo: true, isFavorite: true))
      let count: (PHAssetCollectionSubtype) -> Int? = { subtype in
        PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: subtype, options: nil).firstObject
          .map { PHAsset.fetchAssets(in: $0, options: nil).count }
      }
      #expect(count(.smartAlbumUserLibrary) == 7 && count(.smartAlbumFavorites) == 1 && count(.smartAlbumVideos) == 1)
      #expect(count(.smartAlbumPanoramas) == nil)
    }

    @Test("photos are selected by a predicate, and in an order")
    func predicates() throws {
      let first = try #require(phone.photos.first)
      phone.photos.append(PhonePhoto(id: "film", image: first.image, date: .distantFuture, isVideo: true))
      let options = PHFetchOptions()
      options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
      options.predicate = NSPredicate(format: "mediaType = %d", PHAssetMediaType.image.rawValue)
      options.fetchLimit = 2
      #expect(ids(PHAsset.fetchAssets(with: options)) == ["sample-6", "sample-5"])
      options.predicate = NSPredicate(format: "creationDate > %@ AND mediaType = 2", first.date as NSDate)
      #expect(ids(PHAsset.fetchAssets(with: options)) == ["film"])
    }

    @Test("observers are told soon of what has changed")
    func observers() throws {
      let observer = Observer()
      library.register(observer)
      let first = try #require(phone.photos.first)
      try library.performChangesAndWait {
        PHAssetChangeRequest(for: PHAsset.fetchAssets(with: nil)[1]).isFavorite = true
        PHAssetChangeRequest.deleteAssets([PHAsset.fetchAssets(with: nil)[0]])
      }
      #expect(observer.lines.value.isEmpty)
      screen.advance(by: 0.1)
      #expect(observer.lines.value == ["added [] removed 1 changed [\"sample-2\"]"])
      phone.photos.append(first)
      screen.advance(by: 0.1)
      #expect(observer.lines.value.last == "added [\"sample-1\"] removed 0 changed []")
      library.unregisterChangeObserver(observer)
      phone.photos = []
      screen.advance(by: 0.1)
      #expect(observer.lines.value.count == 2)
    }
  }
#endif
