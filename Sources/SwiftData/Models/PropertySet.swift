/// The indices of some properties of a model, in ascending order. The first 64 take one word.
struct PropertySet: Hashable, Sequence {
  private var word: UInt64 = 0
  /// The indices from 64 on, in ascending order.
  private var others: [Int] = []

  init(_ indices: some Sequence<Int> = []) {
    for index in indices { insert(index) }
  }

  var isEmpty: Bool { word == 0 && others.isEmpty }

  func contains(_ index: Int) -> Bool { index < 64 ? word & 1 << index != 0 : others.contains(index) }

  mutating func insert(_ index: Int) {
    if index < 64 {
      word |= 1 << index
    } else if !others.contains(index) {
      others.insert(index, at: others.firstIndex { $0 > index } ?? others.endIndex)
    }
  }

  mutating func remove(_ index: Int) {
    if index < 64 { word &= ~(1 << index) } else { others.removeAll { $0 == index } }
  }

  mutating func removeAll() { self = PropertySet() }

  func makeIterator() -> AnyIterator<Int> {
    var word = word
    var others = others.makeIterator()
    return AnyIterator {
      if word == 0 { return others.next() }
      defer { word &= word - 1 }
      return word.trailingZeroBitCount
    }
  }
}
