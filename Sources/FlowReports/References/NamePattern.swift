/// A pattern for names of steps: a name, or a part of one with `*` for any text and `?` for any character.
///
/// `CheckoutTests/shop-cart-dark` matches by three names: the whole name, that of the test file, and that of the step.
package struct NamePattern: Sendable {
  private let pattern: [Character]

  package init(_ pattern: String) {
    self.pattern = Array(pattern)
  }

  package func matches(_ step: ActualStep) -> Bool {
    [step.name, step.folder.lastPathComponent, step.names.stem].contains(where: matches)
  }

  package func matches(_ name: String) -> Bool {
    let name = Array(name)
    var (position, place) = (0, 0)
    // The positions to resume at if the text after the last star does not match.
    var star: (position: Int, place: Int)?
    while place < name.count {
      if position < pattern.count, pattern[position] == "*" {
        star = (position, place)
        position += 1
      } else if position < pattern.count, pattern[position] == "?" || pattern[position] == name[place] {
        position += 1
        place += 1
      } else if let last = star {
        star = (last.position, last.place + 1)
        (position, place) = (last.position + 1, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }
}
