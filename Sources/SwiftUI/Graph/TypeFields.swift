import Dispatch
@_spi(Reflection) import Swift

/// The stored properties of a type, read once from its metadata.
///
/// The engine uses them to find dynamic properties and to compare view values without `Mirror`.
@MainActor
package final class TypeFields {
  package struct Field {
    package let name: String
    package let offset: Int
    package let type: Any.Type
  }

  package let fields: [Field]
  fileprivate let hasFields: Bool
  private let firstCompared: ComparedField?

  /// The bytes that can only be compared bytewise, at any depth: closures, references, enumerations without an `==`.
  private let firstOpaque: OpaqueBytes?

  /// The comparison of whole values, if they are not compared field by field.
  let compare: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  /// The fields that are dynamic properties, in declaration order.
  package let dynamicProperties: [(offset: Int, type: any DynamicProperty.Type)]

  // A cache of pure functions of a type; it never changes results.
  @exclusivity(unchecked) private static var cache: [ObjectIdentifier: TypeFields] = [:]

  // `_EachFieldOptions.ignoreUnknown`, which is declared as a variable and therefore cannot be used in Swift 6.
  private static let ignoringUnknown = _EachFieldOptions(rawValue: 1 << 1)

  package static func of(_ type: Any.Type) -> TypeFields {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    let new = TypeFields(type)
    cache[key] = new
    return new
  }

  /// The name of the property at an offset; without the underscore if it is wrapped.
  static func name(of offset: Int, in type: Any.Type) -> String {
    let name = of(type).fields.first { $0.offset == offset && $0.type is any DynamicProperty.Type }?.name ?? ""
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  private init(_ type: Any.Type) {
    var fields: [Field] = []
    var dynamicProperties: [(Int, any DynamicProperty.Type)] = []
    compare = comparison(of: type)
    guard Self.hasFieldsInPlace(type) else {
      self.fields = []
      self.dynamicProperties = []
      hasFields = false
      firstCompared = nil
      firstOpaque = nil
      return
    }
    _forEachField(of: type, options: Self.ignoringUnknown) { name, offset, type, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: type))
      if let dynamic = type as? any DynamicProperty.Type { dynamicProperties.append((offset, dynamic)) }
      return true
    }
    self.fields = fields
    self.dynamicProperties = dynamicProperties
    hasFields = !fields.isEmpty
    firstCompared = fields.reversed().reduce(nil) { next, field in
      let size = sizeOf(field.type)
      return size == 0 ? next : ComparedField(field, size: size, next: next)
    }
    var opaque: OpaqueBytes?
    var field = firstCompared
    while let current = field {
      opaque = current.addOpaqueBytes(to: opaque)
      field = current.next
    }
    firstOpaque = opaque
  }

  /// Whether values of the type store their fields inline: structures and tuples do, enumerations, existentials,
  /// functions and references do not.
  private static func hasFieldsInPlace(_ type: Any.Type) -> Bool {
    let kind = metadataKind(of: type)
    return kind == 0x200 || kind == 0x301
  }

  fileprivate func addOpaqueBytes(at offset: Int, to list: OpaqueBytes?) -> OpaqueBytes? {
    var list = list
    var opaque = firstOpaque
    while let bytes = opaque {
      list = OpaqueBytes(offset: offset + bytes.offset, size: bytes.size, next: list)
      opaque = bytes.next
    }
    return list
  }

  /// Compares field by field. Values of types without fields are not known to be equal.
  ///
  /// New values of a body mostly differ in a closure, so closures are compared first, before texts.
  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    var opaque = firstOpaque
    while let bytes = opaque {
      if memcmp(lhs + bytes.offset, rhs + bytes.offset, bytes.size) != 0 { return false }
      opaque = bytes.next
    }
    var field = firstCompared
    while let current = field {
      if !current.areEqual(lhs, rhs) { return false }
      field = current.next
    }
    return hasFields
  }
}

/// The comparison of a field, linked to the next one: a linked list is faster to traverse in debug builds than an
/// array.
@MainActor
private final class ComparedField {
  private let offset: Int
  private let size: Int
  private let compare: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  /// The fields of the type, if they are compared.
  private let nested: TypeFields?
  let next: ComparedField?

  init(_ field: TypeFields.Field, size: Int, next: ComparedField?) {
    offset = field.offset
    self.size = size
    compare = comparison(of: field.type)
    nested = compare == nil ? TypeFields.of(field.type) : nil
    self.next = next
  }

