import Foundation

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// Data of JSON.
  public typealias Output = Data
}

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// Data of JSON.
  public typealias Input = Data
}
