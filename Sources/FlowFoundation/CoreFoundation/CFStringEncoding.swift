import Foundation

/// The number of an encoding of texts.
public typealias CFStringEncoding = UInt32

/// No encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// The encodings that are always there.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
  case macRoman = 0
  case windowsLatin1 = 0x0500
  case isoLatin1 = 0x0201
  case nextStepLatin = 0x0B01
  case ASCII = 0x0600
  case unicode = 0x0100
  case UTF8 = 0x0800_0100
  case nonLossyASCII = 0x0BFF
  case UTF16BE = 0x1000_0100
  case UTF16LE = 0x1400_0100
  case UTF32 = 0x0C00_0100
  case UTF32BE = 0x1800_0100
  case UTF32LE = 0x1C00_0100
}

/// Other encodings.
public enum CFStringEncodings: CFIndex, Sendable {
  case isoLatin2 = 0x0202
  case isoLatin9 = 0x020F
  case dosLatinUS = 0x0400
  case windowsLatin2 = 0x0501
  case windowsCyrillic = 0x0502
  case shiftJIS = 0x0A01
  case big5 = 0x0A03
  case EUC_JP = 0x0920
  case EUC_CN = 0x0930
  case EUC_KR = 0x0940
  case GB_2312_80 = 0x0630
  case GBK_95 = 0x0631
  case GB_18030_2000 = 0x0632
  case KOI8_R = 0x0A02
}

/// Foundation's encodings that have numbers of their own.
private let foundationEncodings: [CFStringEncoding: String.Encoding] = [
  0: .macOSRoman, 0x0500: .windowsCP1252, 0x0201: .isoLatin1, 0x0B01: .nextstep, 0x0600: .ascii, 0x0100: .unicode,
  0x0800_0100: .utf8, 0x0BFF: .nonLossyASCII, 0x1000_0100: .utf16BigEndian, 0x1400_0100: .utf16LittleEndian,
  0x0C00_0100: .utf32, 0x1800_0100: .utf32BigEndian, 0x1C00_0100: .utf32LittleEndian, 0x0202: .isoLatin2,
  0x0501: .windowsCP1250, 0x0502: .windowsCP1251, 0x0A01: .shiftJIS, 0x0920: .japaneseEUC,
]

/// Foundation's number of an encoding.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  foundationEncodings[encoding]?.rawValue ?? 0x8000_0000 | UInt(encoding)
}

/// Core Foundation's number of an encoding.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  if encoding & 0x8000_0000 != 0, let other = CFStringEncoding(exactly: encoding & 0x7FFF_FFFF) { return other }
  return foundationEncodings.first { $0.value.rawValue == encoding }?.key ?? kCFStringEncodingInvalidId
}

/// The encodings by their names on the Internet, in small letters.
private let namedEncodings: [String: CFStringEncoding] = [
  "utf-8": 0x0800_0100, "utf8": 0x0800_0100, "us-ascii": 0x0600, "ascii": 0x0600, "iso-8859-1": 0x0201,
  "latin1": 0x0201, "iso-8859-2": 0x0202, "iso-8859-15": 0x020F, "windows-1250": 0x0501, "windows-1251": 0x0502,
  "windows-1252": 0x0500, "macintosh": 0, "utf-16": 0x0100, "utf-16be": 0x1000_0100, "utf-16le": 0x1400_0100,
  "utf-32": 0x0C00_0100, "shift_jis": 0x0A01, "euc-jp": 0x0920, "euc-kr": 0x0940, "big5": 0x0A03, "gb2312": 0x0930,
  "gbk": 0x0631, "gb18030": 0x0632, "koi8-r": 0x0A02,
]

/// The encoding with a name on the Internet; `kCFStringEncodingInvalidId` for a name that is not known.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
  namedEncodings[theString.lowercased()] ?? kCFStringEncodingInvalidId
}
