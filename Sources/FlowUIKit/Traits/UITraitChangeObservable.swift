import SwiftUI
import FlowObjectiveC
import Foundation

/// An object that has traits.
@MainActor @preconcurrency
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the surroundings.
  var traitCollection: UITraitCollection { get }

  /// Called when the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of traits.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: AnyObject {}

/// An object that calls handlers when its traits have changed.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {
  /// The handlers that are called when traits have changed.
  var _traitChanges: _TraitChanges { get }
}

/// The handlers of a view or a controller.
@MainActor @preconcurrency
public final class _TraitChanges {
  private final class Registration: UITraitChangeRegistration {
    let traits: [UITrait]
    let action: (any UITraitEnvironment, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ action: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
      self.traits = traits
      self.action = action
    }
  }

  private var registrations: [Registration] = []

  nonisolated init() {}

  func add(
    _ traits: [UITrait], _ action: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits, action)
    registrations.append(registration)
    return registration
  }

  func remove(_ registration: any UITraitChangeRegistration) { registrations.removeAll { $0 === registration } }

  /// Calls the handlers of traits that differ.
  func call(_ target: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection) {
    for registration in registrations where registration.traits.contains(where: { $0.differs(old, new) }) {
      registration.action(target, old)
    }
  }
}

extension UITraitChangeObservable {
  /// A closure that is called when traits have changed.
  public typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Calls a closure when one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    _traitChanges.add(traits) { target, old in
      if let target = target as? TraitEnvironment { handler(target, old) }
    }
  }

  /// Calls a method when one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = WeakObject(target as AnyObject)
    return _traitChanges.add(traits) { environment, old in
      if let object = receiver.object { _ = action._send(to: object, [environment, old]) }
    }
  }

  /// Calls a method of this object when one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    _traitChanges.remove(registration)
  }
}

/// The target of a registration, which does not keep it.
private final class WeakObject {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// Tells the view and its controller of traits that have changed, after the update.
  func follow(_ environment: EnvironmentValues) {
    let new = UITraitCollection(environment.withoutReader)
    guard let old = shownTraits, old != new else {
      shownTraits = new
      return
    }
    shownTraits = new
    let tell = { [weak self] in
      guard let self else { return }
      traitCollectionDidChange(old)
      _traitChanges.call(self, from: old, to: new)
      guard let controller else { return }
      controller.traitCollectionDidChange(old)
      controller._traitChanges.call(controller, from: old, to: new)
    }
    if let window { window.afterLayout(tell) } else { tell() }
  }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  /// The traits that the controller sets for its view.
  public var traitOverrides: UITraitOverrides {
    get { view.controllerTraits }
    set { view.controllerTraits = newValue }
  }
}
