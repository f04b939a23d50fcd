import SwiftUI

extension InspectableView {
  /// What a modifier on the view was given.
  ///
  /// - Parameters:
  ///   - name: The name of the modifier's function.
  ///   - value: The name of the value.
  ///   - call: The reader, as messages name it.
  ///   - index: How many such modifiers are nearer to the view.
  func modifierValue<Value>(
    _ name: String, _ value: String, as type: Value.Type = Value.self, call: String? = nil, index: Int = 0
  ) throws -> Value {
    let matches = modifierCompositions(name).compactMap { $0.value(value, as: Value.self) }
    guard index < matches.count else { throw modifierNotFound(call ?? name, index: index) }
    return matches[index]
  }

  /// What the modifiers of a name are made of, the nearest to the view first.
  func modifierCompositions(_ name: String) -> [Composition] {
    content.modifierCompositions.filter { $0.name == name }
  }

  func modifierNotFound(_ call: String, index: Int = 0) -> InspectionError {
    .modifierNotFound(
      parent: Inspector.typeName(value: content.view), modifier: call, index: index, help: helpWithModifiers(call))
  }
}

extension InspectableView {
  /// Which modifiers the view has, and which views around it or inside have one of a name.
  ///
  /// - Parameter call: The reader, as messages name it.
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
  /// What the modifiers on the view are made of, the nearest first.
  var modifierCompositions: [Composition] {
    medium.viewModifiers.reversed().compactMap {
      (($0 as? any ModifiedView)?.viewModifier as? any ComposedModifier)?.composition
    }
  }
}

extension InspectableView {
  /// The identity that `id(_:)` gave the view.
  public func id() throws -> AnyHashable { try modifierValue("id", "id") }

  /// A value that was written into the environment of the view, by its key path.
  public func environment<T>(_ keyPath: WritableKeyPath<EnvironmentValues, T>) throws -> T {
    try environment(keyPath, call: "environment(\(Inspector.typeName(type: T.self)))")
  }

  /// A value that a modifier wrote into the environment of the view.
  ///
  /// - Parameter call: The reader, as messages name it.
  func environment<T>(_ keyPath: WritableKeyPath<EnvironmentValues, T>, call: String) throws -> T {
    let values = content.medium.environmentModifiers.reversed()
      .compactMap { ($0 as? any ComposedModifier)?.composition }
      .filter { $0.value("keyPath") == (keyPath as AnyKeyPath) }
      .compactMap { $0.value("value", as: T.self) }
    guard let value = values.first else { throw modifierNotFound(call) }
    return value
  }

  /// What modifiers of a name that hold for views inside are made of, the nearest first.
  func environmentCompositions(_ name: String) -> [Composition] {
    let medium = content.medium
    return (medium.environmentModifiers + medium.namedEnvironmentModifiers).reversed()
      .compactMap { ($0 as? any ComposedModifier)?.composition }.filter { $0.name == name }
  }
}
