/// The keywords, attributes and names that the preparation looks at.
enum Word: String, CaseIterable {
  case `import`, `class`, `struct`, `enum`, actor, `protocol`, `extension`, `where`
  case `func`, override, observeValue, `var`, `let`, `init`, `subscript`, optional, `as`, `self`, `super`, `Self`
  case `return`, `in`, `case`, `if`, `while`, `guard`, `else`, `throw`, `try`, `await`, yield, `is`, `switch`, `for`
  case and, or, not, getter, setter

  // Attributes.
  case objc, objcMembers, preconcurrency
  case ibAction = "IBAction"
  case ibOutlet = "IBOutlet"
  case ibInspectable = "IBInspectable"
  case ibDesignable = "IBDesignable"
  case ibSegueAction = "IBSegueAction"
  case uiApplicationMain = "UIApplicationMain"
  case nsApplicationMain = "NSApplicationMain"
  case nsManaged = "NSManaged"

  // Conditions.
  case os, canImport, targetEnvironment, `true`, `false`
  case runtime = "_runtime"
  case poundIf = "#if"
  case poundElseif = "#elseif"
  case poundElse = "#else"
  case poundEndif = "#endif"

  // Expressions.
  case poundSelector = "#selector"
  case poundKeyPath = "#keyPath"
  case poundSourceLocation = "#sourceLocation"
  case ownSelector = "_selector"

  // Functions.
  case addObserver, waitsForConnectivity, removePersistentDomain, enumerateMatches

  // What XCTest has where there is Objective-C.
  case expectFailure = "XCTExpectFailure"

  // Functions that find classes by name.
  case classFromString = "NSClassFromString"
  case protocolFromString = "NSProtocolFromString"

  // Classes of predicates.
  case nsExpression = "NSExpression"
  case nsComparisonPredicate = "NSComparisonPredicate"

  // A class that Foundation has under the same name, and that cannot be made.
  case personNameComponentsFormatter = "PersonNameComponentsFormatter"

  // The protocol of the app's delegate, whose window UIKit sets.
  case applicationDelegate = "UIApplicationDelegate"

  // A type of SwiftUI that packages declare for older systems.
  case bindable = "Bindable"

  // Names of Apple's module ObjectiveC.
  case selector = "Selector"
  case selectorFromString = "NSSelectorFromString"
  case stringFromSelector = "NSStringFromSelector"
  case getClass = "objc_getClass"
  case autoreleasepool

  /// The words that an expression can follow.
  var precedesExpression: Bool {
    switch self {
    case .return, .in, .case, .where, .if, .while, .guard, .else, .throw, .try, .await, .yield, .is, .as, .switch, .for:
      true
    default: false
    }
  }

  /// Names that every file sees on iOS that imports Foundation, and that are in a module of this package.
  var isOfObjectiveC: Bool {
    switch self {
    case .selector, .selectorFromString, .stringFromSelector, .getClass, .autoreleasepool: true
    default: false
    }
  }
}

/// Finds words by their bytes.
struct WordTable {
  private let words: [UInt64: (bytes: [UInt8], word: Word)]
  private let longest: Int

  init() {
    let all = Word.allCases.map { (bytes: Array($0.rawValue.utf8), word: $0) }
    words = Dictionary(all.map { (Self.hash($0.bytes), $0) }) { first, _ in first }
    longest = all.map(\.bytes.count).max() ?? 0
  }

  /// The word of a range of bytes with the given hash.
  func word(_ hash: UInt64, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Word? {
    guard range.count <= longest, let found = words[hash] else { return nil }
    return bytes[range].elementsEqual(found.bytes) ? found.word : nil
  }

  static let firstHash: UInt64 = 0xcbf2_9ce4_8422_2325

  static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  private static func hash(_ bytes: [UInt8]) -> UInt64 { bytes.reduce(firstHash, hash) }
}
