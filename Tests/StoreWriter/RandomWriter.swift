import Foundation
import SwiftData

@Model
final class Box {
  @Attribute(.unique) var number: Int
  var label: String
  @Relationship(deleteRule: .cascade, inverse: \Piece.box) var pieces: [Piece] = []

  init(_ number: Int, label: String) {
    self.number = number
    self.label = label
  }
}

@Model
final class Piece {
  @Attribute(.unique) var number: Int
  @Attribute(.externalStorage) var data: Data
  var box: Box?

  init(_ number: Int, size: Int) {
    self.number = number
    data = Data(count: size)
  }
}

/// The number of saves, which each save changes together with the rest.
@Model
final class Progress {
  var saves = 0

  init() {}
}

/// Makes random changes and saves them, again and again. What a save leaves follows from a seed and the number of the save, so
/// that another process can say whether a store has exactly what one of the saves left.
struct RandomWriter {
  private let context: ModelContext
  private var random: Numbers
  private var expected = Contents()

  /// What has to be there.
  struct Contents: Equatable {
    struct Piece: Equatable {
      var size: Int
      var box: Int?
    }

    var boxes: [Int: String] = [:]
    var pieces: [Int: Piece] = [:]
    var nextNumber = 0
  }

  enum Change {
    case newBox(Int, label: String)
    case label(Int, String)
    case removeBox(Int)
    case newPiece(Int, size: Int, box: Int?)
    case size(Int, Int)
    case move(Int, to: Int?)
    case removePiece(Int)
  }

  /// Random numbers that a seed decides.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var result = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      result = (result ^ (result >> 27)) &* 0x94D0_49BB_1331_11EB
      return result ^ (result >> 31)
    }
  }

  init(_ file: URL, seed: UInt64) throws {
    context = ModelContext(
      try ModelContainer(for: Box.self, Progress.self, configurations: ModelConfiguration(url: file)))
    random = Numbers(state: seed)
    for _ in 0..<(try saves()) { _ = nextChanges() }
  }

  /// The number of saves that the store has.
  private func saves() throws -> Int { try context.fetch(FetchDescriptor<Progress>()).first?.saves ?? 0 }

  /// The changes of the next save, which are expected from now on.
  private mutating func nextChanges() -> [Change] {
    (0..<Int.random(in: 1...6, using: &random)).map { _ in
      let box = expected.boxes.keys.sorted().randomElement(using: &random)
      let piece = expected.pieces.keys.sorted().randomElement(using: &random)
      let size = [0, 100, 5000, 200_000].randomElement(using: &random) ?? 0
      let number = expected.nextNumber
      let kind = Int.random(in: 0..<10, using: &random)
      let change: Change =
        switch (kind, box, piece) {
        case (0, _, _): .newBox(number, label: "box \(size)")
        case (1, let box?, _): .label(box, "label \(size)")
        case (2, let box?, _) where expected.boxes.count > 5: .removeBox(box)
        case (3, _, let piece?): .size(piece, size)
        case (4...5, _, let piece?): .move(piece, to: box)
        case (6, _, let piece?): .move(piece, to: nil)
        case (7, _, let piece?) where expected.pieces.count > 20: .removePiece(piece)
        default: .newPiece(number, size: size, box: box)
        }
      expected.apply(change)
      return change
    }
  }

  /// Saves until the process is killed, and prints the number of each save that is stored.
  mutating func run() throws -> Never {
    var saves = try saves()
    while true {
      for change in nextChanges() { try make(change) }
      let progress = try context.fetch(FetchDescriptor<Progress>()).first ?? Progress()
      context.insert(progress)
      saves += 1
      progress.saves = saves
      try context.save()
      FileHandle.standardOutput.write(Data("\(saves)\n".utf8))
    }
  }

  /// The number of saves, and how much is not as the last of them left it.
  func check() throws -> (count: Int, broken: Int) {
    var found = Contents(nextNumber: expected.nextNumber)
    for box in try context.fetch(FetchDescriptor<Box>()) { found.boxes[box.number] = box.label }
    for piece in try context.fetch(FetchDescriptor<Piece>()) {
      found.pieces[piece.number] = .init(size: piece.data.count, box: piece.box?.number)
    }
    let history = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    let saves = try saves()
    return (saves, (found == expected ? 0 : 1) + (history.count == saves ? 0 : 1))
  }

  private func box(_ number: Int?) throws -> Box? {
    guard let number else { return nil }
    return try context.fetch(FetchDescriptor<Box>(predicate: #Predicate { $0.number == number })).first
  }

  private func piece(_ number: Int) throws -> Piece? {
    try context.fetch(FetchDescriptor<Piece>(predicate: #Predicate { $0.number == number })).first
  }

  private func make(_ change: Change) throws {
    switch change {
    case .newBox(let number, let label): context.insert(Box(number, label: label))
    case .label(let number, let label): try box(number)?.label = label
    case .removeBox(let number): if let box = try box(number) { context.delete(box) }
    case .newPiece(let number, let size, let box):
      let piece = Piece(number, size: size)
      context.insert(piece)
      piece.box = try self.box(box)
    case .size(let number, let size): try piece(number)?.data = Data(count: size)
    case .move(let number, let box): try piece(number)?.box = try self.box(box)
    case .removePiece(let number): if let piece = try piece(number) { context.delete(piece) }
    }
  }
}

extension RandomWriter.Contents {
  fileprivate mutating func apply(_ change: RandomWriter.Change) {
    switch change {
    case .newBox(let number, let label):
      boxes[number] = label
      nextNumber = max(nextNumber, number + 1)
    case .label(let number, let label): boxes[number] = label
    case .removeBox(let number):
      boxes[number] = nil
      pieces = pieces.filter { $0.value.box != number }
    case .newPiece(let number, let size, let box):
      pieces[number] = Piece(size: size, box: box)
      nextNumber = max(nextNumber, number + 1)
    case .size(let number, let size): pieces[number]?.size = size
    case .move(let number, let box): pieces[number]?.box = box
    case .removePiece(let number): pieces[number] = nil
    }
  }
}
