import FlowObjectiveC
import Foundation
import PhoneSimulation
import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("The app's object", .serialized) @MainActor
struct UIApplicationTests {
  @Test("the number on the icon is the phone's")
  func badge() {
    let phone = Phone(Text("app"))
    phone.screen.perform { UIApplication.shared.applicationIconBadgeNumber = 3 }
    #expect(phone.screen.phone.badge == 3)
    phone.screen.perform { #expect(UIApplication.shared.applicationIconBadgeNumber == 3) }
  }

  @Test("the class answers to sharedApplication, by which libraries find the app, and to no other name")
  func selector() {
    let selector = NSSelectorFromString("sharedApplication")
    #expect(UIApplication.responds(to: selector))
    #expect(UIApplication.perform(selector)?.takeUnretainedValue() === UIApplication.shared)
    #expect(!UIApplication.responds(to: NSSelectorFromString("other")))
    #expect(!UIView.responds(to: selector))
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    var answers: [String] = []

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
      answers.append("token \(deviceToken.count)")
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
      answers.append("error \((error as NSError).code)")
    }
  }

  @Test("registering for remote notifications fails, or gives the phone's address")
  func remoteNotifications() {
    let phone = Phone(Text("app"))
    let delegate = Delegate()
    phone.screen.perform {
      UIApplication.shared.delegate = delegate
      UIApplication.shared.registerForRemoteNotifications()
      #expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
    }
    #expect(delegate.answers == [])
    phone.screen.advance(by: 0.1)
    #expect(delegate.answers == ["error 3010"])
    phone.screen.phone.pushToken = Data([1, 2])
    phone.screen.perform {
      UIApplication.shared.registerForRemoteNotifications()
      #expect(UIApplication.shared.isRegisteredForRemoteNotifications)
    }
    phone.screen.advance(by: 0.1)
    #expect(delegate.answers == ["error 3010", "token 2"])
    phone.screen.perform { UIApplication.shared.unregisterForRemoteNotifications() }
    #expect(!phone.screen.phone.isRegisteredForPush)
    UIApplication.shared.delegate = nil
  }

  @Test("a property that a class stores can be read by its name, and others warn")
  func keyedValues() {
    final class Own: UIView { var kind = "card" }
    let phone = Phone(Text("app"))
    phone.screen.perform {
      #expect(Own().value(forKey: "kind") as? String == "card")
      #expect(UITapGestureRecognizer().value(forKey: "targets") == nil)
      UIDevice.current.setValue(1, forKey: "orientation")
    }
    #expect(phone.issues.contains { $0.contains("UITapGestureRecognizer stores no property targets") })
    #expect(phone.issues.contains { $0.contains("the property orientation of UIDevice keeps its value") })
  }

  @Test("a responder that cannot perform a message lets it pass to the next one")
  func performing() {
    class Outer: UIView {
      var copies = 0
      func duplicate() { copies += 1 }
    }
    final class Inner: Outer {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }
    let (outer, inner) = (Outer(), Inner())
    outer.addSubview(inner)
    let action = _selector(Outer.duplicate, "duplicate")
    #expect(UIApplication.shared.sendAction(action, to: nil, from: inner, for: nil))
    #expect(outer.copies == 1 && inner.copies == 0)
  }
}
