import Foundation

/// A bar code of ASCII characters (ISO/IEC 15417), in its code set B.
enum Code128 {
  /// The widths of the bars and the gaps between them, for each value: six digits, seven for the end.
  private static let widths = [
    "212222", "222122", "222221", "121223", "121322", "131222", "122213", "122312", "132212", "221213", "221312",
    "231212", "112232", "122132", "122231", "113222", "123122", "123221", "223211", "221132", "221231", "213212",
    "223112", "312131", "311222", "321122", "321221", "312212", "322112", "322211", "212123", "212321", "232121",
    "111323", "131123", "131321", "112313", "132113", "132311", "211313", "231113", "231311", "112133", "112331",
    "132131", "113123", "113321", "133121", "313121", "211331", "231131", "213113", "213311", "213131", "311123",
    "311321", "331121", "312113", "312311", "332111", "314111", "221411", "431111", "111224", "111422", "121124",
    "121421", "141122", "141221", "112214", "112412", "122114", "122411", "142112", "142211", "241211", "221114",
    "413111", "241112", "134111", "111242", "121142", "121241", "114212", "124112", "124211", "411212", "421112",
    "421211", "212141", "214121", "412121", "111143", "111341", "131141", "114113", "114311", "411113", "411311",
    "113141", "114131", "311141", "411131", "211412", "211214", "211232", "2331112",
  ]

  /// The values of a text: the start of set B, the characters, their sum with weights, and the end. `nil` for characters
  /// that the set lacks.
  static func values(of bytes: Data) -> [Int]? {
    guard !bytes.isEmpty, bytes.allSatisfy({ (32...127).contains($0) }) else { return nil }
    let start = 104
    let characters = bytes.map { Int($0) - 32 }
    let check = characters.enumerated().reduce(start) { $0 + ($1.offset + 1) * $1.element } % 103
    return [start] + characters + [check, 106]
  }

  /// The modules from the left: whether each is dark.
  static func bars(of bytes: Data) -> [Bool]? {
    values(of: bytes)?.flatMap { value in
      widths[value].enumerated().flatMap { index, width in
        [Bool](repeating: index % 2 == 0, count: width.wholeNumberValue ?? 0)
      }
    }
  }
}
