import SwiftUI

/// A view of SwiftUI that is a controller of UIKit.
///
/// The calls are those of ``UIViewRepresentable``.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController

  /// The type that passes changes of the controller on.
  associatedtype Coordinator = Void

  /// What the representable knows about its surroundings.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Called when the controller leaves the tree.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Makes the coordinator.
  func makeCoordinator() -> Coordinator

  /// The size for a proposal, in points; `nil` for that of its view.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
    -> CGSize?
  { nil }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    let representation = Representation<UIViewControllerType, Coordinator>()
    return makeRepresentationNode(of: view, in: context) { view, node in
      let coordinator = representation.coordinator { view.makeCoordinator() }
      let context = Context(coordinator: coordinator, node: node)
      let shown = representation.object { view.makeUIViewController(context: context) }
      view.updateUIViewController(shown, context: context)
      return ControllerFitting(controller: shown) { proposal in
        view.sizeThatFits(proposal, uiViewController: shown, context: context)
      }
    } leave: {
      representation.leave { dismantleUIViewController($0, coordinator: $1) }
    }
  }

  public static var _isUnary: Bool { true }
}

/// What a representable knows about its surroundings.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
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

/// A controller in the size that its view asks for.
private struct ControllerFitting: View {
  let controller: UIViewController
  let size: (ProposedViewSize) -> CGSize?

  var body: some View {
    _ = controller.changes.count
    return Group {
      if let content = controller.makeContent() {
        content
      } else {
        FittingView(view: controller.view, size: size)
      }
    }
    .modifier(ControllerAppearance(controller: controller))
    .modifier(ControllerPresentation(controller: controller))
  }
}
