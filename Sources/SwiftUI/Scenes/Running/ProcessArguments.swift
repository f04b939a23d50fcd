import CFlowSupport
import Foundation

/// Changes the arguments of the process, as returned by `CommandLine` and Foundation's `ProcessInfo`.
@MainActor
enum ProcessArguments {
  /// - Returns: `false` if Foundation still returns other arguments.
  static func set(_ arguments: [String]) -> Bool {
    setCommandLineArguments(arguments)
    let known = ProcessInfo.processInfo.arguments
    let places = places(of: known, in: ProcessInfo.processInfo, depth: 4)
    if places.count == 1 { places[0].pointee = arguments }
    return ProcessInfo.processInfo.arguments == arguments
  }

  /// The locations where an object, or an object it contains, stores an array.
  ///
  /// Foundation reads the arguments once and stores them where no API can change them. Only a location that contains
  /// this exact array is accepted.
  private static func places(
    of array: [String], in value: Any, depth: Int
  ) -> [UnsafeMutablePointer<[String]>] {
    var found: [UnsafeMutablePointer<[String]>] = []
    if type(of: value) is AnyClass {
      let object = Unmanaged.passUnretained(value as AnyObject).toOpaque()
      let reference = unsafeBitCast(array, to: UInt.self)
      let word = MemoryLayout<UInt>.size
      for offset in stride(from: 0, to: Int(flow_allocation_size(object)) - word + 1, by: word)
      where object.load(fromByteOffset: offset, as: UInt.self) == reference {
        found.append(object.advanced(by: offset).assumingMemoryBound(to: [String].self))
      }
    }
    guard depth > 0 else { return found }
    return found + Mirror(reflecting: value).children.flatMap { places(of: array, in: $0.value, depth: depth - 1) }
  }
}

/// The setter of `CommandLine.arguments`, which Swift 6 makes unavailable in source code but not in binaries.
@_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
private func setCommandLineArguments(_ arguments: __owned [String])
