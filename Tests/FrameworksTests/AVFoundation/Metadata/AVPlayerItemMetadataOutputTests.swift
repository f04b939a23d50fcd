#if os(Linux)
  import FlowAVFoundation
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing

  private final class Station: NSObject, AVPlayerItemMetadataOutputPushDelegate {
    var titles: [String?] = []
    var times: [Double] = []

    func metadataOutput(
      _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
      from track: AVPlayerItemTrack?
    ) {
      titles += groups.flatMap(\.items).map(\.stringValue)
      times += groups.map(\.timeRange.start.seconds)
    }
  }

  @Suite("What a stream tells while it plays", .ownPhone) @MainActor
  struct AVPlayerItemMetadataOutputTests {
    private let screen = Screen(device: .iPhone)
    private let url = URL(string: "https://example.com/radio.mp3")!

    @Test("is handed out by the items that play it, as far as an app wants it")
    func outputs() {
      screen.show(Text("radio"))
      let (all, some) = (Station(), Station())
      let item = AVPlayerItem(url: url)
      let output = AVPlayerItemMetadataOutput(identifiers: nil)
      let chosen = AVPlayerItemMetadataOutput(identifiers: [AVMetadataIdentifier.icyMetadataStreamURL.rawValue])
      output.setDelegate(all, queue: .main)
      chosen.setDelegate(some, queue: .main)
      item.add(output)
      item.add(chosen)
      let player = AVPlayer(playerItem: item)
      screen.phone.sendTimedMetadata([.icyMetadataStreamTitle: "Silence"], of: "radio.mp3")
      player.play()
      screen.advance(by: 2)
      screen.phone.sendTimedMetadata([.icyMetadataStreamTitle: "Ann - Tea"], of: "radio.mp3")
      screen.phone.sendTimedMetadata([.icyMetadataStreamTitle: "Other"], of: "other.mp3")
      #expect(all.titles == ["Ann - Tea"] && some.titles.isEmpty && abs((all.times.first ?? 0) - 2) < 0.1)
      #expect(item.timedMetadata?.first?.identifier == .icyMetadataStreamTitle)
      screen.phone.sendTimedMetadata([.icyMetadataStreamURL: "a"], of: url.absoluteString)
      #expect(some.titles == ["a"] && all.titles == ["Ann - Tea", "a"])
      item.remove(output)
      player.pause()
      screen.phone.sendTimedMetadata([.icyMetadataStreamURL: "b"], of: "radio.mp3")
      #expect(some.titles == ["a"] && item.outputs.count == 1)
    }
  }
#endif
