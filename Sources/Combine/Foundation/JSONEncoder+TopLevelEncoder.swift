import Foundation

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// JSON data.
  public typealias Output = Data
}

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// JSON data.
  public typealias Input = Data
}
