import FlowFoundation
import Foundation
import Testing

@Suite("The address in a number")
struct NSNumberPointerTests {
  @Test("is that of the memory, and none for zero")
  func address() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { memory.deallocate() }
    #expect(NSNumber(value: UInt(bitPattern: memory)).pointerValue == memory)
    #expect(NSNumber(value: 0).pointerValue == nil)
    #expect(NSNumber(value: UInt64.max).pointerValue == UnsafeMutableRawPointer(bitPattern: UInt.max))
  }

  @Test("is readable for each call on the stack")
  func callStack() {
    let addresses = Thread.callStackReturnAddresses
    #expect(addresses.count > 1)
    #expect(addresses.allSatisfy { $0.pointerValue != nil })
  }
}
