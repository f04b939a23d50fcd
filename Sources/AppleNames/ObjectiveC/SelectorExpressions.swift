// What the expressions `#selector` become. A method of a type that is isolated to the main actor has another type, and
// it is called on the thread of the message, as in Objective-C.

/// The selector of a method.
public func _selector<Target, each Argument, Result>(
  _ method: @escaping (Target) -> (repeat each Argument) -> Result, _ name: String
) -> Selector {
  Selector(name, InstanceMethod(method: method))
}

/// The selector of a method of the main actor.
public func _selector<Target, each Argument, Result>(
  _ method: @escaping (Target) -> @MainActor (repeat each Argument) -> Result, _ name: String
) -> Selector {
  Selector(name, InstanceMethod(MainActorInstanceMethod(method: method)))
}

/// The selector of the overload with a type.
public func _selector<Target, each Argument, Result>(
  _ method: @escaping (Target) -> (repeat each Argument) -> Result,
  as type: ((repeat each Argument) -> Result).Type, _ name: String
) -> Selector {
  Selector(name, InstanceMethod(method: method))
}

/// The selector of the overload with a type, of the main actor.
public func _selector<Target, each Argument, Result>(
  _ method: @escaping (Target) -> @MainActor (repeat each Argument) -> Result,
  as type: ((repeat each Argument) -> Result).Type, _ name: String
) -> Selector {
  Selector(name, InstanceMethod(MainActorInstanceMethod(method: method)))
}

/// The selector of the overload with a type that includes the receiver.
public func _selector<Target, each Argument, Result>(
  _ method: @escaping (Target) -> (repeat each Argument) -> Result,
  as type: ((Target) -> (repeat each Argument) -> Result).Type, _ name: String
) -> Selector {
  Selector(name, InstanceMethod(method: method))
}

/// The selector of the overload with a type that includes the receiver, of the main actor.
public func _selector<Target, each Argument, Result>(
  _ method: @escaping (Target) -> @MainActor (repeat each Argument) -> Result,
  as type: ((Target) -> (repeat each Argument) -> Result).Type, _ name: String
) -> Selector {
  Selector(name, InstanceMethod(MainActorInstanceMethod(method: method)))
}

/// The selector of a static method.
@_disfavoredOverload
public func _selector<each Argument, Result>(
  _ method: @escaping (repeat each Argument) -> Result, _ name: String
) -> Selector {
  Selector(name, TypeMethod(method: method))
}

/// The selector of a static method of the main actor.
@_disfavoredOverload
public func _selector<each Argument, Result>(
  _ method: @escaping @MainActor (repeat each Argument) -> Result, _ name: String
) -> Selector {
  Selector(name, TypeMethod(MainActorTypeMethod(method: method)))
}

/// The selector of a getter.
public func _selector<Target, Value>(getter path: KeyPath<Target, Value>, _ name: String) -> Selector {
  Selector(name, Getter(path: path))
}

/// The selector of a setter.
public func _selector<Target, Value>(setter path: ReferenceWritableKeyPath<Target, Value>, _ name: String) -> Selector {
  Selector(name, Setter(path: path))
}
