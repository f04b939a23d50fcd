import FlowObjectiveC
import SwiftUI

extension UIApplication: _ClassMethods {
  /// The app for `sharedApplication`, which libraries ask for by name where they may run in an extension.
  public nonisolated static func _value(ofClassMethod name: String) -> AnyObject? {
    name == "sharedApplication" ? assumeMainActor { UIApplication.shared } : nil
  }
}
