import Foundation

/// Finds links, addresses of mail and telephone numbers in a text.
///
/// On iOS it is a subclass of `NSRegularExpression`, of which Foundation lets nobody override the search here.
///
/// Dates, postal addresses and flights are not found, and a warning says so. A name of a server without `http://` or `www.`
/// needs one of the usual endings.
// @unchecked: the properties are constant.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds of data to find, as values of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector.
  ///
  /// - Throws: An error of Cocoa if there is nothing to look for.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    guard !types.isEmpty, types.subtracting([.linkFound, .phoneNumberFound, .others]).isEmpty else {
      throw CocoaError(CocoaError.Code(rawValue: 2048))
    }
    self.checkingTypes = checkingTypes
    super.init()
    if !types.isDisjoint(with: .others) {
      report(.missing("NSDataDetector(types:)", "dates, addresses and flights are not found."))
    }
  }

  /// Passes each finding to a closure, in order.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// Passes each finding to a closure, in order. Prepared sources call this one, as for `NSRegularExpression`.
  public func _enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateMatches(in: string, options: options, range: range, using: block)
  }

  /// The findings, in order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    var found: [DetectedData] = []
    if types.contains(.linkFound) { found += DetectedLink.all(in: string, range) }
    if types.contains(.phoneNumberFound) {
      let numbers = DetectedPhoneNumber.all(in: string, range)
      found += numbers.filter { number in !found.contains { NSIntersectionRange($0.place, number.place).length > 0 } }
    }
    return found.sorted { $0.place.location < $1.place.location }
  }

  /// The number of findings.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// The first finding.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Where the first finding is.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
}

public typealias NSTextCheckingTypes = UInt64

// What a detector can look for. Foundation has these values under Apple's names, too, and calls them deprecated here.
extension NSTextCheckingResult.CheckingType {
  static let linkFound = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
  static let phoneNumberFound = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
  /// A date, a postal address and a flight.
  fileprivate static let others = NSTextCheckingResult.CheckingType(rawValue: 1 << 3 | 1 << 4 | 1 << 12)
}

extension NSTextCheckingResult {
  /// The address of a link.
  public var url: URL? { (self as? DetectedLink)?.address }
  /// The telephone number, as it is in the text.
  public var phoneNumber: String? { (self as? DetectedPhoneNumber)?.number }
  /// The date, which is not found here.
  public var date: Date? { nil }
  /// The parts of a postal address, which is not found here.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}
