import Foundation

extension AppStorage {
  /// Keeps a `Bool` in the app's storage; `wrappedValue` is its value until one is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, .bool, store: store)
  }

  /// Keeps an `Int` in the app's storage; `wrappedValue` is its value until one is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, .int, store: store)
  }

  /// Keeps a `Double` in the app's storage; `wrappedValue` is its value until one is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key, .double, store: store)
  }

  /// Keeps a `String` in the app's storage; `wrappedValue` is its value until one is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key, .string, store: store)
  }

  /// Keeps a `URL` in the app's storage; `wrappedValue` is its value until one is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, .url, store: store)
  }

  /// Keeps a `Data` in the app's storage; `wrappedValue` is its value until one is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, .data, store: store)
  }

  /// Keeps a `Date` in the app's storage; `wrappedValue` is its value until one is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, .date, store: store)
  }

  /// Keeps a value by its raw `Int` in the app's storage; `wrappedValue` is its value until one is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw(.int), store: store)
  }

  /// Keeps a value by its raw `String` in the app's storage; `wrappedValue` is its value until one is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(.string), store: store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a `Bool` in the app's storage, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, StoredValueCoding<Bool>.bool.optional(), store: store)
  }

  /// Keeps an `Int` in the app's storage, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, StoredValueCoding<Int>.int.optional(), store: store)
  }

  /// Keeps a `Double` in the app's storage, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, StoredValueCoding<Double>.double.optional(), store: store)
  }

  /// Keeps a `String` in the app's storage, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, StoredValueCoding<String>.string.optional(), store: store)
  }

  /// Keeps a `URL` in the app's storage, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, StoredValueCoding<URL>.url.optional(), store: store)
  }

  /// Keeps a `Data` in the app's storage, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, StoredValueCoding<Data>.data.optional(), store: store)
  }

  /// Keeps a `Date` in the app's storage, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, StoredValueCoding<Date>.date.optional(), store: store)
  }

  /// Keeps a value by its raw `Int` in the app's storage, or nothing.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, StoredValueCoding<R>.raw(.int).optional(), store: store)
  }

  /// Keeps a value by its raw `String` in the app's storage, or nothing.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, StoredValueCoding<R>.raw(.string).optional(), store: store)
  }
}
