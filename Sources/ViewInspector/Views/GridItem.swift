import SwiftUI

extension GridItem.Size: Equatable {
  public nonisolated static func == (lhs: GridItem.Size, rhs: GridItem.Size) -> Bool {
    switch (lhs, rhs) {
    case (.fixed(let lhs), .fixed(let rhs)): lhs == rhs
    case (.flexible(let least, let most), .flexible(let otherLeast, let otherMost)):
      least == otherLeast && most == otherMost
    case (.adaptive(let least, let most), .adaptive(let otherLeast, let otherMost)):
      least == otherLeast && most == otherMost
    default: false
    }
  }
}

extension GridItem: Equatable {
  public nonisolated static func == (lhs: GridItem, rhs: GridItem) -> Bool {
    lhs.size == rhs.size && lhs.spacing == rhs.spacing && lhs.alignment == rhs.alignment
  }
}
