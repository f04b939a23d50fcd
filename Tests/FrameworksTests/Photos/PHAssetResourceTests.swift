#if os(Linux)
  import FlowPhotos
  import FlowPhotosUI
  import FlowUIKit
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("The files of photos", .ownPhone) @MainActor
  struct PHAssetResourceTests {
    private let screen = Screen(device: .iPhone)

    private var asset: PHAsset? {
      screen.phone.permissions[.photos] = .authorized
      return PHAsset.fetchAssets(with: nil).object(at: 1)
    }

    @Test("a photo has one file, with a name, a type and a size")
    func resources() throws {
      let asset = try #require(asset)
      let resource = try #require(PHAssetResource.assetResources(for: asset).first)
      #expect(resource.originalFilename == "IMG_0002.PNG" && resource.type == .photo)
      #expect(resource.assetLocalIdentifier == "sample-2" && resource.uniformTypeIdentifier == "public.png")
      #expect(resource.contentType == .png)
      let size = try #require(resource.value(forKey: "fileSize") as? Int)
      #expect(size > 0 && resource.value(forKey: "other") == nil)
    }

    @Test("its bytes come at the next turn of the clock, and are those of a picture")
    func data() throws {
      let (asset, results) = (try #require(asset), Locked<[String]>([]))
      PHImageManager.default().requestImageDataAndOrientation(for: asset, options: nil) { data, type, orientation, _ in
        let width = data.flatMap { UIImage(data: $0) }?.size.width ?? 0
        results.withLock { $0.append("\(type ?? "") \(orientation == .up) \(width)") }
      }
      let resource = try #require(PHAssetResource.assetResources(for: asset).first)
      PHAssetResourceManager.default().requestData(for: resource, options: nil) { data in
        results.withLock { $0.append("\(data.count == resource.value(forKey: "fileSize") as? Int)") }
      } completionHandler: { error in
        results.withLock { $0.append("\(error == nil)") }
      }
      #expect(results.value.isEmpty)
      screen.show(Text("app"))
      screen.advance(by: 0.1)
      #expect(results.value == ["public.png true 64.0", "true", "true"])
    }

    @Test("files make a live photo of the first picture among them, or an error, which a view shows")
    func livePhotos() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("a.png")
      try #require(screen.phone.photos[0].image.pngData()).write(to: file)
      let photos = Locked<[PHLivePhoto?]>([])
      let failed = Locked(false)
      PHLivePhoto.request(
        withResourceFileURLs: [folder.appendingPathComponent("a.mov"), file], placeholderImage: nil, targetSize: .zero,
        contentMode: .aspectFit
      ) { photo, _ in photos.withLock { $0.append(photo) } }
      PHLivePhoto.request(withResourceFileURLs: [], placeholderImage: nil, targetSize: .zero, contentMode: .aspectFit) {
        photo, info in failed.withLock { $0 = photo == nil && info[PHLivePhotoInfoErrorKey] != nil }
      }
      screen.show(Text("app"))
      screen.advance(by: 0.1)
      let photo = try #require(photos.value.first ?? nil)
      #expect(photo.size == CGSize(width: 64, height: 64) && failed.value)
      let view = PHLivePhotoView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
      view.livePhoto = photo
      screen.show(LivePhotoFace(view: view).frame(width: 64, height: 64).position(x: 32, y: 200).ignoresSafeArea())
      let color = screen.picture(scale: 1).map { $0[32, 180] }
      view.livePhoto = nil
      #expect(screen.picture(scale: 1).map { $0[32, 180] } != color)
      screen.perform { view.startPlayback(with: .full) }
      #expect(screen.graph.issues.contains { $0.message.contains("the picture does not move.") })
    }
  }

  private struct LivePhotoFace: UIViewRepresentable {
    let view: PHLivePhotoView

    func makeUIView(context: Context) -> PHLivePhotoView { view }
    func updateUIView(_ uiView: PHLivePhotoView, context: Context) {}
  }
#endif
