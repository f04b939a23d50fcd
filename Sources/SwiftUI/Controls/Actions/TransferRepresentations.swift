import FlowFoundation
import Foundation

/// A transfer representation for types that can be encoded.
///
/// Views of the app get the value itself; other types get its data.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  private let contentType: UTType
  private let encode: @Sendable (Item) throws -> Data

  /// Creates a representation as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.contentType = contentType
    encode = { try JSONEncoder().encode($0) }
  }

  /// Creates a representation as JSON with own coders.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder, decoder: JSONDecoder
  ) {
    self.contentType = contentType
    encode = { try encoder.encode($0) }
  }
}

extension CodableRepresentation: ConvertingRepresentation {
  func exported(_ value: Any) -> Any? { nil }
  func imported(_ value: Any) -> Any? { nil }

  func register(_ value: Any, in provider: NSItemProvider) {
    guard let item = value as? Item else { return }
    provider.registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: .all) { [encode] load in
      do { load(try encode(item), nil) } catch { load(nil, error) }
      return nil
    }
  }
}

/// A transfer representation for types that provide their own data.
///
/// Views of the app get the value itself; nothing leaves the app, so that the closures are not called.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a representation for exporting and importing.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Creates a representation for exporting.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}

  /// Creates a representation for importing.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// A transfer representation for types that are files.
///
/// Views of the app get the value itself; nothing leaves the app, so that the closures are not called.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a representation for exporting and importing.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  /// Creates a representation for exporting.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  /// Creates a representation for importing.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is sent.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that is received.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

extension TransferRepresentation {
  /// Sets the name of an exported file; nothing is exported.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

  /// Sets who sees the representation; everybody does here.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }

  /// Exports the representation only for some items; nothing is exported.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> { self }
}

/// Who sees a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String

  public static let all = TransferRepresentationVisibility(name: "all")
  public static let team = TransferRepresentationVisibility(name: "team")
  public static let group = TransferRepresentationVisibility(name: "group")
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}
