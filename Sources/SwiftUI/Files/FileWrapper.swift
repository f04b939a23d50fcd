import Foundation

/// The contents of a file or a folder, as documents are read and written.
///
/// Foundation lacks it here. Links are not followed: they are read as what they point to.
public class FileWrapper {
  /// What a folder has, by name; `nil` for a file.
  public private(set) var fileWrappers: [String: FileWrapper]?

  /// What a file has; `nil` for a folder.
  public private(set) var regularFileContents: Data?

  /// The name of the file.
  public var filename: String?

  /// The name that the file should have.
  public var preferredFilename: String?

  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }

  /// Whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }

  /// A file with contents.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }

  /// A folder with files and folders by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// What is at a place.
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
  /// - Returns: The name that it has there.
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
  /// - Returns: The name that it has there.
  @discardableResult
  public func addRegularFile(withContents data: Data, preferredFilename name: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = name
    return addFileWrapper(file)
  }

  /// Takes a file or folder out of a folder.
  public func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }

  /// Writes the contents to a place.
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

  /// How files are read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Contents are read at once, as they always are here.
    public static let immediate = ReadingOptions(rawValue: 1)

    /// Files need no mapping.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How files are written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A file is replaced as a whole.
    public static let atomic = WritingOptions(rawValue: 1)

    /// The names in the wrapper are set to those on disk.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }
}
