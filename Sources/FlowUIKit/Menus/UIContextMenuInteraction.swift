import SwiftUI

/// Something that a view takes part in besides its touches.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// Makes the elements of a menu from those that the system suggests: none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Makes the picture above a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The menu of a view.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  let makeMenu: UIContextMenuActionProvider?

  /// Creates a configuration. The picture of `previewProvider` is not drawn, with a warning.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    makeMenu = actionProvider
    super.init()
    if previewProvider != nil {
      report(
        .missing("UIContextMenuConfiguration(identifier:previewProvider:actionProvider:)", "the preview is not drawn."))
    }
  }
}

/// Gives a view a menu that a long press opens.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: Provides the menu whenever it opens; it is held weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// The place of the touch in a view: its center.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    let center = CGPoint(x: own.bounds.midX, y: own.bounds.midY)
    return view.map { own.convert(center, to: $0) } ?? center
  }

  /// The menu that opens now; empty if the delegate has none.
  fileprivate var menu: UIMenu {
    guard let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location(in: view))
    else { return UIMenu() }
    return configuration.makeMenu?([]) ?? UIMenu()
  }
}

/// Makes the menus of a view.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu that opens, or `nil` for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Called when a person taps the preview. Never called here: there is no preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// The animation with which a menu opens or closes.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a view controller follows its preview.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}

/// The animation with which a preview becomes a view controller.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

extension UIView {
  /// Adds an interaction. One of another view leaves it.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  /// The interaction with the view's menu.
  var menuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }
}

/// The menu of a view, made when it opens.
struct InteractionMenu: View {
  let interaction: UIContextMenuInteraction

  var body: some View { MenuParts(menu: interaction.menu, responder: interaction.view) }
}
