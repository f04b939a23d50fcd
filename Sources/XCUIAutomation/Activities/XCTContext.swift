import Foundation
import UIAutomation

/// A named part of a test.
public protocol XCTActivity: AnyObject {
  var name: String { get }

  /// Adds an attachment to the result of the test.
  func add(_ attachment: XCTAttachment)
}

/// The context of a running test.
open class XCTContext: NSObject {
  /// Runs a part of a test under a name, which its failures include.
  ///
  /// - Parameters:
  ///   - name: The name of the part, which its failures include after those of enclosing parts.
  ///   - block: Called once, immediately, with the activity.
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
