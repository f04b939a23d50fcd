/// A whole number of Objective-C.
public typealias NSInteger = Int

/// A whole number of Objective-C that is not negative.
public typealias NSUInteger = UInt
