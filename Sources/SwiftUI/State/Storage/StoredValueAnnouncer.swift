import Foundation

/// Tells the observers of an object that a value in the user defaults has changed for which the object has a property.
final class StoredValueAnnouncer {
  let publisher: ObservableObjectPublisher
  private let subscription: AnyCancellable

  /// - Parameters:
  ///   - publisher: The publisher of the object.
  ///   - key: The name of the value.
  ///   - defaults: The user defaults of the property.
  init(_ publisher: ObservableObjectPublisher, key: String, in defaults: UserDefaults) {
    self.publisher = publisher
    subscription = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
      .map { _ in defaults.storedValue(forKey: key) }
      .prepend(defaults.storedValue(forKey: key))
      .removeDuplicates()
      .dropFirst()
      .sink { _ in publisher.send() }
  }
}
