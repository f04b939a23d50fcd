import Foundation

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// Data of a property list.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// Data of a property list.
  public typealias Input = Data
}
