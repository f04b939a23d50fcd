import Foundation

extension SceneStorage {
  /// Stores a `Bool` in the scene's storage; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .bool)
  }

  /// Stores an `Int` in the scene's storage; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .int)
  }

  /// Stores a `Double` in the scene's storage; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .double)
  }

  /// Stores a `String` in the scene's storage; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .string)
  }

  /// Stores a `URL` in the scene's storage; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .url)
  }

  /// Stores a `Data` in the scene's storage; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .data)
  }

  /// Stores a `Date` in the scene's storage; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(wrappedValue, key, .date)
  }

  /// Stores the raw `Int` in the scene's storage; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw(.int))
  }

  /// Stores the raw `String` in the scene's storage; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(.string))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Stores a `Bool` in the scene's storage; `nil` removes it.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, StoredValueCoding<Bool>.bool.optional())
  }

  /// Stores an `Int` in the scene's storage; `nil` removes it.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, StoredValueCoding<Int>.int.optional())
  }

  /// Stores a `Double` in the scene's storage; `nil` removes it.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, StoredValueCoding<Double>.double.optional())
  }

  /// Stores a `String` in the scene's storage; `nil` removes it.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, StoredValueCoding<String>.string.optional())
  }

  /// Stores a `URL` in the scene's storage; `nil` removes it.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, StoredValueCoding<URL>.url.optional())
  }

  /// Stores a `Data` in the scene's storage; `nil` removes it.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, StoredValueCoding<Data>.data.optional())
  }

  /// Stores a `Date` in the scene's storage; `nil` removes it.
  public init(_ key: String) where Value == Date? {
    self.init(nil, key, StoredValueCoding<Date>.date.optional())
  }

  /// Stores the raw `Int` in the scene's storage; `nil` removes it.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, StoredValueCoding<R>.raw(.int).optional())
  }

  /// Stores the raw `String` in the scene's storage; `nil` removes it.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, StoredValueCoding<R>.raw(.string).optional())
  }
}
