import SwiftUI

/// A kind of gesture.
@MainActor @preconcurrency
public protocol GestureViewType {
  associatedtype T: SwiftUI.Gesture
}

extension ViewType {
  /// Inspects a gesture of a view.
  public struct Gesture<T: SwiftUI.Gesture>: KnownViewType, GestureViewType {
    public static var typePrefix: String { Inspector.typeName(type: T.self, generics: .remove) }
  }
}

extension InspectableView {
  /// A gesture of the view.
  ///
  /// - Parameters:
  ///   - type: The type of the gesture without its callbacks, such as `TapGesture`.
  ///   - index: The number of gestures closer to the view; `nil` is 0.
  /// - Throws: `InspectionError` if there are not that many gestures, or if this one is of another type.
  public func gesture<T: Gesture>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Gesture<T>> {
    try gesture("gesture", of: "AddGestureModifier", type, index)
  }

  /// A gesture of the view that takes precedence over those of descendants.
  ///
  /// - Parameters:
  ///   - type: The type of the gesture without its callbacks, such as `TapGesture`.
  ///   - index: The number of such gestures closer to the view; `nil` is 0.
  /// - Throws: `InspectionError` if there are not that many gestures, or if this one is of another type.
  public func highPriorityGesture<T: Gesture>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Gesture<T>> {
    try gesture("highPriorityGesture", of: "HighPriorityGestureModifier", type, index)
  }

  /// A gesture of the view that is recognized simultaneously with those of descendants.
  ///
  /// - Parameters:
  ///   - type: The type of the gesture without its callbacks, such as `TapGesture`.
  ///   - index: The number of such gestures closer to the view; `nil` is 0.
  /// - Throws: `InspectionError` if there are not that many gestures, or if this one is of another type.
  public func simultaneousGesture<T: Gesture>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Gesture<T>> {
    try gesture("simultaneousGesture", of: "SimultaneousGestureModifier", type, index)
  }

  /// - Parameter typeName: The name of the modifier in messages.
  private func gesture<T: Gesture>(
    _ name: String, of typeName: String, _ type: T.Type, _ index: Int?
  ) throws -> InspectableView<ViewType.Gesture<T>> {
    let matches = modifierCompositions(name)
    guard matches.indices.contains(index ?? 0), let gesture: any Gesture = matches[index ?? 0].value("gesture") else {
      throw modifierNotFound("\(name)(\(type).self)", index: index ?? 0)
    }
    let inspected = InspectedGesture(
      gesture: gesture, mask: matches[index ?? 0].value("mask"),
      name: "\(typeName)<\(Inspector.typeName(value: gesture))>")
    let suffix = index.map { ", \($0)" } ?? ""
    return try self.gesture(inspected, as: type, call: "\(name)(\(type).self\(suffix))", index: index)
  }

  fileprivate func gesture<T: Gesture>(
    _ gesture: InspectedGesture, as type: T.Type, call: String, index: Int? = nil
  ) throws -> InspectableView<ViewType.Gesture<T>> {
    let name = gesture.gesture.recognizedName
    guard name == Inspector.typeName(type: type) else {
      throw InspectionError.typeMismatch(factual: name, expected: Inspector.typeName(type: type))
    }
    let content = Content(gesture, medium: content.medium.resettingViewModifiers())
    return InspectableView<ViewType.Gesture<T>>(unchecked: content, parent: self, call: call, index: index)
  }
}

/// A gesture that was passed to a modifier or to another gesture.
struct InspectedGesture {
  let gesture: any Gesture

  /// The gesture mask, if the gesture belongs to a view.
  let mask: GestureMask?

  /// The name in messages.
  let name: String
}

extension Gesture {
  private var made: GestureComposition? { (self as? any ComposedGesture)?.composition }

  /// The gesture without its callbacks.
  var recognized: any Gesture {
    switch made {
    case .callback(_, _, let inner), .modifiers(_, let inner), .wrapping(let inner): inner.recognized
    case .combination, .nothing, nil: self
    }
  }

  /// The type name of the gesture without its callbacks.
  var recognizedName: String {
    switch recognized.made {
    case .combination(let name, let first, let second): "\(name)<\(first.recognizedName), \(second.recognizedName)>"
    default: Inspector.typeName(value: recognized)
    }
  }

  /// The callbacks of a modifier on the gesture, nearest first.
  func callbacks(_ name: String) -> [Any] {
    switch made {
    case .callback(name, let action, let inner): inner.callbacks(name) + [action]
    case .callback(_, _, let inner), .modifiers(_, let inner), .wrapping(let inner): inner.callbacks(name)
    case .combination, .nothing, nil: []
    }
  }

  /// The modifier keys that the gesture requires.
  var heldKeys: EventModifiers {
    switch made {
    case .modifiers(let keys, let inner): inner.heldKeys.union(keys)
    case .callback(_, _, let inner), .wrapping(let inner): inner.heldKeys
    case .combination, .nothing, nil: []
    }
  }

  /// The parts of a composed gesture.
  fileprivate var combined: (first: any Gesture, second: any Gesture)? {
    guard case .combination(_, let first, let second) = recognized.made else { return nil }
    return (first, second)
  }
}

// MARK: - Attributes

extension InspectableView {
  /// The position of a gesture in a composed gesture.
  enum GestureOrder {
    case first
    case second
  }
}

