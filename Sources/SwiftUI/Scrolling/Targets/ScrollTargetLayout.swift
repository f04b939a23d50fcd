import Foundation

/// Marks a container whose children are scroll targets.
struct ScrollTargetModifier: ElementModifier {
  let isEnabled: Bool

  static var affectsLayout: Bool { false }

  final class Storage {
    var isEnabled: Bool
    init(isEnabled: Bool) { self.isEnabled = isEnabled }
  }

  func makeStorage(for element: ModifiedElement) -> Storage? { Storage(isEnabled: isEnabled) }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    storage(of: element)?.isEnabled = isEnabled
  }
}

extension View {
  /// Makes the children of this layout scroll targets.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled))
  }
}

extension ScrollElement {
  /// The scroll targets in the content.
  var scrollTargets: [Element] {
    var targets: [Element] = []
    collectTargets(in: self, into: &targets)
    return targets
  }

  private func collectTargets(in element: Element, into targets: inout [Element]) {
    element.forEachLayoutChild { child in
      if child is ScrollElement { return }
      if child.storage(of: ScrollTargetModifier.self)?.isEnabled == true {
        child.innermost.forEachLayoutChild { targets.append($0) }
      } else {
        collectTargets(in: child, into: &targets)
      }
    }
  }
}
