import Foundation

// Arguments of predicates are written `date as CVarArg`. On Apple's systems these types are arguments, because
// Objective-C has classes for them.

extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { timeIntervalSinceReferenceDate._cVarArgEncoding }
}

extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { hashValue._cVarArgEncoding }
}

extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { hashValue._cVarArgEncoding }
}

extension Data: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { hashValue._cVarArgEncoding }
}

extension Array: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { count._cVarArgEncoding }
}

extension Set: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { count._cVarArgEncoding }
}
