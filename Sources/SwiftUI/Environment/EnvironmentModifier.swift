/// A modifier that only changes the environment of its content; it does not take part in layout.
nonisolated package protocol EnvironmentModifier: PrimitiveModifier {
  @MainActor func modify(_ environment: inout EnvironmentValues)

  /// Takes over references that the previous value of the modifier has passed to its content, such as a reference to
  /// the latest action. Closures cannot be compared, so a new reference would change the environment of all
  /// descendants.
  @MainActor mutating func takeOver(from old: Self)
}

@MainActor extension EnvironmentModifier {
  package mutating func takeOver(from old: Self) {}

  public static func _makeNode<Content: View>(
    modifier: Self, content: Content, in context: _NodeContext
  ) -> _ViewNode {
    EnvironmentNode(modifier: modifier, content: content, in: context)
  }

  public static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>: SingleChildNode {
  // `@exclusivity(unchecked)`: see `Element`.
  @exclusivity(unchecked) private var modifier: Modifier
  @exclusivity(unchecked) private var modified: EnvironmentValues

  init(modifier: Modifier, content: Content, in context: _NodeContext) {
    self.modifier = modifier
    modified = context.environment
    super.init(context)
    derive()
    child = Content._makeNode(content, in: childContext)
  }

  /// Computes the content's environment again.
  private func derive() {
    var values = environment
    graph.evaluate(self) {
      values = environment.recordingReads(for: self)
      modifier.modify(&values)
    }
    values.adoptWindowValues(from: environment)
    modified = values.withoutReader
  }

  override func update<V: View>(_ view: V) {
    var new = reinterpret(view, as: ModifiedContent<Content, Modifier>.self)
    new.modifier.takeOver(from: modifier)
    let isUnchanged = areKnownEqual(modifier, new.modifier)
    modifier = new.modifier
    if !isUnchanged { evaluate() }
    child?.update(new.content)
  }

  override func evaluate() {
    isDirty = false
    let before = modified
    derive()
    if modified.isWrittenAlike(before) {
      modified = before
    } else {
      child?.updateEnvironment(modified)
    }
  }

  override func environmentForChildren() -> EnvironmentValues { modified }

  override func environmentChanged() {
    derive()
  }
}

/// Sets the value at a key path.
public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value

  public nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  package func modify(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }
}

extension _EnvironmentKeyWritingModifier: ComposedModifier {
  package var composition: Composition {
    Composition("environment").value("keyPath", keyPath as AnyKeyPath).value("value", value)
  }
}

/// Sets a value derived from a style, and keeps the style.
struct StyleWriter<Style, Value>: EnvironmentModifier {
  /// The name of the modifier's function.
  let name: String
  let style: Style
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  package func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

extension StyleWriter: ComposedModifier {
  package var composition: Composition { Composition(name).value("style", style) }
}

/// Transforms the value at a key path.
package struct EnvironmentKeyPathTransform<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  package func modify(_ environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}

extension View {
  /// Sets an environment value of this view and its descendants.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Transforms an environment value of this view and its descendants.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: keyPath, transform: transform))
  }
}
