import SwiftUI

/// A view of SwiftUI that is a view of UIKit.
///
/// The coordinator is made first, then the view, which is then updated; it is updated again whenever the value or a value
/// that the update has read changes, and dismantled when it leaves the tree.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView

  /// The type that passes changes of the view on.
  associatedtype Coordinator = Void

  /// What the representable knows about its surroundings.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType

  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Called when the view leaves the tree.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Makes the coordinator.
  func makeCoordinator() -> Coordinator

  /// The size for a proposal, in points; `nil` for that of the view.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    let representation = Representation<UIViewType, Coordinator>()
    return makeRepresentationNode(of: view, in: context) { view, node in
      let coordinator = representation.coordinator { view.makeCoordinator() }
      let context = Context(coordinator: coordinator, node: node)
      let shown = representation.object { view.makeUIView(context: context) }
      view.updateUIView(shown, context: context)
      return FittingView(view: shown) { proposal in
        view.sizeThatFits(proposal, uiView: shown, context: context)
      }
    } leave: {
      representation.leave { dismantleUIView($0, coordinator: $1) }
    }
  }

  public static var _isUnary: Bool { true }
}

/// What a representable knows about its surroundings.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator

  private let place: RepresentablePlace

  init(coordinator: Representable.Coordinator, node: _ViewNode) {
    self.coordinator = coordinator
    place = RepresentablePlace(node)
  }

  /// The transaction of the current update.
  public var transaction: Transaction { place.transaction }

  /// The environment of the view.
  public var environment: EnvironmentValues { place.environment }

  /// Changes views of UIKit with the animation of the current update.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    withTransaction(transaction, changes)
    completion?()
  }
}

/// The object and the coordinator of a representable.
@MainActor
final class Representation<Object: AnyObject, Coordinator> {
  private var knownCoordinator: Coordinator?
  private var known: Object?

  func coordinator(_ make: () -> Coordinator) -> Coordinator {
    if let knownCoordinator { return knownCoordinator }
    let new = make()
    knownCoordinator = new
    return new
  }

  func object(_ make: () -> Object) -> Object {
    if let known { return known }
    let new = make()
    known = new
    return new
  }

  func leave(_ dismantle: (Object, Coordinator) -> Void) {
    if let known, let knownCoordinator { dismantle(known, knownCoordinator) }
    known = nil
    knownCoordinator = nil
  }
}
