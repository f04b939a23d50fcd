import SwiftUI

extension GridItem.Size: Equatable {
  public nonisolated static func == (lhs: GridItem.Size, rhs: GridItem.Size) -> Bool {
    switch (lhs, rhs) {
    case (.fixed(let lhs), .fixed(let rhs)): lhs == rhs
    case (.flexible(let lhs), .flexible(let rhs)): lhs == rhs
    case (.adaptive(let lhs), .adaptive(let rhs)): lhs == rhs
    default: false
    }
  }
}

extension GridItem: Equatable {
  public nonisolated static func == (lhs: GridItem, rhs: GridItem) -> Bool {
    lhs.size == rhs.size && lhs.spacing == rhs.spacing && lhs.alignment == rhs.alignment
  }
}
