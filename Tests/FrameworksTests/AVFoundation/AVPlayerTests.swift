#if os(Linux)
  import Combine
  import FlowAVFoundation
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("A player of videos", .ownPhone) @MainActor
  struct AVPlayerTests {
    private let screen = Screen(device: .iPhone)
    private let url = URL(string: "https://example.com/film.mp4")!

    init() {
      screen.show(Text("videos"))
      screen.phone.media["film.mp4"] = PhoneMedia(duration: 10)
    }

    private func seconds(_ value: Double) -> CMTime { CMTime(seconds: value, preferredTimescale: 600) }
    private func isAt(_ player: AVPlayer, _ value: Double) -> Bool { abs(player.currentTime().seconds - value) < 1e-6 }

    @Test("is ready at the next turn of the clock, plays on it, and ends")
    func play() {
      let player = AVPlayer(url: url)
      let item = player.currentItem
      let ends = Locked(0)
      let token = NotificationCenter.default.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
      ) { _ in ends.withLock { $0 += 1 } }
      #expect(item?.status == .unknown && item?.duration.isIndefinite == true)
      player.play()
      #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate && player.rate == 1)
      screen.advance(by: 4)
      #expect(item?.status == .readyToPlay && item?.duration == seconds(10))
      #expect(player.timeControlStatus == .playing && isAt(player, 4))
      player.pause()
      screen.advance(by: 30)
      #expect(isAt(player, 4) && player.timeControlStatus == .paused)
      player.rate = 2
      screen.advance(by: 2)
      #expect(isAt(player, 8) && ends.value == 0)
      screen.advance(by: 2)
      #expect(isAt(player, 10) && ends.value == 1 && player.rate == 0)
      player.seek(to: .zero)
      player.play()
      screen.advance(by: 11)
      #expect(ends.value == 2)
      NotificationCenter.default.removeObserver(token)
    }

    @Test("keeps its rate at the end if it is asked to, so that the app repeats the item")
    func loop() {
      let player = AVPlayer(url: url)
      player.actionAtItemEnd = .none
      let ends = Locked(0)
      let token = NotificationCenter.default.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
      ) { [weak player] _ in
        ends.withLock { $0 += 1 }
        player?.seek(to: .zero)
        player?.play()
      }
      player.play()
      screen.advance(by: 35)
      #expect(ends.value == 3 && isAt(player, 5))
      NotificationCenter.default.removeObserver(token)
    }

    @Test("calls its observers at their times, and no more once they are removed")
    func observers() {
      let player = AVPlayer(url: url)
      let (times, marks) = (Locked<[Double]>([]), Locked<[Double]>([]))
      let periodic = player.addPeriodicTimeObserver(forInterval: seconds(2), queue: .main) { time in
        times.withLock { $0.append((time.seconds * 1000).rounded() / 1000) }
      }
      let values = [3, 7].map { NSValue(time: seconds($0)) }
      let boundary = player.addBoundaryTimeObserver(forTimes: values, queue: nil) { [weak player] in
        marks.withLock { $0.append((player?.currentTime().seconds ?? 0).rounded()) }
      }
      player.play()
      screen.advance(by: 5)
      #expect(times.value == [0, 2, 4] && marks.value == [3])
      player.seek(to: seconds(6.5))
      screen.advance(by: 2)
      #expect(times.value == [0, 2, 4, 6.5, 8] && marks.value == [3, 7])
      player.removeTimeObserver(periodic)
      player.removeTimeObserver(boundary)
      player.seek(to: .zero)
      screen.advance(by: 10)
      #expect(times.value.count == 5 && marks.value.count == 2)
    }

    @Test("calls back after a seek, which keeps to the item")
    func seek() async {
      let player = AVPlayer(url: url)
      screen.advance(by: 0.001)
      let results = Locked<[Bool]>([])
      player.seek(to: seconds(500)) { done in results.withLock { $0.append(done) } }
      AVPlayer().seek(to: .zero) { done in results.withLock { $0.append(done) } }
      #expect(results.value.isEmpty && isAt(player, 10))
      screen.advance(by: 0.001)
      #expect(results.value == [true, false])
      #expect(await player.seek(to: seconds(-3)))
      #expect(isAt(player, 0))
    }

    @Test("announces its properties to observers and publishers")
    func observation() {
      let player = AVPlayer(url: url)
      let (statuses, rates) = (Locked<[AVPlayer.TimeControlStatus]>([]), Locked<[Float]>([]))
      let itemStatuses = Locked<[AVPlayerItem.Status]>([])
      let first = player.observe(\.timeControlStatus, options: [.new]) { player, _ in
        statuses.withLock { $0.append(player.timeControlStatus) }
      }
      let second = player.publisher(for: \.rate).sink { rate in rates.withLock { $0.append(rate) } }
      let third = player.currentItem?.publisher(for: \.status).sink { status in
        itemStatuses.withLock { $0.append(status) }
      }
      player.play()
      screen.advance(by: 20)
      #expect(statuses.value == [.waitingToPlayAtSpecifiedRate, .playing, .paused])
      #expect(rates.value == [0, 1, 0])
      #expect(itemStatuses.value == [.unknown, .readyToPlay])
      withExtendedLifetime((first, second, third)) {}
    }

    @Test("fails without a network, without a file, and for what cannot be played")
    func failures() {
      screen.phone.media["broken.mp4"] = PhoneMedia(isPlayable: false)
      let items = [
        AVPlayerItem(url: URL(fileURLWithPath: "/nowhere/film.mov")),
        AVPlayerItem(url: URL(string: "https://example.com/broken.mp4")!),
      ]
      let players = items.map(AVPlayer.init(playerItem:))
      players[0].play()
      screen.advance(by: 2)
      #expect(items.map(\.status) == [.failed, .failed])
      #expect((items[0].error as? CocoaError)?.code == .fileNoSuchFile)
      #expect((items[1].error as? CocoaError)?.code == .fileReadCorruptFile)
      #expect(players[0].timeControlStatus == .waitingToPlayAtSpecifiedRate && isAt(players[0], 0))
      screen.phone.network = .offline
      let offline = AVPlayer(url: url)
      screen.advance(by: 2)
      #expect((offline.currentItem?.error as? URLError)?.code == .notConnectedToInternet)
    }

    @Test("pauses for a call")
    func interruption() {
      let player = AVPlayer(url: url)
      player.play()
      screen.advance(by: 2)
      screen.phone.beginAudioInterruption()
      screen.advance(by: 2)
      #expect(player.rate == 0 && isAt(player, 2))
    }

    @Test("does the same in each run, and records what it does")
    func record() {
      func run() -> [PhoneAct] {
        SimulatedPhone().use {
          let screen = Screen(device: .iPhone)
          screen.show(Text("videos"))
          let player = AVPlayer(url: url)
          player.play()
          screen.advance(by: 90)
          return screen.phone.acts.filter { $0.framework == "AVFoundation" }
        }
      }
      let acts = run()
      #expect(
        acts.map(\.text) == ["loads film.mp4", "plays film.mp4", "has played film.mp4", "pauses film.mp4"])
      #expect(acts.map(\.time) == [0, 0, 60, 60])
      #expect(run() == acts)
    }
  }

  @Suite("A player of several videos", .ownPhone) @MainActor
  struct AVQueuePlayerTests {
    private let screen = Screen(device: .iPhone)

    init() {
      screen.show(Text("videos"))
    }

    private func item(_ name: String, _ duration: Double) -> AVPlayerItem {
      screen.phone.media[name] = PhoneMedia(duration: duration)
      return AVPlayerItem(url: URL(string: "https://example.com/\(name)")!)
    }

    @Test("plays its items one after the other")
    func queue() {
      let items = [item("one.mp4", 3), item("two.mp4", 4)]
      let player = AVQueuePlayer(items: items)
      let last = item("three.mp4", 5)
      #expect(player.canInsert(last, after: nil) && !player.canInsert(items[1], after: nil))
      player.insert(last, after: items[0])
      #expect(player.items() == [items[0], last, items[1]])
      player.play()
      screen.advance(by: 4)
      #expect(player.currentItem === last && abs(player.currentTime().seconds - 1) < 1e-3)
      player.advanceToNextItem()
      #expect(player.currentItem === items[1])
      screen.advance(by: 10)
      #expect(player.currentItem == nil && player.items().isEmpty)
    }

    @Test("repeats an item with a looper until that is disabled")
    func looper() {
      let template = item("loop.mp4", 2)
      let player = AVQueuePlayer(playerItem: template)
      let looper = AVPlayerLooper(player: player, templateItem: template)
      player.play()
      screen.advance(by: 7)
      #expect(looper.loopCount == 3 && player.items().count == 2)
      #expect(abs(player.currentTime().seconds - 1) < 1e-3)
      looper.disableLooping()
      screen.advance(by: 7)
      #expect(looper.loopCount == 3 && player.currentItem == nil)
    }
  }

  @Suite("An asset", .ownPhone) @MainActor
  struct AVAssetTests {
    private let screen = Screen(device: .iPhone)

    init() {
      screen.show(Text("videos"))
    }

    @Test("loads its length, its tracks and their size")
    func load() async throws {
      screen.phone.media["film.mp4"] = PhoneMedia(duration: 12.5, size: CGSize(width: 640, height: 360))
      let asset = AVURLAsset(url: URL(string: "https://example.com/film.mp4")!)
      #expect(try await asset.load(.duration).seconds == 12.5)
      let (isPlayable, tracks) = try await asset.load(.isPlayable, .tracks)
      #expect(isPlayable && tracks.map(\.mediaType) == [.video, .audio])
      let video = try #require(try await asset.loadTracks(withMediaType: .video).first)
      #expect(try await video.load(.naturalSize) == CGSize(width: 640, height: 360))
    }

    @Test("cannot be loaded without a network")
    func offline() async {
      screen.phone.network = .offline
      let asset = AVURLAsset(url: URL(string: "https://example.com/film.mp4")!)
      await #expect(throws: URLError.self) { try await asset.load(.duration) }
      #expect(!asset.isPlayable)
      var error: NSError?
      #expect(asset.statusOfValue(forKey: "duration", error: &error) == .failed && error != nil)
    }

    @Test("has pictures at times before its end")
    func pictures() throws {
      screen.phone.media["film.mp4"] = PhoneMedia(duration: 10, size: CGSize(width: 1600, height: 900))
      let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(string: "https://example.com/film.mp4")!))
      generator.maximumSize = CGSize(width: 160, height: 160)
      let image = try generator.copyCGImage(at: CMTime(value: 1, timescale: 1), actualTime: nil)
      #expect(image.width == 160 && image.height == 90)
      #expect(throws: AVError.self) { try generator.copyCGImage(at: CMTime(value: 11, timescale: 1), actualTime: nil) }
    }

    @Test("fits a size into a rectangle")
    func makeRect() {
      #expect(
        AVMakeRect(aspectRatio: CGSize(width: 4, height: 2), insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
          == CGRect(x: 0, y: 25, width: 100, height: 50))
    }
  }
#endif
