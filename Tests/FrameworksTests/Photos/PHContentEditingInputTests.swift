#if os(Linux)
  import FlowPhotos
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Contents of photos for editing", .ownPhone) @MainActor
  struct PHContentEditingInputTests {
    @Test("the content comes at the next turn of the clock, with a file of the picture")
    func content() throws {
      let screen = Screen(device: .iPhone)
      screen.phone.permissions[.photos] = .authorized
      let asset = PHAsset.fetchAssets(with: nil).object(at: 1)
      let inputs = Locked<[PHContentEditingInput]>([])
      let options = PHContentEditingInputRequestOptions()
      options.isNetworkAccessAllowed = true
      asset.requestContentEditingInput(with: options) { input, information in
        if let input, information.isEmpty { inputs.withLock { $0.append(input) } }
      }
      #expect(inputs.value.isEmpty)
      screen.show(Text("app"))
      screen.advance(by: 0.1)
      let input = try #require(inputs.value.first)
      #expect(inputs.value.count == 1 && input.mediaType == .image && input.creationDate == asset.creationDate)
      let file = try #require(input.fullSizeImageURL)
      let image = try #require(UIImage(data: try Data(contentsOf: file)))
      #expect(Int(image.size.width * image.scale) == asset.pixelWidth && input.displaySizeImage != nil)
      #expect(file.lastPathComponent == "IMG_0002.PNG" && input.uniformTypeIdentifier == "public.png")
      try FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }
  }
#endif
