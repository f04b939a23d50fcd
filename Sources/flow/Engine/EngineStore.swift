import FlowReports
import Foundation

/// The engines of a user, and the package manager's folders that they are made in.
///
/// An engine has the name of its recipe and the state of the sources, and is complete from the beginning: its folder is
/// filled under another name. One process at a time makes or removes engines; those that are there can be used without
/// waiting.
struct EngineStore {
  let folder: URL

  /// How large all folders together may be, in bytes: those that were not used for the longest time are removed.
  private let limit: Int64

  /// The variable with the limit, in megabytes.
  static let limitVariable = "FLOW_ENGINE_LIMIT"

  static let usualMegabytes: Int64 = 6_000

  /// - Parameter environment: Has the folder for caches, and the limit.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(UserFolderError) {
    folder = try UserFolder.named("engines", environment: environment)
    let megabytes = environment[Self.limitVariable].flatMap { Int64($0) } ?? Self.usualMegabytes
    limit = max(0, min(megabytes, 1_000_000_000)) * 1_000_000
  }

  /// The engine of a recipe for the present state of the sources; it is made if necessary.
  ///
  /// - Parameter make: Fills an empty folder. The second folder is the one where the engine will be.
  func engine(
    _ recipe: EngineRecipe, make: (_ folder: URL, _ place: URL) throws -> Void
  ) throws -> Engine {
    var state = try state(of: recipe)
    if let engine = Engine.at(place(of: recipe, state)) { return engine }
    let lock = try FileLock(folder) { Output.note(.waitingForEngines) }
    defer { withExtendedLifetime(lock) {} }
    try removeRemoved()
    while true {
      state = try self.state(of: recipe)
      let place = place(of: recipe, state)
      if let engine = Engine.at(place) { return engine }
      try prepareWork(of: recipe, state)
      let part = work(of: recipe).appendingPathComponent("part")
      try? FileManager.default.removeItem(at: part)
      // What is not complete only takes up room.
      defer { try? FileManager.default.removeItem(at: part) }
      try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
      Output.note(.compilingEngine)
      // Also if it fails, some of the sources may be compiled.
      try state.store(in: lastState(of: recipe), at: .distantFuture)
      try make(part, place)
      // Sources that were edited meanwhile are compiled in part: with stamps, also those that were edited twice.
      guard try self.state(of: recipe) == state else { continue }
      try Data(recipe.text.utf8).write(to: part.appendingPathComponent("about"))
      try Data(recipe.text.utf8).write(to: work(of: recipe).appendingPathComponent("about"))
      try Data().write(to: Engine.mark(in: part))
      if FileManager.default.fileExists(atPath: place.path) { try FileManager.default.removeItem(at: place) }
      try FileManager.default.moveItem(at: part, to: place)
      guard let engine = Engine.at(place) else { continue }
      try? removeLeastUsed(except: [engine.folder, work(of: recipe)])
      return engine
    }
  }

  /// The folder in which the engines of a checkout are made.
  func work(of recipe: EngineRecipe) -> URL { folder.appendingPathComponent("work-\(recipe.name)") }

  private func place(of recipe: EngineRecipe, _ state: SourceState) -> URL {
    folder.appendingPathComponent(recipe.key(of: state))
  }

  /// The state of the sources. Files that did not change since the last command are not read.
  private func state(of recipe: EngineRecipe) throws -> SourceState {
    let file = folder.appendingPathComponent("state-\(recipe.name)")
    let known = SourceState(storedIn: file)
    let state = try recipe.state(known: known)
    if state != known { try? state.store(in: file) }
    return state
  }

  /// The state of the sources that were last compiled in the folder.
  private func lastState(of recipe: EngineRecipe) -> URL { work(of: recipe).appendingPathComponent("state") }

  /// Removes what a command that was killed has removed in part.
  private func removeRemoved() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where Engine.isRemoved(name) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// Removes the folder if the package manager would not see a change in it.
  private func prepareWork(of recipe: EngineRecipe, _ state: SourceState) throws {
    let work = work(of: recipe)
    if let earlier = SourceState(storedIn: lastState(of: recipe)), state.hasHiddenChange(since: earlier) {
      try FileManager.default.removeItem(at: work)
    }
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
  }
}

// MARK: - Size

extension EngineStore {
  /// An engine, or a folder in which engines are made.
  struct Entry {
    let folder: URL
    let bytes: Int64
    let lastUse: Date
    var isEngine: Bool { !folder.lastPathComponent.hasPrefix("work-") }
  }

  /// All engines and folders, the last used first.
  func entries() throws -> [Entry] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names.compactMap { name in
      let entry = folder.appendingPathComponent(name)
      let file = name.hasPrefix("work-") ? entry.appendingPathComponent("state") : Engine.mark(in: entry)
      var status = stat()
      guard lstat(entry.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
      let date = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
      return Entry(folder: entry, bytes: FileManager.default.allocatedBytes(of: entry), lastUse: date ?? .distantPast)
    }
    .sorted { $0.lastUse > $1.lastUse }
  }

  /// An entry for people and programs.
  struct Summary: Encodable, Equatable {
    let folder: String
    let megabytes: Int64
    let isEngine: Bool
    /// The day of the last use, in the time zone of Greenwich.
    let lastUse: String
    /// The checkout and the toolchain.
    let about: String

    var text: String {
      "\(isEngine ? "engine" : "sources of engines") \(folder): \(megabytes) MB, used \(lastUse), \(about)"
    }
  }

  /// All engines and folders, the last used first.
  func summaries() throws -> [Summary] {
    try entries().map { entry in
      let about = FileManager.default.contents(atPath: entry.folder.appendingPathComponent("about").path) ?? Data()
      return Summary(
        folder: entry.folder.lastPathComponent, megabytes: entry.bytes / 1_000_000, isEngine: entry.isEngine,
        lastUse: entry.lastUse.formatted(.iso8601.year().month().day()),
        about: about.isEmpty ? "not complete" : String(decoding: about, as: UTF8.self))
    }
  }

  /// Removes all engines that no process uses, and all other files.
  ///
  /// - Returns: The freed bytes, and the number of engines that are in use.
  func removeAll() throws -> (bytes: Int64, inUse: Int) {
    let lock = try FileLock(folder) { Output.note(.waitingForEngines) }
    defer { withExtendedLifetime(lock) {} }
    try removeRemoved()
    var (bytes, inUse): (Int64, Int) = (0, 0)
    for entry in try entries() {
      if try remove(entry) { bytes += entry.bytes } else { inUse += 1 }
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasPrefix("state-") {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    return (bytes, inUse)
  }

  private func removeLeastUsed(except kept: [URL]) throws {
    let names = Set(kept.map(\.lastPathComponent))
    var total: Int64 = 0
    for entry in try entries() {
      total += entry.bytes
      guard total > limit, !names.contains(entry.folder.lastPathComponent) else { continue }
      if try remove(entry) { total -= entry.bytes }
    }
  }

  private func remove(_ entry: Entry) throws -> Bool {
    if entry.isEngine { return try Engine.remove(entry.folder) }
    try FileManager.default.removeItem(at: entry.folder)
    return true
  }
}
