import Combine
import Foundation
import SwiftUI

/// A picture for surfaces, which is not drawn.
@MainActor @preconcurrency
public final class TextureResource: Hashable {
  /// What the picture is for.
  public enum Semantic: Hashable, Sendable {
    case raw
    case scalar
    case color
    case hdrColor
    case normal
  }

  /// How it is read.
  public struct CreateOptions: Sendable {
    public var semantic: Semantic?
    public init(semantic: Semantic?) { self.semantic = semantic }
  }

  /// In pixels.
  public let width: Int
  public let height: Int

  init(_ image: CGImage) { (width, height) = (image.width, image.height) }

  public nonisolated static func == (lhs: TextureResource, rhs: TextureResource) -> Bool { lhs === rhs }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Reads a picture of the app.
  ///
  /// - Throws: ``ResourceError`` if there is none.
  public static func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource {
    TextureResource(try image(named: name, in: bundle))
  }

  private static func image(named name: String, in bundle: Bundle?) throws -> CGImage {
    guard let image = UIImage(named: name, in: bundle, compatibleWith: nil)?.cgImage else {
      throw ResourceError.notFound(name)
    }
    return image
  }

  /// Reads a picture of a file.
  ///
  /// - Throws: ``ResourceError`` if it cannot be read.
  public static func load(contentsOf url: URL) throws -> TextureResource {
    guard let image = UIImage(contentsOfFile: url.path)?.cgImage else { throw ResourceError.notFound(url.path) }
    return TextureResource(image)
  }

  public static func generate(from cgImage: CGImage, withName: String? = nil, options: CreateOptions) throws
    -> TextureResource
  {
    TextureResource(cgImage)
  }

  public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
    self.init(try Self.image(named: name, in: bundle))
  }
}

/// Why something of the app cannot be read.
public enum ResourceError: Error, LocalizedError, Hashable, Sendable {
  /// There is no such file.
  case notFound(String)

  public var errorDescription: String? {
    switch self {
    case .notFound(let name): "There is no resource \"\(name)\"."
    }
  }
}
