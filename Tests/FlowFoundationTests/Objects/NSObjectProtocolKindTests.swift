#if os(Linux)
  import FlowFoundation
  import Foundation
  import Testing

  private protocol Place: NSObjectProtocol {}
  private class Shop: NSObject, Place {}
  private final class TeaShop: Shop {}

  @Suite("The class of a protocol's value")
  struct NSObjectProtocolKindTests {
    @Test("is its own or one that it inherits")
    func kinds() {
      let place: any Place = TeaShop()
      #expect(place.isKind(of: Shop.self) && place.isKind(of: NSObject.self) && !place.isKind(of: NSString.self))
      #expect(place.isMember(of: TeaShop.self) && !place.isMember(of: Shop.self))
      #expect(TeaShop().isKind(of: Shop.self))
    }
  }
#endif
