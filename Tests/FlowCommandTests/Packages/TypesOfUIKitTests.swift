#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  @Suite("UIKit's types that are here")
  struct TypesOfUIKitTests {
    @Test("are those that are declared, of every kind")
    func names() {
      let source = """
        open class UIView: UIResponder {}
        public struct UIEdgeInsets {}
        public typealias UIRectEdge=Int
        let view = UIWindow()
        """
      #expect(TypesOfUIKit.names(in: Data(source.utf8)).sorted() == ["UIEdgeInsets", "UIRectEdge", "UIView"])
      #expect(TypesOfUIKit.all.isSuperset(of: ["UIApplication", "UIColor", "UIView", "UIViewController"]))
      #expect(!TypesOfUIKit.all.contains("UIDynamicAnimator"))
    }
  }
#endif
