/// An object with a publisher that sends before the object changes.
///
///     final class Cart: ObservableObject {
///       @Published var items: [Item] = []
///     }
///
/// By default the publisher sends before a property marked `@Published` changes, in the class or in one that it
/// inherits from. A class without such properties calls `objectWillChange.send()` itself.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a property marked `@Published` changes. The publisher is the same for the lifetime of the object.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.publisher(of: self)
  }
}
