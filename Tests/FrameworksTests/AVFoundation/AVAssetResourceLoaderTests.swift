#if os(Linux)
  import FlowAVFoundation
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  /// Loads assets from bytes, as an app does that decrypts them.
  private final class Loader: NSObject, AVAssetResourceLoaderDelegate {
    private let bytes: Data
    let seen = Locked<[String]>([])
    /// What ends a request, instead of bytes.
    private let answer: (@Sendable (AVAssetResourceLoadingRequest) -> Bool)?

    init(_ bytes: Data, answer: (@Sendable (AVAssetResourceLoadingRequest) -> Bool)? = nil) {
      self.bytes = bytes
      self.answer = answer
    }

    func resourceLoader(
      _ resourceLoader: AVAssetResourceLoader,
      shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool {
      let data = loadingRequest.dataRequest
      seen.withLock { $0.append("\(data?.requestedOffset ?? -1)+\(data?.requestedLength ?? -1)") }
      if let answer { return answer(loadingRequest) }
      loadingRequest.contentInformationRequest?.contentType = "com.microsoft.waveform-audio"
      loadingRequest.contentInformationRequest?.contentLength = Int64(bytes.count)
      loadingRequest.contentInformationRequest?.isByteRangeAccessSupported = true
      if let data {
        let (start, length) = (Int(data.requestedOffset), data.requestedLength)
        // In two parts.
        data.respond(with: bytes.dropFirst(start).prefix(length / 2))
        data.respond(with: bytes.dropFirst(Int(data.currentOffset)).prefix(length))
        seen.withLock { $0.append("to \(data.currentOffset)") }
      }
      loadingRequest.finishLoading()
      return true
    }

    func resourceLoader(
      _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
    ) {
      seen.withLock { $0.append("cancelled \(loadingRequest.isCancelled)") }
    }
  }

  @Suite("An app that loads the bytes of an asset", .ownPhone) @MainActor
  struct AVAssetResourceLoaderTests {
    private let screen = Screen(device: .iPhone)
    private let url = URL(string: "vault://sounds/tea.wav")!

    init() { screen.show(Text("sounds")) }

    /// A sound of three seconds.
    private var wave: Data {
      func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 255) } }
      let format = number(1, 2) + number(1, 2) + number(100, 4) + number(100, 4) + number(1, 2) + number(8, 2)
      var bytes = Array("RIFF".utf8) + number(336, 4) + Array("WAVEfmt ".utf8) + number(16, 4) + format
      bytes += Array("data".utf8) + number(300, 4) + [UInt8](repeating: 128, count: 300)
      return Data(bytes)
    }

    private func item(_ loader: Loader?) -> AVPlayerItem {
      let asset = AVURLAsset(url: url)
      asset.resourceLoader.setDelegate(loader, queue: .main)
      return AVPlayerItem(asset: asset)
    }

    @Test("is asked for two bytes first, then for all, and a player plays them")
    func plays() {
      let loader = Loader(wave)
      let player = AVPlayer(playerItem: item(loader))
      #expect(player.currentItem?.status == .unknown && loader.seen.value == [])
      screen.advance(by: 1)
      #expect(loader.seen.value == ["0+2", "to 2", "0+344", "to 344"])
      #expect(player.currentItem?.status == .readyToPlay && player.currentItem?.duration.seconds == 3)
    }

    @Test("fails where the app refuses, has an error, or is gone")
    func fails() {
      let refusing = Loader(wave) { _ in false }
      let failing = Loader(wave) { request in
        request.finishLoading(with: CocoaError(.fileReadNoPermission))
        return true
      }
      let items = [item(refusing), item(failing), item(Loader(wave))]
      let players = items.map { AVPlayer(playerItem: $0) }
      screen.advance(by: 1)
      #expect(players.count == 3 && items.allSatisfy { $0.status == .failed })
      #expect((items[0].error as? URLError)?.code == .unsupportedURL)
      #expect((items[1].error as? CocoaError)?.code == .fileReadNoPermission)
    }

    @Test("says where the asset is instead")
    func redirect() {
      screen.phone.media["film.mp4"] = PhoneMedia(duration: 12)
      let loader = Loader(wave) { request in
        request.redirect = URLRequest(url: URL(string: "https://example.com/film.mp4")!)
        request.finishLoading()
        return true
      }
      let player = AVPlayer(playerItem: item(loader))
      screen.advance(by: 1)
      #expect(player.currentItem?.duration.seconds == 12)
    }

    @Test("is waited for, and hears that it is no longer needed")
    func cancelled() {
      let loader = Loader(wave) { _ in true }
      let item = item(loader)
      let player = AVPlayer(playerItem: item)
      screen.advance(by: 60)
      #expect(player.currentItem?.status == .unknown)
      item.asset.cancelLoading()
      screen.advance(by: 1)
      #expect(loader.seen.value == ["0+2", "cancelled true"] && item.status == .failed)
    }

    @Test("is not asked for addresses that the system can load")
    func knownSchemes() {
      let asset = AVURLAsset(url: URL(string: "https://example.com/film.mp4")!)
      let loader = Loader(wave)
      asset.resourceLoader.setDelegate(loader, queue: nil)
      let player = AVPlayer(playerItem: AVPlayerItem(asset: asset))
      screen.advance(by: 1)
      #expect(player.currentItem?.status == .readyToPlay && loader.seen.value == [])
    }
  }
#endif
