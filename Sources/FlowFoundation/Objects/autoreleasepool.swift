/// Runs a closure; objects here are released with their last reference, so no pool is needed.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
