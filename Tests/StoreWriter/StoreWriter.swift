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

/// Saves batch after batch until it is killed, and prints the number of each that is saved. With `check` it prints the
/// number of batches, and how many of them are not whole.
@main
enum StoreWriter {
  static let partsOfBatch = 5

  static func main() throws {
    let arguments = CommandLine.arguments
    let container = try ModelContainer(
      for: Batch.self, configurations: ModelConfiguration(url: URL(fileURLWithPath: arguments[1])))
    let context = ModelContext(container)
    if arguments.count > 2 {
      let batches = try context.fetch(FetchDescriptor<Batch>())
      let parts = try context.fetchCount(FetchDescriptor<Part>())
      let broken = batches.filter { $0.parts.count != partsOfBatch }.count
      print(batches.count, broken + abs(parts - batches.count * partsOfBatch))
      return
    }
    var number = try context.fetchCount(FetchDescriptor<Batch>())
    while true {
      let batch = Batch(number)
      batch.parts = (0..<partsOfBatch).map { Part(Data(count: 1000 * $0)) }
      context.insert(batch)
      try context.save()
      number += 1
      FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    }
  }
}
