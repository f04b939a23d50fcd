import FlowCryptoKit

/// The data that MD5 has seen so far.
public struct CC_MD5_CTX: Sendable {
  fileprivate var function = Insecure.MD5()
  public init() {}
}

/// The data that SHA-1 has seen so far.
public struct CC_SHA1_CTX: Sendable {
  fileprivate var function = Insecure.SHA1()
  public init() {}
}

/// The data that SHA-256 has seen so far.
public struct CC_SHA256_CTX: Sendable {
  fileprivate var function = SHA256()
  public init() {}
}

/// The data that SHA-512 has seen so far.
public struct CC_SHA512_CTX: Sendable {
  fileprivate var function = SHA512()
  public init() {}
}

extension HashFunction {
  fileprivate mutating func add(_ data: UnsafeRawPointer?, _ length: CC_LONG) -> Int32 {
    guard let data else { return length == 0 ? 1 : 0 }
    update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(length)))
    return 1
  }

  fileprivate func write(to output: UnsafeMutablePointer<UInt8>?) -> Int32 {
    guard let output else { return 0 }
    for (index, byte) in finalize().enumerated() { output[index] = byte }
    return 1
  }
}

// Each function returns 1 for success.

@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  c.pointee = CC_MD5_CTX()
  return 1
}

@discardableResult
public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
  c.pointee.function.add(data, len)
}

@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  c.pointee.function.write(to: md)
}

@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
  c.pointee = CC_SHA1_CTX()
  return 1
}

@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.function.add(data, len) }

@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
  c.pointee.function.write(to: md)
}

@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  c.pointee = CC_SHA256_CTX()
  return 1
}

@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.function.add(data, len) }

@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  c.pointee.function.write(to: md)
}

@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  c.pointee = CC_SHA512_CTX()
  return 1
}

@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.pointee.function.add(data, len) }

@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  c.pointee.function.write(to: md)
}
