import Foundation

/// Marks the container whose children a scroll comes to rest at.
struct ScrollTargetLayoutModifier: ElementModifier {
  let isEnabled: Bool

  static var affectsLayout: Bool { false }

  final class Storage {
    var isEnabled: Bool
    init(_ isEnabled: Bool) { self.isEnabled = isEnabled }
  }

  func didMount(_ element: ModifiedElement) {
    element.storage = Storage(isEnabled)
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    (element.storage as? Storage)?.isEnabled = isEnabled
  }
}

/// Marks a single view that a scroll comes to rest at.
enum ScrollTargetKey: ViewTraitKey {
  typealias Value = Bool
}

extension View {
  /// Makes the children of this layout the places where a scroll comes to rest.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }

  /// Makes this view a place where a scroll comes to rest.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(TraitModifier(ScrollTargetKey.self, isEnabled))
  }
}

extension ScrollElement {
  /// The container marked with `scrollTargetLayout()`.
  var scrollTargetLayout: Element? { markedLayout(in: self) }

  private func markedLayout(in element: Element) -> Element? {
    var found: Element?
    element.forEachLayoutChild { child in
      if found != nil || child is ScrollElement { return }
      let mark = (child as? ModifiedElement)?.storage as? ScrollTargetLayoutModifier.Storage
      found = mark?.isEnabled == true ? child : markedLayout(in: child)
    }
    return found
  }
}

extension Element {
  /// The children of a marked container, past the modifiers around it.
  var scrollTargets: [Element] {
    var targets: [Element] = []
    innermost.forEachLayoutChild { targets.append($0) }
    return targets
  }
}
