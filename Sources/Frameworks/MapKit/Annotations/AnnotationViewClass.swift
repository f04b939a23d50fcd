import CFlowSupport
import FlowUIKit

/// Makes annotation views of classes that are known as values only, as they are registered.
///
/// MapKit makes them through Objective-C. In Swift, an initializer can be called on a class that is a value only if it
/// is required, which this one is not: subclasses would have to say so.
@MainActor
enum AnnotationViewClass {
  /// Makes a view by `init(annotation:reuseIdentifier:)`.
  static func make(
    _ made: MKAnnotationView.Type, annotation: (any MKAnnotation)?, reuseIdentifier: String?
  ) -> MKAnnotationView {
    let object = withConsumed(annotation) { first, second in
      withConsumed(reuseIdentifier) { third, fourth in
        flow_make_with_object_and_text(metadata(MKAnnotationView.self), 0, metadata(made), first, second, third, fourth)
      }
    }
    guard let object else { preconditionFailure("\(made) cannot be made, because its initializer was not found.") }
    return Unmanaged<MKAnnotationView>.fromOpaque(object).takeRetainedValue()
  }

  /// Passes the two words of a value to an initializer, which consumes it: the copy in memory is not ended here.
  private static func withConsumed<Value, Result>(_ value: Value, _ body: (UInt64, UInt64) -> Result) -> Result {
    let copy = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    copy.initialize(to: value)
    defer { copy.deallocate() }
    let words = UnsafeRawPointer(copy).loadUnaligned(as: (UInt64, UInt64).self)
    return body(words.0, words.1)
  }

  private static func metadata(_ type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
