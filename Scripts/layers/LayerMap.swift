import Foundation

/// What `Docs/Layers.txt` says: the layers, lowest first, with their folders; the limits of classes; the exceptions.
struct LayerMap {
  /// A layer. Its code uses the types of its own layer, and of those below.
  struct Layer {
    var name: String
    var folders: [String]
  }

  /// A use of a higher layer, or a cast, that is allowed in one file.
  struct Exception: Hashable {
    var path: String
    var name: String
    var line: Int
  }

  private(set) var layers: [Layer] = []
  private(set) var exceptions: [Exception] = []

  /// For classes, the largest number of members that subclasses may override.
  private(set) var limits: [String: Int] = [:]

  /// For folders, the words that no name in their code contains.
  private(set) var foreignWords: [String: [String]] = [:]

  private var heights: [String: Int] = [:]

  /// - Throws: A `LayersError` for a line that is not understood.
  init(_ text: String) throws {
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      switch first {
      case "layer" where words.count == 2: layers.append(Layer(name: words[1], folders: []))
      case "limit" where words.count == 3: limits[words[1]] = Int(words[2])
      case "foreign" where words.count > 2: foreignWords[words[1]] = Array(words.dropFirst(2))
      case "exception": try addException(words, line: index + 1)
      case _ where line.hasPrefix(" ") && !layers.isEmpty: for folder in words { try add(folder, line: index + 1) }
      default:
        throw LayersError(
          "Line \(index + 1) is not understood: \"\(line)\". Write \"layer NAME\", a line of folders that begins with a "
            + "space, \"limit CLASS NUMBER\", \"foreign FOLDER WORDS\", or \"exception FILE NAME: REASON\".")
      }
    }
  }

  /// The folders of all layers.
  var folders: [String] { layers.flatMap(\.folders) }

  private mutating func add(_ folder: String, line: Int) throws {
    guard heights[folder] == nil else {
      throw LayersError("Line \(line) names the folder \(folder), which an earlier line names, too: keep one of them.")
    }
    layers[layers.count - 1].folders.append(folder)
    heights[folder] = layers.count - 1
  }

  private mutating func addException(_ words: [String], line: Int) throws {
    guard words.count > 3, words[2].hasSuffix(":") else {
      throw LayersError(
        "The exception in line \(line) has no reason. Write \"exception FILE NAME: REASON\", or remove the use.")
    }
    exceptions.append(Exception(path: words[1], name: String(words[2].dropLast()), line: line))
  }

  /// The height of a file's layer: 0 is the lowest. The longest folder that is listed counts.
  func height(of path: String) -> Int? {
    var folder = path
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      if let height = heights[folder] { return height }
    }
    return nil
  }
}

/// A mistake in what the check is given.
struct LayersError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
