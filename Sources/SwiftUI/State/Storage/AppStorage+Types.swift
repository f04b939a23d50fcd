import Foundation

extension AppStorage {
  /// Stores a `Bool` in the app's storage; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, .bool, store: store)
  }

  /// Stores an `Int` in the app's storage; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, .int, store: store)
  }

  /// Stores a `Double` in the app's storage; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key, .double, store: store)
  }

  /// Stores a `String` in the app's storage; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key, .string, store: store)
  }

  /// Stores a `URL` in the app's storage; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, .url, store: store)
  }

  /// Stores a `Data` in the app's storage; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, .data, store: store)
  }

  /// Stores a `Date` in the app's storage; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, .date, store: store)
  }

  /// Stores the raw `Int` in the app's storage; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw(.int), store: store)
  }

  /// Stores the raw `String` in the app's storage; `wrappedValue` is the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(.string), store: store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Stores a `Bool` in the app's storage; `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, StoredValueCoding<Bool>.bool.optional(), store: store)
  }

  /// Stores an `Int` in the app's storage; `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, StoredValueCoding<Int>.int.optional(), store: store)
  }

  /// Stores a `Double` in the app's storage; `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, StoredValueCoding<Double>.double.optional(), store: store)
  }

  /// Stores a `String` in the app's storage; `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, StoredValueCoding<String>.string.optional(), store: store)
  }

  /// Stores a `URL` in the app's storage; `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, StoredValueCoding<URL>.url.optional(), store: store)
  }

  /// Stores a `Data` in the app's storage; `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, StoredValueCoding<Data>.data.optional(), store: store)
  }

  /// Stores a `Date` in the app's storage; `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, StoredValueCoding<Date>.date.optional(), store: store)
  }

  /// Stores the raw `Int` in the app's storage; `nil` removes it.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, StoredValueCoding<R>.raw(.int).optional(), store: store)
  }

  /// Stores the raw `String` in the app's storage; `nil` removes it.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, StoredValueCoding<R>.raw(.string).optional(), store: store)
  }
}
