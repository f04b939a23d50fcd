/// A string of Core Foundation behind a reference that is not counted: `Unmanaged` wants a class.
public final class CFStringReference: Sendable {
  fileprivate let text: CFString

  fileprivate init(_ text: CFString) { self.text = text }
}

extension Unmanaged where Instance == CFStringReference {
  /// A reference to a string, which must be taken once.
  public static func passRetained(_ text: CFString) -> Unmanaged<CFStringReference> {
    passRetained(CFStringReference(text))
  }

  /// The string, whose reference ends.
  public func takeRetainedValue() -> CFString {
    let reference: CFStringReference = takeRetainedValue()
    return reference.text
  }

  /// The string.
  public func takeUnretainedValue() -> CFString {
    let reference: CFStringReference = takeUnretainedValue()
    return reference.text
  }
}
