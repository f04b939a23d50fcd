import SwiftTokens

/// Finds the code that uses types and members of a higher layer, and the other mistakes against `Docs/Layers.txt`.
struct LayerCheck {
  /// The mistakes, as sentences.
  private(set) var problems: [String] = []

  /// The number of uses of types of the same layer or of a lower one, in other files.
  private(set) var allowedUses = 0

  private let map: LayerMap

  /// Where each type is declared.
  private var types: [String: Home] = [:]

  /// Where each member is declared that files add to types of lower layers and of other modules.
  private var members: [String: Home] = [:]

  /// For each layer, the names that its files declare, other than those of types.
  private var names: [Set<String>]

  private var bases: [String: String] = [:]
  private var usedExceptions: Set<LayerMap.Exception> = []

  private struct Home {
    var path: String
    var height: Int
  }

  init(_ files: [SourceFile], map: LayerMap) {
    self.map = map
    names = Array(repeating: [], count: map.layers.count)
    for file in files { locateTypes(of: file) }
    for file in files { locateMembers(of: file) }
    for file in files {
      checkLayer(of: file)
      checkCasts(of: file)
      checkLimits(of: file)
      checkWords(of: file)
    }
    checkMap(files)
  }

  // MARK: - Declarations

  private mutating func locateTypes(of file: SourceFile) {
    guard let height = map.height(of: file.path) else {
      problems.append("\(file.path) is in no layer: add its folder to Docs/Layers.txt.")
      return
    }
    for type in file.topLevelTypes { types[type] = Home(path: file.path, height: height) }
    for (name, base) in file.classes { bases[name] = base }
    names[height].formUnion(file.declaredNames)
  }

  private mutating func locateMembers(of file: SourceFile) {
    guard let height = map.height(of: file.path) else { return }
    for (name, type) in file.extensionMembers where (types[type]?.height ?? -1) < height {
      members[name] = Home(path: file.path, height: height)
    }
  }

  // MARK: - Layers

  private mutating func checkLayer(of file: SourceFile) {
    guard let height = map.height(of: file.path) else { return }
    let local = file.localTypes
    let lowerNames = names[...height].reduce(into: Set<String>()) { $0.formUnion($1) }
    var reported: Set<String> = []
    for (index, token) in file.tokens.enumerated() where token.kind == .word {
      let isMember = isMember(index, of: file.tokens)
      var home: Home?
      if !isMember, !local.contains(token.text) { home = types[token.text] }
      if home == nil, !lowerNames.contains(token.text) { home = members[token.text] }
      guard let home, home.path != file.path else { continue }
      if home.height <= height {
        allowedUses += 1
      } else if !isException(token.text, in: file), reported.insert(token.text).inserted {
        problems.append(
          "\(file.path):\(token.line): the layer \(map.layers[height].name) uses \(token.text) of the higher layer "
            + "\(map.layers[home.height].name) (\(home.path)). Move it down, or declare a protocol or a value here that "
            + "the higher layer provides.")
      }
    }
  }

  /// Whether a word is the name of a member: `.storage`, but not `SwiftUI.Text`.
  private func isMember(_ index: Int, of tokens: [Token]) -> Bool {
    guard index > 0, tokens[index - 1].isSign(".") else { return false }
    // The range operators end with a period as well.
    if index > 1, tokens[index - 2].isSign(".") { return false }
    return index < 2 || !tokens[index - 2].isWord("SwiftUI")
  }

  private mutating func isException(_ name: String, in file: SourceFile) -> Bool {
    guard let exception = map.exceptions.first(where: { $0.path == file.path && $0.name == name }) else { return false }
    usedExceptions.insert(exception)
    return true
  }

  // MARK: - Classes

  /// Casts to the subclasses of a class are only in the folders that declare them.
  private mutating func checkCasts(of file: SourceFile) {
    for (type, line) in file.casts {
      guard let home = types[type], let root = limitedBase(of: type), folder(of: home.path) != folder(of: file.path),
        !isException(type, in: file)
      else { continue }
      problems.append(
        "\(file.path):\(line): the cast to \(type) is outside of its folder \(folder(of: home.path)). Ask \(root) for a "
          + "value, or declare a protocol that \(type) conforms to.")
    }
  }

  private func folder(of path: String) -> Substring { path.prefix { $0 != "/" } }

  private func limitedBase(of type: String) -> String? {
    var base = bases[type]
    while let name = base {
      if map.limits[name] != nil { return name }
      base = bases[name]
    }
    return nil
  }

  private mutating func checkLimits(of file: SourceFile) {
    for type in file.topLevelTypes {
      guard let limit = map.limits[type] else { continue }
      let members = file.overridableMembers(of: type)
      guard members.count > limit else { continue }
      problems.append(
        "\(file.path): \(type) has \(members.count) members that subclasses may override; the limit is \(limit). Make "
          + "what few of them need a trait, a fact or a protocol.")
    }
  }

  /// The names in a folder do not speak of what is foreign to it: no `listRow` in Layout.
  private mutating func checkWords(of file: SourceFile) {
    guard let words = map.foreignWords[String(folder(of: file.path))] else { return }
    for token in file.tokens where token.kind == .word {
      guard let word = words.first(where: { token.contains($0) }), !isException(token.text, in: file) else { continue }
      problems.append(
        "\(file.path):\(token.line): the name \(token.text) speaks of \(word), which is foreign to "
          + "\(folder(of: file.path)). Name what it means there.")
    }
  }

  // MARK: - The map

  private mutating func checkMap(_ files: [SourceFile]) {
    for exception in map.exceptions where !usedExceptions.contains(exception) {
      problems.append(
        "Docs/Layers.txt:\(exception.line): \(exception.path) does not use \(exception.name) any more: remove the "
          + "exception.")
    }
    for folder in map.folders where !files.contains(where: { $0.path.hasPrefix(folder + "/") }) {
      problems.append("Docs/Layers.txt: the folder \(folder) has no Swift files: remove it.")
    }
    for name in map.limits.keys.sorted() where types[name] == nil {
      problems.append("Docs/Layers.txt: there is no type \(name) to limit: remove the line.")
    }
  }
}
