import Foundation

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// Property list data.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// Property list data.
  public typealias Input = Data
}
