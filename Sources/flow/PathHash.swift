import Foundation

/// A short name for a folder, which is the same in every process.
struct PathHash {
  let text: String

  init(_ folder: URL) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in folder.standardizedFileURL.resolvingSymlinksInPath().path.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    text = String(hash, radix: 36)
  }
}
