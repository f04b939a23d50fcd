import Foundation

extension SceneStorage {
  /// Keeps a `Bool` in the scene's storage; `wrappedValue` is its value until one is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .bool)
  }

  /// Keeps an `Int` in the scene's storage; `wrappedValue` is its value until one is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .int)
  }

  /// Keeps a `Double` in the scene's storage; `wrappedValue` is its value until one is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .double)
  }

  /// Keeps a `String` in the scene's storage; `wrappedValue` is its value until one is stored.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .string)
  }

  /// Keeps a `URL` in the scene's storage; `wrappedValue` is its value until one is stored.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .url)
  }

  /// Keeps a `Data` in the scene's storage; `wrappedValue` is its value until one is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .data)
  }

  /// Keeps a `Date` in the scene's storage; `wrappedValue` is its value until one is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(wrappedValue, key, .date)
  }

  /// Keeps a value by its raw `Int` in the scene's storage; `wrappedValue` is its value until one is stored.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw(.int))
  }

  /// Keeps a value by its raw `String` in the scene's storage; `wrappedValue` is its value until one is stored.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(.string))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a `Bool` in the scene's storage, or nothing.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, StoredValueCoding<Bool>.bool.optional())
  }

  /// Keeps an `Int` in the scene's storage, or nothing.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, StoredValueCoding<Int>.int.optional())
  }

  /// Keeps a `Double` in the scene's storage, or nothing.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, StoredValueCoding<Double>.double.optional())
  }

  /// Keeps a `String` in the scene's storage, or nothing.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, StoredValueCoding<String>.string.optional())
  }

  /// Keeps a `URL` in the scene's storage, or nothing.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, StoredValueCoding<URL>.url.optional())
  }

  /// Keeps a `Data` in the scene's storage, or nothing.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, StoredValueCoding<Data>.data.optional())
  }

  /// Keeps a `Date` in the scene's storage, or nothing.
  public init(_ key: String) where Value == Date? {
    self.init(nil, key, StoredValueCoding<Date>.date.optional())
  }

  /// Keeps a value by its raw `Int` in the scene's storage, or nothing.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, StoredValueCoding<R>.raw(.int).optional())
  }

  /// Keeps a value by its raw `String` in the scene's storage, or nothing.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, StoredValueCoding<R>.raw(.string).optional())
  }
}
