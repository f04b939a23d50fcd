import SwiftUI

extension InspectableView {
  /// A named value of a modifier on the view.
  ///
  /// - Parameters:
  ///   - name: The name of the modifier's function.
  ///   - value: The name of the value.
  ///   - call: The name of the call in messages.
  ///   - index: The number of such modifiers closer to the view.
  func modifierValue<Value>(
    _ name: String, _ value: String, as type: Value.Type = Value.self, call: String? = nil, index: Int = 0
  ) throws -> Value {
    let matches = modifierCompositions(name).compactMap { $0.value(value, as: Value.self) }
    guard matches.indices.contains(index) else { throw modifierNotFound(call ?? name, index: index) }
    return matches[index]
  }

  /// The compositions of the modifiers with a name, nearest first.
  func modifierCompositions(_ name: String) -> [Composition] {
    content.modifierCompositions.filter { $0.name == name }
  }

  func modifierNotFound(_ call: String, index: Int = 0) -> InspectionError {
    .modifierNotFound(
      parent: Inspector.typeName(value: content.view), modifier: call, index: index, help: helpWithModifiers(call))
  }
}

extension InspectableView {
  /// An explanation with the modifiers of the view, and the ancestors and descendants that have one with a name.
  ///
  /// - Parameter call: The name of the call in messages.
  func helpWithModifiers(_ call: String) -> InspectionError.Help? {
    Explanations.help {
      let own = content.appliedModifiers.joined(separator: " ")
      let name = String(call.prefix { $0 != "(" })
      let others = (parents + ViewTree(inside: self).nodes.map(\.view.view)).filter {
        $0.pathToRoot != pathToRoot && $0.content.modifierCompositions.contains { $0.name == name }
      }
      return [own.isEmpty ? "No modifiers are on it." : "On it are: \(own)"]
        + others.prefix(3).map { "It is on: \($0.pathToRoot.shortenedPath)" }
    }
  }

  private var parents: [any UnwrappedView] {
    var parents: [any UnwrappedView] = []
    var current = parentView
    while let view = current, parents.count < 100 {
      parents.append(view)
      current = view.parentView
    }
    return parents
  }
}

extension Content {
  /// The compositions of the modifiers on the view, nearest first.
  var modifierCompositions: [Composition] {
    medium.viewModifiers.reversed().compactMap {
      (($0 as? any ModifiedView)?.viewModifier as? any ComposedModifier)?.composition
    }
  }
}

extension InspectableView {
  /// The identity set by `id(_:)`.
  public func id() throws -> AnyHashable { try modifierValue("id", "id") }

  /// A value that was written into the environment of the view, by key path.
  ///
  /// - Throws: `InspectionError.modifierNotFound` if no modifier wrote the value.
  public func environment<T>(_ keyPath: WritableKeyPath<EnvironmentValues, T>) throws -> T {
    try environment(keyPath, call: "environment(\(Inspector.typeName(type: T.self)))")
  }

  /// A value that a modifier wrote into the environment of the view.
  ///
  /// - Parameter call: The name of the call in messages.
  func environment<T>(_ keyPath: WritableKeyPath<EnvironmentValues, T>, call: String) throws -> T {
    let values = content.medium.environmentModifiers.reversed()
      .compactMap { ($0 as? any ComposedModifier)?.composition }
      .filter { $0.value("keyPath") == (keyPath as AnyKeyPath) }
      .compactMap { $0.value("value", as: T.self) }
    guard let value = values.first else { throw modifierNotFound(call) }
    return value
  }

  /// The compositions of the modifiers with a name that also apply to descendants, nearest first.
  func environmentCompositions(_ name: String) -> [Composition] {
    let medium = content.medium
    return (medium.environmentModifiers + medium.namedEnvironmentModifiers).reversed()
      .compactMap { ($0 as? any ComposedModifier)?.composition }.filter { $0.name == name }
  }
}
