import Foundation
import SwiftData

@Model
final class Batch {
  @Attribute(.unique) var number: Int
  @Relationship(deleteRule: .cascade, inverse: \Part.batch) var parts: [Part] = []

  init(_ number: Int) { self.number = number }
}

@Model
final class Part {
  var batch: Batch?
  var data: Data

  init(_ data: Data) { self.data = data }
}

/// What a program for tests does with a store, by its second argument:
///
/// - nothing: saves batch after batch until it is killed, and prints the number of each that is saved;
/// - `check`: prints the number of batches, and how many of them are not whole;
/// - `add`, the first number, a count: saves as many batches, while others may do the same;
/// - `random`, a seed: makes random changes and saves them until it is killed, and prints the number of each save;
/// - `check-random`, the seed: prints the number of saves, and how much is not as the last of them left it.
///
/// With `coredata` in front, Core Data's store is the one that is used.
@main
enum StoreWriter {
  static let partsOfBatch = 5

  /// The data of the parts of each batch.
  static let data = (0..<partsOfBatch).map { Data(count: 1000 * $0) }

  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let isCoreData = arguments.first == "coredata"
    if isCoreData { arguments.removeFirst() }
    let file = URL(fileURLWithPath: arguments[0])
    if arguments.count == 3, arguments[1].hasSuffix("random"), let seed = UInt64(arguments[2]) {
      var writer = try RandomWriter(file, seed: seed)
      guard arguments[1] == "check-random" else { try writer.run() }
      let (count, broken) = try writer.check()
      return print(count, broken)
    }
    let writer: any BatchWriter = try isCoreData ? CoreDataWriter(file) : SwiftDataWriter(file)
    switch arguments.dropFirst().first {
    case "check":
      let (count, broken) = try writer.check()
      print(count, broken)
    case "add":
      guard let first = Int(arguments[2]), let count = Int(arguments[3]) else { return }
      for number in first..<first + count { try writer.save(number) }
    default:
      var number = try writer.check().count
      while true {
        try writer.save(number)
        number += 1
        FileHandle.standardOutput.write(Data("\(number)\n".utf8))
      }
    }
  }
}

/// Saves batches in a store.
protocol BatchWriter {
  /// The number of batches, and how many are not whole or have parts too many.
  func check() throws -> (count: Int, broken: Int)
  /// Saves a batch.
  func save(_ number: Int) throws
}

struct SwiftDataWriter: BatchWriter {
  private let context: ModelContext

  init(_ file: URL) throws {
    context = ModelContext(try ModelContainer(for: Batch.self, configurations: ModelConfiguration(url: file)))
  }

  func check() throws -> (count: Int, broken: Int) {
    let batches = try context.fetch(FetchDescriptor<Batch>())
    let parts = try context.fetchCount(FetchDescriptor<Part>())
    let broken = batches.filter { $0.parts.count != StoreWriter.partsOfBatch }.count
    return (batches.count, broken + abs(parts - batches.count * StoreWriter.partsOfBatch))
  }

  func save(_ number: Int) throws {
    let batch = Batch(number)
    batch.parts = StoreWriter.data.map(Part.init)
    context.insert(batch)
    try context.save()
  }
}
