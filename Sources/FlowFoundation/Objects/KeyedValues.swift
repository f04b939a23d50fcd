import Foundation

/// An object whose properties a program reads and writes by their names, as Objective-C allows with any object.
///
/// Only what the object's classes store can be read; nothing can be written. What is missing warns.
public protocol _KeyedValues: NSObject {}

extension _KeyedValues {
  /// The value of a stored property; `nil` with a warning if there is none of that name.
  public func value(forKey key: String) -> Any? {
    do {
      return try KeyValueCoding.value(of: self, at: [key])
    } catch {
      report(.missing("value(forKey:)", "\(type(of: self)) stores no property \(key); its value is nil."))
      return nil
    }
  }

  /// The value of stored properties one after the other; `nil` with a warning if there is none.
  public func value(forKeyPath keyPath: String) -> Any? {
    do {
      return try KeyValueCoding.value(of: self, at: keyPath.split(separator: ".").map(String.init)[...])
    } catch {
      report(.missing("value(forKeyPath:)", "\(type(of: self)) stores no property \(keyPath); its value is nil."))
      return nil
    }
  }

  /// Writes nothing, with a warning.
  public func setValue(_ value: Any?, forKey key: String) {
    report(.missing("setValue(_:forKey:)", "the property \(key) of \(type(of: self)) keeps its value."))
  }

  /// Writes nothing, with a warning.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    report(.missing("setValue(_:forKeyPath:)", "the property \(keyPath) of \(type(of: self)) keeps its value."))
  }
}
