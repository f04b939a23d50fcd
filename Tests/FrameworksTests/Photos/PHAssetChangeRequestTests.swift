#if os(Linux)
  import FlowCoreLocation
  import FlowPhotos
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Changes of photos", .ownPhone) @MainActor
  struct PHAssetChangeRequestTests {
    private let screen = Screen(device: .iPhone)
    private var phone: SimulatedPhone { screen.phone }

    init() {
      phone.permissions[.photos] = .authorized
      phone.enter()
    }

    private func asset(_ id: String) -> PHAsset? {
      PHAsset.fetchAssets(withLocalIdentifiers: [id], options: nil).firstObject
    }

    @Test("a new photo has the date, the place and the mark of its request")
    func properties() throws {
      let image = phone.photos[0].image
      let id = Locked("")
      try PHPhotoLibrary.shared().performChangesAndWait {
        let request = PHAssetChangeRequest.creationRequestForAsset(from: image)
        request.creationDate = Date(timeIntervalSince1970: 1_000)
        request.location = CLLocation(latitude: 1, longitude: 2)
        request.isFavorite = true
        id.withLock { $0 = request.placeholderForCreatedAsset?.localIdentifier ?? "" }
        _ = PHAssetChangeRequest.creationRequestForAsset(from: image)
      }
      let asset = try #require(self.asset(id.value))
      #expect(asset.creationDate == Date(timeIntervalSince1970: 1_000) && asset.isFavorite)
      #expect(asset.location?.coordinate.latitude == 1 && asset.location?.coordinate.longitude == 2)
      let other = try #require(phone.photos.last)
      #expect(other.id != id.value && !other.isFavorite && other.location == nil && other.date == phone.now)
    }

    @Test("a photo of the library gets other properties, and stays where it is")
    func change() throws {
      let ids = phone.photos.map(\.id)
      let old = try #require(asset("sample-2"))
      try PHPhotoLibrary.shared().performChangesAndWait {
        let request = PHAssetChangeRequest(for: old)
        request.isFavorite.toggle()
      }
      let new = try #require(asset("sample-2"))
      #expect(new.isFavorite && new.creationDate == old.creationDate && phone.photos.map(\.id) == ids)
      #expect(phone.acts(of: "Photos").last == "Photos: changes the photo sample-2")
    }

    @Test("the data or the file of a picture is added; a request without one adds nothing")
    func resources() throws {
      let data = try #require(phone.photos[1].image.pngData())
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
      try data.write(to: file)
      let count = phone.photos.count
      try PHPhotoLibrary.shared().performChangesAndWait {
        PHAssetCreationRequest.forAsset().addResource(with: .photo, data: data, options: nil)
        let options = PHAssetResourceCreationOptions()
        options.shouldMoveFile = true
        options.contentType = .png
        #expect(options.uniformTypeIdentifier == "public.png")
        options.uniformTypeIdentifier = "public.jpeg"
        #expect(options.contentType == .jpeg)
        options.contentType = nil
        #expect(options.uniformTypeIdentifier == nil)
        PHAssetCreationRequest.forAsset().addResource(with: .photo, fileURL: file, options: options)
        _ = PHAssetCreationRequest.forAsset()
        #expect(PHAssetChangeRequest.creationRequestForAssetFromVideo(atFileURL: file) == nil)
      }
      #expect(phone.photos.count == count + 2 && !FileManager.default.fileExists(atPath: file.path))
      #expect(phone.photos.suffix(2).allSatisfy { $0.image.size.width == 64 && !$0.isVideo })
      try Data([0]).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      try PHPhotoLibrary.shared().performChangesAndWait {
        _ = PHAssetChangeRequest.creationRequestForAssetFromVideo(atFileURL: file)
      }
      #expect(phone.photos.last?.isVideo == true && asset(phone.photos.last?.id ?? "")?.mediaType == .video)
    }
  }
#endif
