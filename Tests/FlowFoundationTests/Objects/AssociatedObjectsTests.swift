import FlowFoundation
import Foundation
import Testing

@Suite("Associated objects")
struct AssociatedObjectsTests {
  private final class Owner {}

  @Test("are kept by object and key, replaced and removed")
  func values() {
    let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
    defer { keys.deallocate() }
    let (first, second) = (UnsafeRawPointer(keys), UnsafeRawPointer(keys + 1))
    let (owner, other) = (Owner(), Owner())
    objc_setAssociatedObject(owner, first, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(owner, second, 2, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(owner, first) as? String == "a")
    #expect(objc_getAssociatedObject(owner, second) as? Int == 2)
    #expect(objc_getAssociatedObject(other, first) == nil)
    objc_setAssociatedObject(owner, first, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, first) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, second) == nil)
  }

  @Test("do not go to another object at the address of a released one")
  func released() {
    let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    defer { key.deallocate() }
    var found = 0
    for _ in 0..<1_000 {
      let owner = Owner()
      if objc_getAssociatedObject(owner, key) != nil { found += 1 }
      objc_setAssociatedObject(owner, key, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(found == 0)
  }

  @Test("that are assigned are not kept")
  func assigned() {
    let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    defer { key.deallocate() }
    let owner = Owner()
    var value: Owner? = Owner()
    objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, key) as? Owner === value)
    value = nil
    #expect(objc_getAssociatedObject(owner, key) == nil)
  }
}
