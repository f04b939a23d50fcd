#if os(Linux)
  import Foundation

  @testable import flow

  /// A small checkout with files, and a cache for its engines, in a folder that is removed.
  final class TemporaryCheckout {
    let folder: URL
    /// A path with a space.
    var cache: URL { folder.appendingPathComponent("the cache") }
    var checkout: URL { folder.appendingPathComponent("checkout") }

    init() throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-engine-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
      try write("Package.swift", "// 1")
      try write("Sources/SwiftUI/Text.swift", "struct Text {}")
      try write("Sources/CFlowSupport/include/a.h", "int a;")
      try write("Sources/flow/Flow.swift", "struct Flow {}")
      try write("Sources/flow/Engine/Engine.swift", "struct Engine {}")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ path: String, _ text: String) throws {
      let file = checkout.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let handle = fopen(file.path, "w")
      defer { if let handle { fclose(handle) } }
      fputs(text, handle)
    }

    /// Changes a file, and gives it back the date that it had.
    func writeWithSameDate(_ path: String, _ text: String) throws {
      let file = checkout.appendingPathComponent(path).path
      var status = stat()
      lstat(file, &status)
      try write(path, text)
      let times = [status.st_atim, status.st_mtim]
      utimensat(AT_FDCWD, file, times, 0)
    }

    var recipe: EngineRecipe { EngineRecipe(checkout: checkout, toolchain: "Swift version 6.3.1", folder: folder) }

    func store(megabytes: Int = 1_000) throws -> EngineStore {
      try EngineStore(environment: ["XDG_CACHE_HOME": cache.path, EngineStore.limitVariable: "\(megabytes)"])
    }

    /// The key of the present sources.
    func key(known: SourceState? = nil) throws -> String { recipe.key(of: try recipe.state(known: known)) }
  }
#endif