extension InspectableView where View: GestureViewType {
  /// The first gesture of a composed gesture.
  ///
  /// - Parameter type: The type of the first gesture without its callbacks.
  /// - Throws: `InspectionError.typeMismatch` if the gesture is not composed, or if the first one is of another type.
  public func first<G: Gesture>(_ type: G.Type) throws -> InspectableView<ViewType.Gesture<G>> {
    try part(.first, type)
  }

  /// The second gesture of a composed gesture.
  ///
  /// - Parameter type: The type of the second gesture without its callbacks.
  /// - Throws: `InspectionError.typeMismatch` if the gesture is not composed, or if the second one is of another type.
  public func second<G: Gesture>(_ type: G.Type) throws -> InspectableView<ViewType.Gesture<G>> {
    try part(.second, type)
  }

  private func part<G: Gesture>(
    _ order: GestureOrder, _ type: G.Type
  ) throws -> InspectableView<ViewType.Gesture<G>> {
    let gesture = try inspected.gesture
    guard let combined = gesture.combined else {
      throw InspectionError.typeMismatch(
        factual: gesture.recognizedName, expected: "ExclusiveGesture, SequenceGesture, or SimultaneousGesture")
    }
    let part = order == .first ? combined.first : combined.second
    return try self.gesture(
      InspectedGesture(gesture: part, mask: nil, name: Inspector.typeName(value: part)), as: type,
      call: "\(order)(\(type).self)")
  }

  /// The gesture mask.
  public func gestureMask() throws -> GestureMask {
    let inspected = try inspected
    guard let mask = inspected.mask else {
      throw InspectionError.attributeNotFound(label: "gestureMask", type: inspected.name)
    }
    return mask
  }

  /// The modifier keys that the gesture requires.
  public func gestureModifiers() throws -> EventModifiers { try inspected.gesture.heldKeys }

  /// The gesture without its callbacks.
  public func actualGesture() throws -> View.T {
    try Inspector.cast(value: inspected.gesture.recognized, type: View.T.self)
  }

  private var inspected: InspectedGesture {
    get throws { try Inspector.cast(value: content.view, type: InspectedGesture.self) }
  }
}

// MARK: - Actions

extension InspectableView where View: GestureViewType {
  /// Calls the `updating` closure with a gesture state that the test provides.
  ///
  /// - Parameters:
  ///   - value: The value of the gesture, of the type that the gesture has.
  ///   - state: The gesture state, which the closure changes.
  ///   - transaction: The transaction, which the closure may change.
  /// - Throws: `InspectionError` if the gesture has no `updating` closure, or one for other types.
  public func callUpdating<Value, State>(
    value: Value, state: inout State, transaction: inout Transaction
  ) throws {
    let callbacks = try callbacks("updating", as: ((Value, inout State, inout Transaction) -> Void).self)
    try perform { for callback in callbacks { callback(value, &state, &transaction) } }
  }

  /// Calls the `onChanged` closure.
  ///
  /// - Parameter value: The value of the gesture, of the type that the gesture has.
  /// - Throws: `InspectionError` if the gesture has no `onChanged` closure, or one for another type.
  public func callOnChanged<Value>(value: Value) throws {
    let callbacks = try callbacks("onChanged", as: ((Value) -> Void).self)
    try perform { for callback in callbacks { callback(value) } }
  }

  /// Calls the `onEnded` closure.
  ///
  /// - Parameter value: The value of the gesture, of the type that the gesture has.
  /// - Throws: `InspectionError` if the gesture has no `onEnded` closure, or one for another type.
  public func callOnEnded<Value>(value: Value) throws {
    let callbacks = try callbacks("onEnded", as: ((Value) -> Void).self)
    try perform { for callback in callbacks { callback(value) } }
  }

  private func callbacks<Callback>(_ name: String, as type: Callback.Type) throws -> [Callback] {
    let inspected = try inspected
    let callbacks = inspected.gesture.callbacks(name)
    guard !callbacks.isEmpty else {
      throw InspectionError.callbackNotFound(parent: inspected.name, callback: name)
    }
    return try callbacks.map { try Inspector.cast(value: $0, type: type) }
  }
}

/// The action of a tap.
private typealias TapAction = (()) -> Void

extension InspectableView {
  /// Calls the action of `onTapGesture`.
  public func callOnTapGesture() throws {
    if let callback = gestureCallback(of: TapGesture.self, as: TapAction.self) {
      return try perform { callback(()) }
    }
    guard let callback = gestureCallback(of: SpatialTapGesture.self, as: ((SpatialTapGesture.Value) -> Void).self)
    else { throw modifierNotFound("onTapGesture") }
    try perform { callback(SpatialTapGesture.Value(location: .zero)) }
  }

  /// Calls the action of `onLongPressGesture`.
  public func callOnLongPressGesture() throws {
    guard let callback = gestureCallback(of: LongPressGesture.self, as: ((Bool) -> Void).self) else {
      throw modifierNotFound("onLongPressGesture")
    }
    try perform { callback(true) }
  }

  /// The `onEnded` closure of the nearest gesture of a type.
  private func gestureCallback<G: Gesture, Callback>(of type: G.Type, as callback: Callback.Type) -> Callback? {
    modifierCompositions("gesture").lazy.compactMap { composition -> Callback? in
      guard let gesture: any Gesture = composition.value("gesture"), gesture.recognized is G else { return nil }
      return gesture.callbacks("onEnded").lazy.compactMap { $0 as? Callback }.first
    }.first
  }
}
