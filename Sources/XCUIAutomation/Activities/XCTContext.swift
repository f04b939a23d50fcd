import Foundation
import UIAutomation

/// A part of a test with a name.
public protocol XCTActivity: AnyObject {
  var name: String { get }

  /// Keeps something with the result of the test.
  func add(_ attachment: XCTAttachment)
}

/// What a test is doing.
open class XCTContext: NSObject {
  /// Runs a part of a test under a name, which failures in it are reported with.
  @preconcurrency @MainActor
  public class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    let session = AutomationCenter.shared.session
    session.activities.append(name)
    defer { session.activities.removeLast() }
    return try block(Activity(name: name))
  }

  private final class Activity: NSObject, XCTActivity {
    let name: String

    init(name: String) {
      self.name = name
      super.init()
    }

    func add(_ attachment: XCTAttachment) {
      onMainActor { TestReference.current }?.testCase.add(attachment)
    }
  }
}
