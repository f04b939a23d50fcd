import Foundation

/// The block cipher AES, in the direction of encryption, which is all that counter mode needs.
struct AESBlock {
  private let roundKeys: [[UInt8]]

  /// - Throws: ``CryptoKitError`` unless the key has 16, 24 or 32 bytes.
  init(key: [UInt8]) throws {
    guard [16, 24, 32].contains(key.count) else { throw CryptoKitError.incorrectKeySize }
    let count = key.count / 4
    var words = (0..<count).map { Array(key[$0 * 4..<$0 * 4 + 4]) }
    var constant: UInt8 = 1
    for index in count..<4 * (count + 7) {
      var word = words[index - 1]
      if index % count == 0 {
        word = [word[1], word[2], word[3], word[0]].map { Self.box[Int($0)] }
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if count > 6, index % count == 4 {
        word = word.map { Self.box[Int($0)] }
      }
      words.append(zip(words[index - count], word).map { $0 ^ $1 })
    }
    roundKeys = stride(from: 0, to: words.count, by: 4).map { Array(words[$0..<$0 + 4].joined()) }
  }

  /// Encrypts 16 bytes.
  func encrypt(_ block: [UInt8]) -> [UInt8] {
    var state = zip(block, roundKeys[0]).map { $0 ^ $1 }
    for round in 1..<roundKeys.count {
      // Each column takes its bytes from the following columns.
      var next = (0..<16).map { Self.box[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
      if round < roundKeys.count - 1 {
        for column in stride(from: 0, to: 16, by: 4) {
          let bytes = Array(next[column..<column + 4])
          let all = bytes[0] ^ bytes[1] ^ bytes[2] ^ bytes[3]
          for row in 0..<4 { next[column + row] ^= all ^ Self.doubled(bytes[row] ^ bytes[(row + 1) % 4]) }
        }
      }
      state = zip(next, roundKeys[round]).map { $0 ^ $1 }
    }
    return state
  }

  private static func doubled(_ value: UInt8) -> UInt8 { value << 1 ^ (value & 0x80 == 0 ? 0 : 0x1B) }

  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var (a, b, result): (UInt8, UInt8, UInt8) = (a, b, 0)
    while b != 0 {
      if b & 1 == 1 { result ^= a }
      a = doubled(a)
      b >>= 1
    }
    return result
  }

  /// The substitution of bytes: the inverse in the field of 256 elements, then an affine map of the bits.
  private static let box: [UInt8] = (0...255).map { value in
    let value = UInt8(value)
    let inverse = value == 0 ? 0 : (1...255).map { UInt8($0) }.first { product(value, $0) == 1 } ?? 0
    return (0..<5).reduce(0x63) { result, turn in result ^ (inverse << UInt8(turn) | inverse >> UInt8(8 - turn)) }
  }
}
