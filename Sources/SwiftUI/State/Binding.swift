import Locking

/// A property wrapper that reads and writes a value stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private enum Source {
    case location(StateLocation<Value>)
    case closures(BindingClosures<Value>)
    // Boxed: then a binding to any type is laid out alike, and copied without asking for the type's metadata.
    case constant(Nested<Value>)
  }

  private let source: Source

  /// The transaction that was set; without one, writes belong to the transaction of the running action.
  private var ownTransaction: Transaction?

  /// The transaction of writes.
  public var transaction: Transaction {
    get { ownTransaction ?? Transaction() }
    set { ownTransaction = newValue }
  }

  /// The location of the value, if it is known; bindings made of closures have none.
  private var origin: BindingOrigin?

  package init(location: StateLocation<Value>) {
    source = .location(location)
    origin = .location(ObjectIdentifier(location))
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // The closures are isolated to the main actor or nonisolated: in both cases they are called there, like other view
    // code.
    let get = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value) -> Void).self)
    // Apple's bindings read their value when they are created.
    _ = get()
    source = .closures(
      BindingClosures(get: get) { value, transaction in withTransaction(transaction) { set(value) } })
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let get = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    _ = get()
    source = .closures(BindingClosures(get: get, set: set))
  }

  package init(
    get: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void, origin: BindingOrigin? = nil
  ) {
    source = .closures(BindingClosures(get: get, set: write))
    self.origin = origin
  }

  private init(constant value: Value) {
    source = .constant(Nested(value))
  }

  /// Creates a binding that always reads `value` and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(constant: value)
  }

  public var wrappedValue: Value {
    get {
      switch source {
      case .location(let location): location.read()
      case .closures(let closures): withStackRoom { closures.get() }
      case .constant(let value): value.wrappedValue
      }
    }
    nonmutating set {
      write(newValue, in: ownTransaction ?? .current)
    }
  }

  private func write(_ value: Value, in transaction: Transaction) {
    switch source {
    case .location(let location): location.write(value, in: transaction)
    case .closures(let closures): withStackRoom { closures.set(value, transaction) }
    case .constant: break
    }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding to a member of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    derived(
      origin: origin.map { .member(Nested($0), keyPath) },
      get: { wrappedValue[keyPath: keyPath] },
      write: { value, transaction in
        var whole = wrappedValue
        whole[keyPath: keyPath] = value
        write(whole, in: transaction)
      })
  }

  /// Returns a binding to a value that is derived from this one, with the same transaction for its writes.
  private func derived<Other>(
    origin: BindingOrigin? = nil, get: @escaping () -> Other, write: @escaping (Other, Transaction) -> Void
  ) -> Binding<Other> {
    var binding = Binding<Other>(get: get, write: write, origin: origin)
    binding.ownTransaction = ownTransaction
    return binding
  }

  /// Returns the same binding with a transaction for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// Returns the same binding with an animation for its writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding {
  /// Creates a binding to an optional from a binding to the value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.derived(
      get: { base.wrappedValue },
      write: { value, transaction in
        if let value { base.write(value, in: transaction) }
      })
  }

  /// Creates a binding to the value of an optional; `nil` if the optional is `nil`.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self = base.derived(
      get: { base.wrappedValue ?? initial },
      write: { value, transaction in
        if base.wrappedValue != nil { base.write(value, in: transaction) }
      })
  }

  /// Creates a type-erased binding to a hashable value.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.derived(
      get: { AnyHashable(base.wrappedValue) },
      write: { value, transaction in
        if let value = value.base as? V { base.write(value, in: transaction) }
      })
  }
}

extension Binding: ComparedByContent {
  /// Whether both read and write the same value in the same way. Readers are evaluated again when the value changes.
  @MainActor
  package func isKnownEqual(to other: Binding) -> Bool {
    guard let origin, ownTransaction == nil, other.ownTransaction == nil else { return false }
    return origin == other.origin
  }
}

extension Binding: DynamicProperty {
  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {}
}

// A state's value is accessed on the main actor, or while a lock is held: see `StateLocation`.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  public func index(_ index: Index, offsetBy distance: Int) -> Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  public func index(_ index: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    wrappedValue.index(index, offsetBy: distance, limitedBy: limit)
  }

  public func distance(from start: Index, to end: Index) -> Int { wrappedValue.distance(from: start, to: end) }

  public subscript(position: Index) -> Binding<Value.Element> {
    // Read now, because the element may be removed before the binding is read for the first time, in `onDisappear`.
    let values = wrappedValue
    return element(
      at: position, last: Locked(values.hasElement(at: position) ? values[position] : nil),
      origin: (position as? Int).flatMap { position in origin.map { .element(Nested($0), position) } })
  }
}

extension Binding where Value: MutableCollection {
  /// Returns a binding to an element that may be removed before the views that show it, such as a row that is removed
  /// with a transition: it then reads its last value, and ignores writes.
  package func element(at index: Value.Index, orLast last: Value.Element) -> Binding<Value.Element> {
    element(at: index, last: Locked(last))
  }

  /// - Parameter last: The last value; without one, there never was an element, which is an error of the collection.
  private func element(
    at index: Value.Index, last: Locked<Value.Element?>, origin: BindingOrigin? = nil
  ) -> Binding<Value.Element> {
    derived(
      origin: origin,
      get: {
        let values = wrappedValue
        if !values.hasElement(at: index), let last = last.value { return last }
        let element = values[index]
        last.value = element
        return element
      },
      write: { value, transaction in
        var values = wrappedValue
        if !values.hasElement(at: index), last.value != nil { return }
        values[index] = value
        write(values, in: transaction)
      })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }

  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Collection {
  /// Whether an index of the collection, or of an earlier and longer value of it, refers to an element.
  fileprivate func hasElement(at index: Index) -> Bool { index >= startIndex && index < endIndex }
}
