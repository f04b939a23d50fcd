import Foundation
import Testing

@testable import FlowSQLite
@testable import SwiftData

@Suite("Stores on full disks and in damaged files")
struct DamagedStoreTests {
  private func open(_ url: URL) throws -> ModelContext {
    ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url)))
  }

  /// A text that fills pages.
  private let long = String(repeating: "x", count: 20_000)

  @Test("a save on a full disk is an error, keeps the changes, and succeeds when there is room")
  func fullDisk() throws {
    try withStoreFile { url in
      let context = try open(url)
      context.insert(Trip("Rome"))
      try context.save()
      let store = try #require(context.core.tables.first)
      func limit(_ pages: Int) throws {
        try store.withDatabase { _ = try $0.value("PRAGMA max_page_count = \(pages)") }
      }
      try limit(1)
      for number in 0..<20 { context.insert(Trip("Oslo \(number)", destination: long)) }
      let error = #expect(throws: NSError.self) { try context.save() }
      #expect(error?.domain == NSCocoaErrorDomain && error?.code == CocoaError.fileWriteOutOfSpace.rawValue)
      #expect(context.insertedModelsArray.count == 20)
      #expect(try open(url).fetchCount(FetchDescriptor<Trip>()) == 1)
      try limit(1_000_000)
      try context.save()
      #expect(try open(url).fetchCount(FetchDescriptor<Trip>()) == 21)
    }
  }

  @Test("a file that is damaged at any place is refused or read, and the process goes on")
  func damage() throws {
    try withStoreFile { url in
      do {
        let context = try open(url)
        for number in 0..<60 {
          let trip = Trip("Trip \(number)", destination: String(long.prefix(number * 30)))
          trip.stops = [Stop("a"), Stop("b")]
          context.insert(trip)
        }
        try context.save()
        // All of it is to be in the file, also while others are busy with the store.
        let store = try #require(context.core.tables.first)
        let isBusy = try store.withDatabase { try $0.value("PRAGMA wal_checkpoint(TRUNCATE)") }
        try #require(isBusy == .integer(0))
      }
      let whole = try Data(contentsOf: url)
      var random = SplitMix(seed: 33)
      var reasons: [String] = []
      var (refused, read) = (0, 0)
      for number in 0..<150 {
        var data = whole
        let place = Int(random.next() % UInt64(data.count - 64))
        for offset in 0..<Int(random.next() % 64) + 1 {
          data[place + offset] = UInt8(truncatingIfNeeded: random.next())
        }
        let file = url.deletingLastPathComponent().appendingPathComponent("damaged-\(number).store")
        try data.write(to: file)
        do {
          let context = try open(file)
          _ = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.destination)]))
          _ = try context.fetch(FetchDescriptor<Stop>())
          context.insert(Trip("New", destination: long))
          try context.save()
          read += 1
        } catch {
          #expect(error is SwiftDataError || (error as NSError).domain == NSCocoaErrorDomain, "\(error)")
          refused += 1
          reasons.append("\(error)")
        }
      }
      #expect(refused > 10 && read > 10, "\(read) of \(whole.count) bytes were read; refused: \(Set(reasons).sorted())")
    }
  }

  @Test("a fetch from a file that was damaged while it was open is an error of Cocoa")
  func damageWhileOpen() throws {
    try withStoreFile { url in
      let context = try open(url)
      for number in 0..<60 { context.insert(Trip("Trip \(number)", destination: long)) }
      try context.save()
      let store = try #require(context.core.tables.first)
      try store.withDatabase { database in
        _ = try database.value("PRAGMA wal_checkpoint(TRUNCATE)")
        try database.run("PRAGMA cache_size = 0")
      }
      let size = try Data(contentsOf: url).count
      let handle = try FileHandle(forWritingTo: url)
      try handle.seek(toOffset: 4096)
      handle.write(Data(repeating: 0xFF, count: size - 4096))
      try handle.close()
      let error = #expect(throws: NSError.self) {
        _ = try ModelContext(context.container).fetch(FetchDescriptor<Trip>())
      }
      #expect(error?.domain == NSCocoaErrorDomain && error?.code == CocoaError.fileReadCorruptFile.rawValue)
    }
  }
}

/// Random numbers that are the same in each run.
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
