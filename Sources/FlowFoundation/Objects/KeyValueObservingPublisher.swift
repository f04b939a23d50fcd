import Combine
import Foundation
import Locking

extension NSObject {
  /// Publishes the values of a property of an object.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let subject = PassthroughSubject<Value, Never>()
      let observation = Locked<NSKeyValueObservation?>(nil)
      let first = options.contains(.initial) ? [object[keyPath: keyPath]] : []
      subject
        .handleEvents(receiveCancel: { observation.withLock { $0 }?.invalidate() })
        .prepend(first)
        .subscribe(subscriber)
      let new = object.observe(keyPath, options: .new) { _, change in
        if let value = change.newValue { subject.send(value) }
      }
      observation.withLock { $0 = new }
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Publishes the value of a property, and each new one.
  ///
  /// - Parameter options: With `.initial`, the present value is the first one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