  func addOpaqueBytes(to list: OpaqueBytes?) -> OpaqueBytes? {
    guard let nested else { return list }
    if !nested.hasFields { return OpaqueBytes(offset: offset, size: size, next: list) }
    return nested.addOpaqueBytes(at: offset, to: list)
  }

  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    let left = lhs + offset
    let right = rhs + offset
    if memcmp(left, right, size) == 0 { return true }
    return compare?(left, right) ?? nested?.areEqual(left, right) ?? false
  }
}

/// A part of a value, linked to the next one.
private final class OpaqueBytes {
  let offset: Int
  let size: Int
  let next: OpaqueBytes?

  init(offset: Int, size: Int, next: OpaqueBytes?) {
    self.offset = offset
    self.size = size
    self.next = next
  }
}

private func sizeOf(_ type: Any.Type) -> Int {
  func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
  return _openExistential(type, do: size)
}

/// The first word of a type's metadata; the values are part of Swift's stable ABI.
private func metadataKind(of type: Any.Type) -> UInt {
  unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
}

/// A box that is compared by its contents, because its own bytes are not meaningful.
@MainActor
package protocol ComparedByContent {
  func isKnownEqual(to other: Self) -> Bool
}

extension Optional: ComparedByContent {
  package func isKnownEqual(to other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let left?, let right?): areKnownEqual(left, right)
    default: false
    }
  }
}

/// On Linux, each access to a queue of the system creates an object.
extension DispatchQueue: ComparedByContent {
  package func isKnownEqual(to other: DispatchQueue) -> Bool {
    self === other || (label.hasPrefix("com.apple.") && label == other.label)
  }
}

/// The comparison of two values of a type, if they are not compared field by field.
@MainActor
private func comparison(of type: Any.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
  func equality<T: Equatable>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }
  func contents<T: ComparedByContent>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: T.self).pointee.isKnownEqual(to: $1.assumingMemoryBound(to: T.self).pointee) }
  }
  if let type = type as? any Equatable.Type { return equality(type) }
  if let type = type as? any ComparedByContent.Type { return contents(type) }
  guard isOpaqueExistential(type) else { return nil }
  // The buffer is larger than most contents, so unused bytes may differ. It has the layout of an `Any`.
  return { left, right in
    areSameKnownEqual(left.assumingMemoryBound(to: Any.self).pointee, right.assumingMemoryBound(to: Any.self).pointee)
  }
}

/// Whether values of the type are existentials, with a buffer of three words.
private func isOpaqueExistential(_ type: Any.Type) -> Bool {
  guard metadataKind(of: type) == 0x303 else { return false }
  // The flags follow the kind. The highest bit means that the existential is not class-constrained, six others that it
  // is an `Error`.
  let flags = unsafeBitCast(type, to: UnsafePointer<UInt>.self)[1]
  return flags & 0x8000_0000 != 0 && flags & 0x3F00_0000 == 0
}

/// Whether two values whose types are known only at run time have the same type and are known to be equal.
@MainActor
private func areSameKnownEqual(_ lhs: Any, _ rhs: Any) -> Bool {
  func compare<Value>(_ lhs: Value) -> Bool { (rhs as? Value).map { areKnownEqual(lhs, $0) } ?? false }
  return type(of: lhs) == type(of: rhs) && _openExistential(lhs, do: compare)
}

/// Whether two values of a type are known to be equal.
///
/// Identical bytes mean equality: both values are alive, so equal references refer to the same object. Different bytes
/// are compared field by field, with `==` where a field's type has one. `false` may also mean that the result is
/// unknown.
@MainActor
package func areKnownEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  if MemoryLayout<Value>.size == 0 { return true }
  return withUnsafeBytes(of: lhs) { left in
    withUnsafeBytes(of: rhs) { right in
      guard let left = left.baseAddress, let right = right.baseAddress else { return true }
      return areKnownEqual(Value.self, left, right)
    }
  }
}

/// Whether two values of a type, given by their addresses, are known to be equal.
@MainActor
func areKnownEqual<Value>(_: Value.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
  if memcmp(lhs, rhs, MemoryLayout<Value>.size) == 0 { return true }
  let type = TypeFields.of(Value.self)
  return type.compare?(lhs, rhs) ?? type.areEqual(lhs, rhs)
}
