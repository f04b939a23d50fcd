import Foundation

/// The contents of a file or a folder, for reading and writing documents.
///
/// Replaces Foundation's class, which is unavailable here. Links are resolved when they are read.
public class FileWrapper {
  /// The contents of a folder by name; `nil` for a file.
  public private(set) var fileWrappers: [String: FileWrapper]?

  /// The contents of a file; `nil` for a folder.
  public private(set) var regularFileContents: Data?

  /// The name of the file.
  public var filename: String?

  /// The preferred name of the file.
  public var preferredFilename: String?

  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }

  /// Whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }

  /// Creates a file with contents.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }

  /// Creates a folder with files and folders by name.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// Reads the file or folder at a URL.
  ///
  /// - Throws: An error of the file system if the file cannot be read.
  public init(url: URL, options: ReadingOptions = []) throws {
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    if try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
      var children: [String: FileWrapper] = [:]
      for child in try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
        children[child.lastPathComponent] = try FileWrapper(url: child, options: options)
      }
      fileWrappers = children
    } else {
      regularFileContents = try Data(contentsOf: url)
    }
  }

  /// Adds a file or folder to a folder.
  ///
  /// - Returns: Its name in the folder.
  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    var name = wanted
    var number = 2
    while fileWrappers?[name] != nil {
      name = "\(wanted) \(number)"
      number += 1
    }
    fileWrappers?[name] = child
    return name
  }

  /// Adds a file with contents to a folder.
  ///
  /// - Returns: Its name in the folder.
  @discardableResult
  public func addRegularFile(withContents data: Data, preferredFilename name: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = name
    return addFileWrapper(file)
  }

  /// Removes a file or folder from a folder.
  public func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }

  /// Writes the contents to a URL.
  ///
  /// - Throws: An error of the file system if the file cannot be written.
  public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    if let regularFileContents {
      try regularFileContents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    }
    guard let fileWrappers else { return }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, child) in fileWrappers {
      try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
    }
  }

  /// Options for reading files.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Reads contents immediately, as is always done here.
    public static let immediate = ReadingOptions(rawValue: 1)

    /// Disables memory mapping.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Options for writing files.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Replaces a file atomically.
    public static let atomic = WritingOptions(rawValue: 1)

    /// Updates the names in the wrapper to those on disk.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }
}
