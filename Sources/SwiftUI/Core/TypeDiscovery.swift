import CFlowSupport

/// Finds types linked into the process, as Swift Testing finds tests: in the conformance records that the compiler
/// emits into every image.
package enum TypeDiscovery {
  /// All types that conform to a protocol, sorted by name.
  ///
  /// Generic types cannot be found: the records do not contain their type arguments.
  ///
  /// - Parameter existential: The existential type of the protocol, such as `(any App).self`.
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

  /// The compiler's descriptor of the protocol: the metadata of `any App` consists of its kind, its flags and its
  /// protocols.
  private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafePointer<UnsafeRawPointer?>.self)
    return metadata[2]
  }
}
