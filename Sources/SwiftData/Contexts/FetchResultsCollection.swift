/// Models, or their identifiers, that are loaded in batches when they are read.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  /// The batch that was read last.
  private final class Batch {
    var start = 0
    var elements: [Element] = []
  }

  private let size: Int
  private let batchSize: Int
  private let load: (Range<Int>) throws -> [Element]
  private let batch = Batch()

  init(_ count: Int, _ batchSize: Int, load: @escaping (Range<Int>) throws -> [Element]) {
    size = count
    self.batchSize = Swift.max(1, batchSize)
    self.load = load
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int { size }

  public subscript(index: Int) -> Element {
    if !(batch.start..<(batch.start + batch.elements.count)).contains(index) {
      batch.start = index / batchSize * batchSize
      do {
        batch.elements = try load(batch.start..<Swift.min(size, batch.start + batchSize))
      } catch {
        fatalError("A batch of models cannot be loaded: \(error)")
      }
    }
    return batch.elements[index - batch.start]
  }
}
