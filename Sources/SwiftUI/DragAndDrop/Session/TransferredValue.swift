import FlowFoundation
import Foundation

/// A representation that turns values into others and back.
protocol ConvertingRepresentation {
  /// The other value that represents a value.
  func exported(_ value: Any) -> Any?

  /// The value that another value represents.
  func imported(_ value: Any) -> Any?

  /// Adds the data of a value to what provides it.
  func register(_ value: Any, in provider: NSItemProvider)
}

extension ConvertingRepresentation {
  func register(_ value: Any, in provider: NSItemProvider) {}
}

extension ProxyRepresentation: ConvertingRepresentation {
  func exported(_ value: Any) -> Any? { (value as? Item).flatMap { try? exporting?($0) } }
  func imported(_ value: Any) -> Any? {
    TransferredValue.convert(value, to: ProxyRepresentation.self).flatMap { try? importing?($0) }
  }
}

extension TupleTransferRepresentation: ConvertingRepresentation {
  private var converting: [any ConvertingRepresentation] { parts.compactMap { $0 as? any ConvertingRepresentation } }

  func exported(_ value: Any) -> Any? { converting.lazy.compactMap { $0.exported(value) }.first }
  func imported(_ value: Any) -> Any? { converting.lazy.compactMap { $0.imported(value) }.first }
  func register(_ value: Any, in provider: NSItemProvider) {
    for part in converting { part.register(value, in: provider) }
  }
}

/// Values that are dragged and dropped.
enum TransferredValue {
  private static func representation<T: Transferable>(of type: T.Type) -> (any ConvertingRepresentation)? {
    T.transferRepresentation as? any ConvertingRepresentation
  }

  /// What provides a value to views that load items.
  static func provider<T: Transferable>(of value: T) -> NSItemProvider {
    var current: any Transferable = value
    for _ in 0..<limit {
      if let contents = current as? any ItemContents { return NSItemProvider(object: contents) }
      guard let next = proxy(of: current) as? any Transferable else { break }
      current = next
    }
    let provider = NSItemProvider(item: value, typeIdentifier: nil)
    representation(of: T.self)?.register(value, in: provider)
    return provider
  }

  /// How many representations may represent each other.
  private static let limit = 8

  private static func proxy(of value: any Transferable) -> Any? {
    func open<T: Transferable>(_ value: T) -> Any? { representation(of: T.self)?.exported(value) }
    return open(value)
  }

  /// The value of a type that an item is, or represents.
  static func convert<T: Transferable>(_ item: DraggedItem, to type: T.Type) -> T? {
    item.value.flatMap { convert($0, to: type) } ?? item.provider.value(of: type)
  }

  /// A value of a type that another value is, or represents.
  static func convert<T: Transferable>(_ value: Any, to type: T.Type) -> T? {
    var current: Any? = value
    for _ in 0..<limit {
      guard let known = current else { break }
      if let found = known as? T { return found }
      current = (known as? any Transferable).flatMap { proxy(of: $0) }
    }
    return representation(of: type)?.imported(value) as? T
  }
}

extension NSItemProvider {
  /// The object of the provider as a value of a type.
  fileprivate func value<T: Transferable>(of type: T.Type) -> T? {
    if let object, let value = TransferredValue.convert(object, to: type) { return value }
    guard let contents = object as? any ItemContents else { return nil }
    for name in contents.itemTypes {
      guard let data = contents.itemData(name) else { continue }
      let plain: Any? =
        switch name {
        case "public.utf8-plain-text": String(data: data, encoding: .utf8)
        case "public.url", "public.file-url": String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
        case "public.png": UIImage(data: data).map { Image(uiImage: $0) }
        default: data
        }
      if let plain, let value = TransferredValue.convert(plain, to: type) { return value }
    }
    return nil
  }
}
