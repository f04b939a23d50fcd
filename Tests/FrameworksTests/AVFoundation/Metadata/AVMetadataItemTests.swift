#if os(Linux)
  import FlowAVFoundation
  import FlowAVKit
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("Facts about sounds and videos", .ownPhone) @MainActor
  struct AVMetadataItemTests {
    private let phone = SimulatedPhone.current

    private func bytes(_ value: Int, _ count: Int, bits: Int = 8) -> [UInt8] {
      (0..<count).reversed().map { UInt8(value >> (bits * $0) & (1 << bits - 1)) }
    }

    private func withFile<Result>(
      _ name: String, _ contents: [UInt8], _ body: (AVURLAsset) async throws -> Result
    ) async throws -> Result {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: name)
      try Data(contents).write(to: file)
      return try await body(AVURLAsset(url: file))
    }

    @Test("are those that a test sets, by the common names and by those of formats")
    func setFacts() async throws {
      phone.mediaMetadata["tea.m4a"] = [
        .commonIdentifierTitle: "Tea", .iTunesMetadataArtist: "Ann", .iTunesMetadataBeatsPerMin: .number(90),
        .commonIdentifierArtwork: .data(Data([1, 2])),
      ]
      let asset = AVURLAsset(url: URL(string: "https://example.com/tea.m4a")!)
      let all = try await asset.load(.metadata)
      let common = try await asset.load(.commonMetadata)
      #expect(all.count == 4 && common.count == 3)
      func first(_ identifier: AVMetadataIdentifier) -> AVMetadataItem? {
        AVMetadataItem.metadataItems(from: all, filteredByIdentifier: identifier).first
      }
      #expect(first(.commonIdentifierTitle)?.stringValue == "Tea")
      #expect(first(.commonIdentifierArtist)?.identifier == .iTunesMetadataArtist)
      #expect(try await first(.commonIdentifierArtwork)?.load(.dataValue) == Data([1, 2]))
      #expect(first(.iTunesMetadataBeatsPerMin)?.numberValue == 90)
      #expect(first(.iTunesMetadataSongName) == nil && first(.iTunesMetadataBeatsPerMin)?.commonKey == nil)
      let byKey = AVMetadataItem.metadataItems(
        from: common, withKey: AVMetadataKey.commonKeyArtist, keySpace: .common)
      #expect(byKey.map(\.stringValue) == ["Ann"])
      #expect(try await asset.loadMetadata(for: .iTunesMetadata).count == 2)
      #expect(asset.availableMetadataFormats == [.iTunesMetadata])
    }

    @Test("cannot be loaded without a network")
    func failure() async {
      phone.mediaMetadata["tea.m4a"] = [.commonIdentifierTitle: "Tea"]
      phone.network = .offline
      let asset = AVURLAsset(url: URL(string: "https://example.com/tea.m4a")!)
      await #expect(throws: URLError.self) { try await asset.load(.metadata) }
      #expect(asset.metadata.isEmpty)
    }

    @Test("are read from the beginning of an MP3 file, in its three versions", arguments: [2, 3, 4])
    func id3(version: Int) async throws {
      func frame(_ name: String, _ short: String, _ body: [UInt8]) -> [UInt8] {
        version == 2
          ? Array(short.utf8) + bytes(body.count, 3) + body
          : Array(name.utf8) + bytes(body.count, 4, bits: version == 4 ? 7 : 8) + [0, 0] + body
      }
      let utf16: [UInt8] = [1, 0xFF, 0xFE] + "Tée".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } + [0, 0]
      // Longer than what seven bits count.
      let picture = [UInt8](repeating: 7, count: 300)
      let kind: [UInt8] = version == 2 ? Array("PNG".utf8) : Array("image/png".utf8) + [0]
      let tag =
        frame("TIT2", "TT2", utf16) + frame("TPE1", "TP1", [0] + Array("Ann\u{0}Ben".utf8))
        + frame("APIC", "PIC", [0] + kind + [3] + Array("front".utf8) + [0] + picture)
        + frame("COMM", "COM", [0] + Array("eng".utf8) + [0] + Array("good".utf8)) + [UInt8](repeating: 0, count: 20)
      let file = Array("ID3".utf8) + [UInt8(version), 0, 0] + bytes(tag.count, 4, bits: 7) + tag + [0xFF, 0xFB, 0, 0]
      try await withFile("song.mp3", file) { asset in
        let items = try await asset.load(.metadata)
        #expect(
          items.map(\.identifier) == [
            .id3MetadataTitleDescription, .id3MetadataLeadPerformer, .id3MetadataAttachedPicture, .id3MetadataComments,
          ])
        #expect(items.map(\.commonKey) == [.commonKeyTitle, .commonKeyArtist, .commonKeyArtwork, nil])
        #expect(items[0].stringValue == "Tée" && items[1].stringValue == "Ann")
        #expect(items[2].dataValue == Data(picture) && items[2].stringValue == nil)
        #expect(items[3].stringValue == "good" && items[3].extendedLanguageTag == "eng")
        #expect(asset.availableMetadataFormats == [.id3Metadata])
      }
    }

    private func box(_ name: [UInt8], _ contents: [UInt8]) -> [UInt8] { bytes(contents.count + 8, 4) + name + contents }
    private func box(_ name: String, _ contents: [UInt8]) -> [UInt8] { box(Array(name.utf8), contents) }

    private func value(_ name: [UInt8], _ type: Int, _ body: [UInt8]) -> [UInt8] {
      box(name, box("data", bytes(type, 4) + bytes(0, 4) + body))
    }

    @Test("are read from the boxes of an MPEG-4 file")
    func movie() async throws {
      let list =
        value([0xA9] + Array("nam".utf8), 1, Array("Tea".utf8)) + value(Array("covr".utf8), 14, [9, 8])
        + value(Array("tmpo".utf8), 21, [0, 90])
      let meta = box("meta", bytes(0, 4) + box("hdlr", bytes(0, 24)) + box("ilst", list))
      let file = box("ftyp", Array("M4A ".utf8)) + box("moov", box("mvhd", bytes(0, 9)) + box("udta", meta))
      try await withFile("song.m4a", file) { asset in
        let items = try await asset.load(.metadata)
        #expect(
          items.map(\.identifier) == [.iTunesMetadataSongName, .iTunesMetadataCoverArt, .iTunesMetadataBeatsPerMin])
        #expect(items[0].stringValue == "Tea" && items[1].dataValue == Data([9, 8]) && items[2].numberValue == 90)
        #expect(items[0].key as? NSString == "©nam" && items[0].keySpace == .iTunes)
      }
    }

    @Test("are read from the keys of a QuickTime file, with the date of its creation")
    func quickTime() async throws {
      let names = ["com.apple.quicktime.make", "com.apple.quicktime.creationdate"]
      let keys = box("keys", bytes(0, 4) + bytes(2, 4) + names.flatMap { box("mdta", Array($0.utf8)) })
      let list = value(bytes(2, 4), 1, Array("2026-03-01T10:00:00+0100".utf8)) + value(bytes(1, 4), 1, Array("A".utf8))
      let meta = box("meta", box("hdlr", bytes(0, 24)) + keys + box("ilst", list))
      try await withFile("clip.mov", box("moov", meta)) { asset in
        #expect(asset.metadata.map(\.identifier) == [.quickTimeMetadataCreationDate, .quickTimeMetadataMake])
        let date = try await asset.load(.creationDate)?.load(.dateValue)
        #expect(date == Date(timeIntervalSince1970: 1_772_355_600))
      }
    }

    @Test("are not read from files that end early or have no sense")
    func damaged() async throws {
      let files: [[UInt8]] = [
        [], Array("ID3".utf8),
        Array("ID3".utf8) + [3, 0, 0, 0, 0, 0, 100] + Array("TIT2".utf8) + [0xFF, 0xFF, 0xFF, 0xFF],
        bytes(1, 4) + Array("moov".utf8), bytes(500, 4) + Array("moov".utf8) + [1, 2, 3],
        box("moov", box("udta", box("meta", [0, 0]))), box("moov", box("meta", bytes(0, 4) + box("ilst", [1, 2, 3]))),
      ]
      for file in files { try await withFile("a.mp3", file) { #expect($0.metadata.isEmpty) } }
    }

    @Test("have an identifier of a key and its space, whichever an app sets")
    func identifiers() {
      let item = AVMutableMetadataItem()
      item.keySpace = .common
      #expect(item.identifier == nil)
      item.key = "title" as NSString
      #expect(item.identifier == .commonIdentifierTitle)
      item.identifier = .iTunesMetadataSongName
      #expect(item.key as? NSString == "©nam" && item.keySpace == .iTunes)
      #expect(AVMetadataItem.identifier(forKey: "TIT2", keySpace: .id3) == .id3MetadataTitleDescription)
      item.value = "Tea" as NSString
      let copy = item.copy() as? AVMetadataItem
      item.value = 3 as NSNumber
      #expect(copy?.stringValue == "Tea" && !(copy is AVMutableMetadataItem) && item.stringValue == "3")
      #expect((copy?.mutableCopy() as? AVMutableMetadataItem)?.identifier == .iTunesMetadataSongName)
    }

    @Test("are in a file that an app has exported")
    func exported() async throws {
      phone.mediaMetadata["tea.mp4"] = [.commonIdentifierTitle: "Tea"]
      let folder = FileManager.default.temporaryDirectory
      func export(_ metadata: [AVMetadataItem]?) async throws -> [String?] {
        let file = folder.appending(path: "\(UUID().uuidString).mp4")
        defer { try? FileManager.default.removeItem(at: file) }
        let asset = AVURLAsset(url: URL(string: "https://example.com/tea.mp4")!)
        let session = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetPassthrough))
        session.metadata = metadata
        try await session.export(to: file, as: .mp4)
        return AVURLAsset(url: file).commonMetadata.map(\.stringValue)
      }
      let item = AVMutableMetadataItem()
      item.identifier = .commonIdentifierTitle
      item.value = "Coffee" as NSString
      #expect(try await export(nil) == ["Tea"])
      #expect(try await export([item]) == ["Coffee"])
      #expect(try await export([]) == [])
    }

    @Test("that an app has about an item are shown by the system's player")
    func external() {
      let screen = Screen(device: .iPhone)
      let player = AVPlayer(url: URL(string: "https://example.com/film.mp4")!)
      func fact(_ identifier: AVMetadataIdentifier, _ text: String) -> AVMetadataItem {
        let item = AVMutableMetadataItem()
        item.identifier = identifier
        item.value = text as NSString
        return item
      }
      player.currentItem?.externalMetadata = [
        fact(.commonIdentifierTitle, "Tea"), fact(.iTunesMetadataTrackSubTitle, "Part 1"),
      ]
      screen.show(VideoPlayer(player: player).frame(width: 300, height: 200))
      screen.advance(by: 1)
      let app = XCUIApplication(screen: screen)
      #expect(app.staticTexts["Title"].label == "Tea" && app.staticTexts["Subtitle"].label == "Part 1")
    }
  }
#endif
