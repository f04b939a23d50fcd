import CFlowSupport

/// Finds types that are linked into the process, as Swift Testing finds tests: in the records of conformances that the
/// compiler leaves in every image.
package enum TypeDiscovery {
  /// All types that conform to a protocol, in the order of their names.
  ///
  /// Generic types cannot be found: the records do not say what they are used with.
  ///
  /// - Parameter existential: The type of any value of the protocol, as in `(any App).self`.
  package static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    let found = Found()
    flow_each_type_conforming_to(
      descriptor(of: existential),
      { type, context in
        guard let type, let context else { return }
        let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
        found.types.append(unsafeBitCast(type, to: Any.Type.self))
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.types.sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  private final class Found {
    var types: [Any.Type] = []
  }

  /// What the compiler calls the protocol: the metadata of `any App` is its kind, its flags, then its protocols.
  private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafePointer<UnsafeRawPointer?>.self)
    return metadata[2]
  }
}
