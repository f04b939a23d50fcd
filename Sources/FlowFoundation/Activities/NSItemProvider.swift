import Foundation

/// Provides an object that is dragged, shared or picked, in one or several types.
///
/// Nothing leaves the app.
open class NSItemProvider: NSObject {
  /// Who may see a representation; here everybody does.
  public enum RepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
  }

  /// Makes the data of a type.
  private typealias Loader = (@escaping (Data?, (any Error)?) -> Void) -> Progress?

  /// The suggested name of the item.
  open var suggestedName: String?

  /// The registered types, the best first.
  open private(set) var registeredTypeIdentifiers: [String] = []

  package let object: Any?
  private var loaders: [String: Loader] = [:]

  public override init() {
    object = nil
    super.init()
  }

  /// Creates a provider of an object such as an `NSString`.
  public init(object: Any) {
    self.object = object
    registeredTypeIdentifiers = (object as? any ItemContents)?.itemTypes ?? []
    super.init()
  }

  public init(item: Any?, typeIdentifier: String?) {
    object = item
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    super.init()
  }

  public init?(contentsOf url: URL?) {
    guard let url else { return nil }
    object = url
    registeredTypeIdentifiers = url.itemTypes
    super.init()
  }

  /// Whether the provider has an item of a type, or of one that is a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    type(conformingTo: typeIdentifier) != nil
  }

  /// Adds a type whose data a closure makes.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    if loaders[typeIdentifier] == nil { registeredTypeIdentifiers.append(typeIdentifier) }
    loaders[typeIdentifier] = loadHandler
  }

  private func type(conformingTo kind: String) -> String? {
    registeredTypeIdentifiers.first { $0 == kind } ?? registeredTypeIdentifiers.first { DeclaredType.is($0, a: kind) }
  }

  // MARK: - Loading

  /// Loads the item of a type, at once.
  ///
  /// - Parameters:
  ///   - options: Options of the item; they have no effect.
  ///   - completionHandler: Called with the item, or with an error if there is none of the type.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let type = type(conformingTo: typeIdentifier) else {
      completionHandler?(nil, CocoaError(.fileNoSuchFile))
      return
    }
    if let loader = loaders[type] {
      _ = loader { completionHandler?($0, $1) }
    } else {
      completionHandler?(object, object == nil ? CocoaError(.fileNoSuchFile) : nil)
    }
  }

  /// Loads the item of a type.
  ///
  /// - Throws: `CocoaError` if there is no item of the type.
  open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> Any {
    guard hasItemConformingToTypeIdentifier(typeIdentifier), let object else { throw CocoaError(.fileNoSuchFile) }
    return object
  }

  /// Loads the data of a type, at once.
  ///
  /// - Parameter completionHandler: Called with the data, or with an error if there are none of the type.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let type = type(conformingTo: typeIdentifier) else {
      completionHandler(nil, CocoaError(.fileNoSuchFile))
      return progress
    }
    if let loader = loaders[type] { return loader(completionHandler) ?? progress }
    let data = object as? Data ?? (object as? any ItemContents)?.itemData(type)
    progress.completedUnitCount = 1
    completionHandler(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
    return progress
  }

  /// Loads the data of a type into a file, which is removed when the closure has returned.
  ///
  /// - Parameter completionHandler: Called with the file, or with an error if there are no data of the type.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? "item"
    let ending = type(conformingTo: typeIdentifier).flatMap { DeclaredType.named($0)?.endings.first }
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("items-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name + (ending.map { ".\($0)" } ?? ""))
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }
}

extension NSItemProvider {
  /// Whether the item is an object of a class, or a text or a link.
  ///
  /// - Parameter aClass: A class, or `String`, `URL` or another type of values.
  @_disfavoredOverload
  public func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool { loadedObject(of: aClass) != nil }

  /// Loads the item as an object of a class, at once.
  ///
  /// - Parameters:
  ///   - aClass: A class, or `String`, `URL` or another type of values.
  ///   - completionHandler: Called with the object, or with an error if the item is none of the class.
  @_disfavoredOverload
  @discardableResult
  public func loadObject<Object>(
    ofClass aClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let object = loadedObject(of: aClass)
    progress.completedUnitCount = 1
    completionHandler(object, object == nil ? CocoaError(.fileReadUnknown) : nil)
    return progress
  }

  private func loadedObject<Object>(of type: Object.Type) -> Object? {
    if let object = object as? Object { return object }
    func text(_ type: String) -> String? {
      var text: String?
      loadDataRepresentation(forTypeIdentifier: type) { data, _ in
        text = data.map { String(decoding: $0, as: UTF8.self) }
      }
      return text
    }
    return switch ObjectIdentifier(type) {
    case ObjectIdentifier(String.self): text("public.utf8-plain-text") as? Object
    case ObjectIdentifier(NSString.self): text("public.utf8-plain-text").map { NSString(string: $0) } as? Object
    case ObjectIdentifier(URL.self): text("public.url").flatMap { URL(string: $0) } as? Object
    case ObjectIdentifier(NSURL.self): text("public.url").flatMap { NSURL(string: $0) } as? Object
    default: (type as? any NSItemProviderReading.Type).flatMap { read($0) as? Object }
    }
  }

  /// An object of a class that reads data of one of its types.
  private func read<Object: NSItemProviderReading>(_ type: Object.Type) -> Object? {
    for identifier in type.readableTypeIdentifiersForItemProvider where hasItemConformingToTypeIdentifier(identifier) {
      var object: Object?
      loadDataRepresentation(forTypeIdentifier: identifier) { data, _ in
        object = data.flatMap { try? type.object(withItemProviderData: $0, typeIdentifier: identifier) }
      }
      if let object { return object }
    }
    return nil
  }
}

/// A class whose objects are made of what an item provider has.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that the class reads, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object of data.
  ///
  /// - Throws: An error if the data are not those of the type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading {
  /// For classes that providers make themselves.
  ///
  /// - Throws: `CocoaError`, always.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    throw CocoaError(.fileReadUnknown)
  }
}

extension NSString: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
}

extension NSURL: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
}

/// An object that an item provider hands out as data.
package protocol ItemContents {
  /// The types, the best first.
  var itemTypes: [String] { get }

  /// The data of one of the types.
  func itemData(_ type: String) -> Data?
}

extension String: ItemContents {
  package var itemTypes: [String] { ["public.utf8-plain-text"] }
  package func itemData(_ type: String) -> Data? { Data(utf8) }
}

extension NSString: ItemContents {
  package var itemTypes: [String] { ["public.utf8-plain-text"] }
  package func itemData(_ type: String) -> Data? { Data(String(describing: self).utf8) }
}

extension URL: ItemContents {
  package var itemTypes: [String] { isFileURL ? ["public.file-url", "public.url"] : ["public.url"] }
  package func itemData(_ type: String) -> Data? { Data(absoluteString.utf8) }
}
