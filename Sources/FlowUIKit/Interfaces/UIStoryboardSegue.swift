import FlowObjectiveC
import SwiftUI

/// The way from a controller of a storyboard to another one, while it is taken.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  /// The name in the storyboard.
  open private(set) var identifier: String?

  /// The controller that is shown.
  open private(set) var source: UIViewController

  /// The controller that will be shown.
  open private(set) var destination: UIViewController

  private var handler: (() -> Void)?

  /// Creates a segue that does nothing; a subclass performs it.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Creates a segue that a closure performs.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Shows the destination.
  open func perform() { handler?() }
}

/// Performs a segue for a control, a cell, a bar's item or a recognizer.
@MainActor
final class SegueTrigger: NSObject {
  private weak var controller: UIViewController?
  private let segue: InterfaceElement
  private let loading: InterfaceLoading

  init(_ segue: InterfaceElement, _ loading: InterfaceLoading, from controller: UIViewController) {
    self.controller = controller
    self.segue = segue
    self.loading = loading
  }

  /// Performs the segue if the controller allows it.
  func follow(_ sender: Any?) {
    guard let controller else { return }
    let identifier = segue.string("identifier") ?? ""
    guard controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    controller.perform(segue, of: loading, sender: sender)
  }
}

extension UIViewController {
  /// Performs the segue with an identifier. If there is none, that is a mistake; UIKit ends the app.
  func perform(_ identifier: String, _ sender: Any?) {
    guard let interface, let segue = interface.segues.first(where: { $0.string("identifier") == identifier }) else {
      reportMistake("\(type(of: self)) has no segue with the identifier \"\(identifier)\" in its storyboard.")
      return
    }
    perform(segue, of: interface.loading, sender: sender)
  }

  /// Performs a segue that leads from the controller.
  ///
  /// - Parameter show: Shows the destination; `nil` for what the kind of the segue says.
  func perform(
    _ segue: InterfaceElement, of loading: InterfaceLoading, sender: Any?, show: ((UIViewController) -> Void)? = nil
  ) {
    let identifier = segue.string("identifier")
    if segue.string("kind") == "unwind" { return unwind(segue, identifier, sender) }
    guard let destination = makeDestination(of: segue, loading, sender) else { return }
    let performed = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) { [weak self] in
      if let show { show(destination) } else { self?.show(destination, by: segue, loading, sender) }
    }
    if let name = segue.string("customClass") {
      loading.warn("the segue of the class \(name) is performed as one that shows its destination")
    }
    prepare(for: performed, sender: sender)
    performed.perform()
  }

  private func makeDestination(
    of segue: InterfaceElement, _ loading: InterfaceLoading, _ sender: Any?
  ) -> UIViewController? {
    guard let element = segue.string("destination").flatMap({ loading.file.element($0) }) else { return nil }
    guard let name = segue.string("destinationCreationSelector") else { return storyboard?.makeController(element) }
    guard let action = InterfaceTables.selector(name, of: self) else {
      reportMistake(
        "'\(loading.file.name)' asks \(type(of: self)) for a controller by \"\(name)\", which has no such @IBSegueAction."
      )
      return storyboard?.makeController(element)
    }
    return storyboard?.makeController(element) { coder in
      (action._send(to: self, [coder, sender, segue.string("identifier")]) ?? nil) as? UIViewController
    }
  }

  private func show(
    _ destination: UIViewController, by segue: InterfaceElement, _ loading: InterfaceLoading, _ sender: Any?
  ) {
    let isAnimated = segue.string("animates") != "NO"
    switch segue.string("kind") {
    case "showDetail", "replace": showDetailViewController(destination, sender: sender)
    case "presentation", "modal":
      segue.set(
        "modalPresentationStyle", of: destination, \.modalPresentationStyle, InterfaceLoading.presentationStyles)
      segue.set("modalTransitionStyle", of: destination, \.modalTransitionStyle, InterfaceLoading.transitionStyles)
      present(destination, animated: isAnimated)
    case "popoverPresentation", "presentAsPopover":
      destination.modalPresentationStyle = .popover
      let popover = destination.popoverPresentationController
      popover?.sourceView = sender as? UIView
      popover?.sourceRect = (sender as? UIView)?.bounds ?? .null
      popover?.barButtonItem = sender as? UIBarButtonItem
      present(destination, animated: isAnimated)
    default: show(destination, sender: sender)
    }
  }

  // MARK: - Unwinding

  /// Goes back to the nearest controller that has the method of a segue.
  private func unwind(_ segue: InterfaceElement, _ identifier: String?, _ sender: Any?) {
    guard let name = segue.string("unwindAction") else { return }
    guard
      let target = unwindingCandidates.first(where: {
        $0.canPerformUnwindSegueAction(NSSelectorFromString(name), from: self, sender: sender)
      })
    else {
      reportMistake("No controller before \(type(of: self)) has the method \"\(name)\", to which a segue leads back.")
      return
    }
    let performed = UIStoryboardSegue(identifier: identifier, source: self, destination: target) { [weak self] in
      self?.goBack(to: target)
    }
    prepare(for: performed, sender: sender)
    _ = InterfaceTables.selector(name, of: target)?._send(to: target, [performed])
    performed.perform()
  }

  /// The controllers before this one: those below it in its stack, then those that present it.
  private var unwindingCandidates: [UIViewController] {
    var candidates: [UIViewController] = []
    var inner: UIViewController = self
    while let outer = inner.parent {
      let siblings = (outer as? UINavigationController)?.viewControllers.prefix { $0 !== inner } ?? []
      candidates += siblings.reversed() + [outer]
      inner = outer
    }
    var presenting = inner.presentingViewController
    while let outer = presenting {
      candidates += outer.shownCandidates
      presenting = outer.presentingViewController
    }
    return candidates
  }

  /// What a controller shows, innermost first, with what is below it in stacks.
  private var shownCandidates: [UIViewController] {
    let inner: [UIViewController] =
      switch self {
      case let navigation as UINavigationController: navigation.viewControllers.reversed()
      case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
      default: children
      }
    return inner.flatMap(\.shownCandidates) + [self]
  }

  private func goBack(to target: UIViewController) {
    if target.outermost.presented != nil, target.outermost !== outermost { target.dismiss(animated: true) }
    var inner = target
    while let outer = inner.parent {
      if let navigation = outer as? UINavigationController {
        navigation.popToViewController(inner, animated: true)
      }
      inner = outer
    }
  }
}
