/// Writes `animatableData` from the stored properties of a type, and its conformance to ``Animatable``.
///
///     @Animatable
///     struct Arc: Shape {
///       var radius: CGFloat
///       var angle: Angle
///       @AnimatableIgnored var clockwise: Bool
///     }
///
/// Every stored `var` takes part and must be of a type that is `VectorArithmetic` or `Animatable`. Constants,
/// computed and static properties, properties with a property wrapper, and those marked `@AnimatableIgnored`
/// are left out. A type that declares `animatableData` itself keeps it.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Leaves a property out of the `animatableData` that `@Animatable` writes.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")

/// Gives a generated `animatableData` its accessors; a part of what `@Animatable` writes.
@attached(accessor)
public macro __AnimatableAccessors(_ names: String...) =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatableAccessorsMacro")

/// What `@Animatable` calls to read and write the animatable data of one property.
///
/// A macro sees the name of a type but not its conformances, so overloads choose: a property that is
/// ``VectorArithmetic`` is its own data, any other ``Animatable`` property has data.
public enum _AnimatableProperty {
  /// The data of a property that is a vector, for its type alone.
  public static func data<Root, Value: VectorArithmetic>(_ property: WritableKeyPath<Root, Value>) -> Value {
    .zero
  }

  /// The data of a property that has some, for its type alone.
  @_disfavoredOverload
  public static func data<Root, Value: Animatable>(
    _ property: WritableKeyPath<Root, Value>
  ) -> Value.AnimatableData {
    .zero
  }

  /// A property that cannot be animated.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "mark it with @AnimatableIgnored, or conform its type to VectorArithmetic or Animatable"
  )
  public static func data<Root, Value>(_ property: WritableKeyPath<Root, Value>) -> EmptyAnimatableData {
    .zero
  }

  /// The data of a property that is a vector.
  public static func data<Value: VectorArithmetic>(of value: Value) -> Value {
    value
  }

  /// The data of a property that has some.
  @_disfavoredOverload
  public static func data<Value: Animatable>(of value: Value) -> Value.AnimatableData {
    value.animatableData
  }

  /// Sets a property that is a vector.
  public static func setData<Value: VectorArithmetic>(_ data: Value, of value: inout Value) {
    value = data
  }

  /// Sets the data of a property that has some.
  @_disfavoredOverload
  public static func setData<Value: Animatable>(_ data: Value.AnimatableData, of value: inout Value) {
    value.animatableData = data
  }
}
