import FlowFoundation
import Foundation

/// How the system shows a value.
public struct DisplayRepresentation: ExpressibleByStringLiteral, Equatable, Sendable {
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource]

  /// Creates a representation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

  /// The image beside a value.
  public struct Image: Equatable, Sendable {
    private enum Source: Equatable {
      case asset(String)
      case symbol(String)
      case data(Data)
      case url(URL)
    }

    private let source: Source
    private let isTemplate: Bool?
    private let isCircular: Bool

    /// How an image is cut.
    public struct DisplayStyle: Equatable, Sendable {
      let isCircular: Bool

      public static var circular: DisplayStyle { DisplayStyle(isCircular: true) }
      public static var `default`: DisplayStyle { DisplayStyle(isCircular: false) }
    }

    /// Creates an image of the app's catalogs.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      (source, self.isTemplate, isCircular) = (.asset(name), isTemplate, displayStyle.isCircular)
    }

    /// Creates a symbol.
    public init(systemName name: String, isTemplate: Bool? = nil) {
      (source, self.isTemplate, isCircular) = (.symbol(name), isTemplate, false)
    }

    /// Creates an image of data.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      (source, self.isTemplate, isCircular) = (.data(data), isTemplate, displayStyle.isCircular)
    }

    /// Creates an image at an address.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      (source, self.isTemplate, isCircular) = (.url(url), isTemplate, displayStyle.isCircular)
    }
  }
}

/// How the system names a type of values.
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  public var name: LocalizedStringResource
  public var numericFormat: LocalizedStringResource?
  public var synonyms: [LocalizedStringResource]

  /// Creates a representation.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}

/// A type that the system names.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that the system shows.
public protocol InstanceDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}

/// A type whose cases the system shows.
public protocol CaseDisplayRepresentable: CaseIterable, Hashable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A value and its type that the system shows.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// A type with cases that the system shows.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}

extension InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

extension CaseDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(self)")
  }
}
