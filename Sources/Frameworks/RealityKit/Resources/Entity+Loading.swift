import Combine
import Foundation
import SwiftUI

extension Entity {
  /// Reads a file of the app. Its content is not shown, with a warning: the entity has a name and no model.
  ///
  /// - Throws: ``ResourceError`` if there is no file of the name.
  public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
    try ModelFile(named: name, in: bundle).entity()
  }

  /// Reads a file. Its content is not shown, with a warning.
  ///
  /// - Throws: ``ResourceError`` if there is no file.
  public static func load(contentsOf url: URL, withName resourceName: String? = nil) throws -> Entity {
    try ModelFile(url).entity()
  }

  /// Reads a model of the app. Its content is not shown, with a warning.
  ///
  /// - Throws: ``ResourceError`` if there is no file of the name.
  public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
    try ModelFile(named: name, in: bundle).entity()
  }

  public static func loadModel(contentsOf url: URL, withName resourceName: String? = nil) throws -> ModelEntity {
    try ModelFile(url).entity()
  }

  public static func loadAnchor(named name: String, in bundle: Bundle? = nil) throws -> AnchorEntity {
    try ModelFile(named: name, in: bundle).entity()
  }

  public static func loadAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<Entity> {
    LoadRequest { try load(named: name, in: bundle) }
  }

  public static func loadAsync(contentsOf url: URL, withName resourceName: String? = nil) -> LoadRequest<Entity> {
    LoadRequest { try load(contentsOf: url) }
  }

  public static func loadModelAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<ModelEntity> {
    LoadRequest { try loadModel(named: name, in: bundle) }
  }

  public static func loadModelAsync(
    contentsOf url: URL, withName resourceName: String? = nil
  ) -> LoadRequest<ModelEntity> {
    LoadRequest { try loadModel(contentsOf: url) }
  }

  /// Reads a file of the app. Its content is not shown, with a warning.
  ///
  /// - Throws: ``ResourceError`` if there is no file of the name.
  public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
    let file = try ModelFile(named: name, in: bundle)
    self.init()
    file.setUp(self)
  }

  /// Reads a file. Its content is not shown, with a warning.
  ///
  /// - Throws: ``ResourceError`` if there is no file.
  public convenience init(contentsOf url: URL, withName resourceName: String? = nil) async throws {
    let file = try ModelFile(url)
    self.init()
    file.setUp(self)
  }
}

/// A file with a model.
@MainActor
private struct ModelFile {
  let name: String

  static let extensions = ["usdz", "reality", "usda", "usdc", "usd", "rcproject"]

  init(named name: String, in bundle: Bundle?) throws {
    let bundle = bundle ?? .main
    let kinds = [nil] + Self.extensions.map { $0 as String? }
    guard kinds.contains(where: { bundle.url(forResource: name, withExtension: $0) != nil }) else {
      throw ResourceError.notFound(name)
    }
    self.name = name
  }

  init(_ url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { throw ResourceError.notFound(url.path) }
    name = url.deletingPathExtension().lastPathComponent
  }

  func entity<E: Entity>() -> E {
    let entity = E()
    setUp(entity)
    return entity
  }

  func setUp(_ entity: Entity) {
    entity.name = name
    report(.missing("Entity(named:)", "files of models are not read, so \"\(name)\" is shown as nothing."))
  }
}

/// Reads something, and publishes it or the error.
public final class LoadRequest<Output>: Publisher {
  public typealias Failure = any Error

  private let load: @MainActor () throws -> Output

  init(_ load: @escaping @MainActor () throws -> Output) { self.load = load }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
    Deferred { [load] in Result { try assumeMainActor { try load() } }.publisher }.receive(subscriber: subscriber)
  }
}
