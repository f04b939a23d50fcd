/// A protocol that describes how a type interacts with transport APIs such as drag and drop or copy and paste.
///
/// Values are dragged and dropped in the app; nothing leaves it.
public protocol Transferable: Sendable {
  /// The type of the representation used to import and export the item.
  associatedtype Representation: TransferRepresentation

  /// The representation used to import and export the item.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// A declarative description of the process of importing and exporting a transferable item.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the item that's being transferred.
  associatedtype Item
}

/// A transfer representation that uses another type's transfer representation as its own.
public struct ProxyRepresentation<Item, ProxyRepresentation: Transferable>: TransferRepresentation {
  let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
  let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

  /// Creates a transfer representation that uses another transfer representation as its own.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = exporting
    importing = nil
  }

  /// Creates a transfer representation that uses another transfer representation as its own.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  /// Creates a transfer representation that is made from another one.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    exporting = nil
    self.importing = importing
  }
}

/// The representation of types that are transferred unchanged.
public struct _IdentityRepresentation<Item>: TransferRepresentation {}

extension String: Transferable {
  public static var transferRepresentation: _IdentityRepresentation<String> { _IdentityRepresentation() }
}

extension Data: Transferable {
  public static var transferRepresentation: _IdentityRepresentation<Data> { _IdentityRepresentation() }
}

extension URL: Transferable {
  public static var transferRepresentation: _IdentityRepresentation<URL> { _IdentityRepresentation() }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: _IdentityRepresentation<AttributedString> { _IdentityRepresentation() }
}

extension Image: Transferable {
  public static var transferRepresentation: _IdentityRepresentation<Image> { _IdentityRepresentation() }
}

extension Never: Transferable {
  public static var transferRepresentation: _IdentityRepresentation<Never> { _IdentityRepresentation() }
}
