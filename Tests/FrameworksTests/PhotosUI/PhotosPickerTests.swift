#if os(Linux)
  import FlowPhotosUI
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct One: View {
    @State private var item: PhotosPickerItem?

    var body: some View {
      PhotosPicker("Choose", selection: $item, matching: .images)
      Text(item?.itemIdentifier ?? "nothing")
    }
  }

  private struct Several: View {
    @State private var items: [PhotosPickerItem] = []

    var body: some View {
      PhotosPicker(selection: $items, maxSelectionCount: 2) { Text("Choose") }
      Text(items.compactMap(\.itemIdentifier).joined(separator: " "))
    }
  }

  /// Saves a picture from code that is isolated to no actor.
  private func saveAnywhere(_ image: UIImage) { UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil) }

  @Suite("A picker of photos") @MainActor
  struct PhotosPickerTests {
    private let screen = Screen(device: .iPhone)
    private var app: XCUIApplication { XCUIApplication(screen: screen) }

    private var photos: XCUIElementQuery { app.images.matching(identifier: "PXGGridLayout-Info") }

    @Test("shows the photos of the phone by the system's names, newest first, and ends at a tap")
    func one() {
      screen.show(VStack { One() })
      app.buttons["Choose"].tap()
      #expect(app.navigationBars["Photos"].exists)
      #expect(photos.count == 6)
      #expect(photos.element(boundBy: 5).label == "Photo, March 30, 2018, 12:14 PM")
      photos.element(boundBy: 5).tap()
      #expect(!app.navigationBars["Photos"].exists)
      #expect(app.staticTexts["sample-1"].exists)
      #expect(screen.phone.actDescriptions == ["PhotosUI: chooses sample-1"])
    }

    @Test("keeps to its limit, and changes nothing when it is canceled")
    func several() {
      screen.show(VStack { Several() })
      app.buttons["Choose"].tap()
      #expect(!app.buttons["Add"].isEnabled)
      for index in 0..<3 { photos.element(boundBy: index).tap() }
      app.buttons["Add"].tap()
      #expect(app.staticTexts["sample-6 sample-5"].exists)
      app.buttons["Choose"].tap()
      photos.element(boundBy: 0).tap()
      app.buttons["Cancel"].tap()
      #expect(app.staticTexts["sample-6 sample-5"].exists)
    }

    @Test("loads a photo as data and as an image")
    func loading() async throws {
      let item = screen.phone.use { PhotosPickerItem(itemIdentifier: "sample-1") }
      let data = try #require(try await item.loadTransferable(type: Data.self))
      #expect(UIImage(data: data)?.size == CGSize(width: 64, height: 64))
      #expect(try await item.loadTransferable(type: Image.self) != nil)
    }

    @Test("leaves out videos that the filter excludes")
    func filter() {
      screen.phone.photos = screen.phone.photos.map {
        PhonePhoto(id: $0.id, image: $0.image, date: $0.date, isVideo: $0.id != "sample-2")
      }
      screen.show(VStack { One() })
      app.buttons["Choose"].tap()
      #expect(photos.count == 1)
    }
  }

  @Suite("The library of photos") @MainActor
  struct PHPhotoLibraryTests {
    private let screen = Screen(device: .iPhone)
    private var phone: SimulatedPhone { screen.phone }

    @Test("shows all, some or none of the photos, as the person permits")
    func permissions() throws {
      screen.show(Text("photos"))
      phone.enter()
      let answers = Locked<[PHAuthorizationStatus]>([])
      #expect(PHAsset.fetchAssets(with: nil).count == 0)
      PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in answers.withLock { $0.append(status) } }
      #expect(phone.prompts.first?.title == "“App” would like full access to your Photo Library.")
      try phone.answerPrompt("Limit Access…")
      #expect(answers.value == [.limited])
      #expect(PHAsset.fetchAssets(with: nil).count == 1)
      phone.permissions[.photos] = .authorized
      let options = PHFetchOptions()
      options.sortDescriptors = [NSSortDescriptor(keyPath: \PHAsset.localIdentifier, ascending: false)]
      options.fetchLimit = 2
      #expect(PHAsset.fetchAssets(with: .image, options: options).firstObject?.localIdentifier == "sample-6")
      #expect(PHAsset.fetchAssets(with: .image, options: options).count == 2)
      #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)
    }

    @Test("takes new photos, unless the person has not permitted it")
    func changes() {
      phone.enter()
      let image = phone.photos[0].image
      func add() -> Bool {
        do {
          try PHPhotoLibrary.shared().performChangesAndWait {
            _ = PHAssetChangeRequest.creationRequestForAsset(from: image)
          }
          return true
        } catch { return false }
      }
      #expect(!add())
      #expect(phone.photos.count == 6)
      phone.permissions[.photosAddition] = .authorized
      #expect(add())
      #expect(phone.photos.count == 7)
      #expect(phone.actDescriptions == ["Photos: adds the photo added-7"])
    }

    private final class Saver: NSObject {
      var answers: [String] = []

      func image(_ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer?) {
        answers.append(
          "\(image.size.width) \(error.map { "\(($0 as NSError).code)" } ?? "saved") \(contextInfo == nil)")
      }
    }

    @Test("takes a picture of UIKit's function after asking the person, and tells its object")
    func saving() throws {
      screen.show(Text("photos"))
      phone.enter()
      let image = phone.photos[0].image
      let saver = Saver()
      let selector = _selector(
        Saver.image(_:didFinishSavingWithError:contextInfo:), "image:didFinishSavingWithError:contextInfo:")
      UIImageWriteToSavedPhotosAlbum(image, saver, selector, nil)
      #expect(phone.photos.count == 6 && saver.answers == [])
      try phone.answerPrompt("Allow")
      #expect(phone.photos.count == 7 && phone.photos.last?.image == image)
      #expect(saver.answers == ["64.0 saved true"])
      phone.permissions[.photosAddition] = .denied
      UIImageWriteToSavedPhotosAlbum(image, saver, selector, nil)
      screen.advance(by: 0.1)
      #expect(phone.photos.count == 7)
      #expect(saver.answers.last == "64.0 3311 true")
      saveAnywhere(image)
    }
  }
#endif
