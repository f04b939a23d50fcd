import Foundation

/// A string of Core Foundation that changes; here it is Foundation's.
public typealias CFMutableString = NSMutableString

public let kCFStringTransformToLatin: CFString! = StringTransform.toLatin.rawValue
public let kCFStringTransformStripCombiningMarks: CFString! = StringTransform.stripCombiningMarks.rawValue
public let kCFStringTransformStripDiacritics: CFString! = StringTransform.stripDiacritics.rawValue
public let kCFStringTransformFullwidthHalfwidth: CFString! = StringTransform.fullwidthToHalfwidth.rawValue
public let kCFStringTransformMandarinLatin: CFString! = StringTransform.mandarinToLatin.rawValue
public let kCFStringTransformHiraganaKatakana: CFString! = StringTransform.hiraganaToKatakana.rawValue
public let kCFStringTransformLatinHiragana: CFString! = StringTransform.latinToHiragana.rawValue
public let kCFStringTransformLatinKatakana: CFString! = StringTransform.latinToKatakana.rawValue
public let kCFStringTransformToXMLHex: CFString! = StringTransform.toXMLHex.rawValue
public let kCFStringTransformToUnicodeName: CFString! = StringTransform.toUnicodeName.rawValue

/// Changes the letters of a string.
///
/// - Parameters:
///   - range: The part to change, and afterwards that of the result; `nil` for all of the string.
///   - transform: What to do, such as `kCFStringTransformToLatin`.
///   - reverse: Whether to do the opposite.
/// - Returns: Whether there is such a change; the string stays as it is otherwise.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let part =
    range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    ?? NSRange(location: 0, length: string.length)
  let old = string.substring(with: part)
  guard let new = old.applyingTransform(StringTransform(transform), reverse: reverse) else { return false }
  string.replaceCharacters(in: part, with: new)
  range?.pointee.length = new.utf16.count
  return true
}
