import SwiftUI

/// Lets people drop items on a view.
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?

  /// Whether the view takes drops while another one does.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction.
  ///
  /// - Parameter delegate: Takes the items; it is held weakly.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIDropInteraction: DropTarget {
  package func accepts(_ drag: Drag) -> Bool {
    delegate?.dropInteraction(self, canHandle: drag.session) ?? false
  }

  package func entered(_ drag: Drag) { delegate?.dropInteraction(self, sessionDidEnter: drag.session) }

  package func moved(_ drag: Drag) -> DropOperation {
    delegate?.dropInteraction(self, sessionDidUpdate: drag.session).operation.engine ?? .cancel
  }

  package func exited(_ drag: Drag) { delegate?.dropInteraction(self, sessionDidExit: drag.session) }

  package func drop(_ drag: Drag) -> Bool {
    delegate?.dropInteraction(self, performDrop: drag.session)
    delegate?.dropInteraction(self, concludeDrop: drag.session)
    return true
  }

  package func ended(_ drag: Drag) { delegate?.dropInteraction(self, sessionDidEnd: drag.session) }
}

/// Takes the items that people drop on a view.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: AnyObject {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}

  /// Without an answer nothing can be dropped, as on Apple's systems.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

extension UIView {
  /// What takes the items that are dropped on the view.
  var dropTarget: (any DropTarget)? {
    interactions.lazy.compactMap { $0 as? UIDropInteraction }.first ?? (self as? any RowDragging)?.rowDrops
  }
}
