import Foundation

/// Marks a view as a scroll target, or a container whose children are scroll targets.
struct ScrollTargetModifier: ElementModifier {
  enum Target {
    case view, children
  }

  /// `nil` if the modifier is disabled.
  let target: Target?

  static var affectsLayout: Bool { false }

  final class Storage {
    var target: Target?
    init(_ target: Target?) { self.target = target }
  }

  func makeStorage(for element: ModifiedElement) -> Storage? { Storage(target) }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    storage(of: element)?.target = target
  }
}

extension View {
  /// Makes the children of this layout scroll targets.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(target: isEnabled ? .children : nil))
  }

  /// Makes this view a scroll target.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(target: isEnabled ? .view : nil))
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
      switch child.storage(of: ScrollTargetModifier.self)?.target {
      case .view: targets.append(child)
      case .children: child.innermost.forEachLayoutChild { targets.append($0) }
      case nil: collectTargets(in: child, into: &targets)
      }
    }
  }
}
