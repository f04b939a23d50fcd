import SwiftUI

/// Has an appearance for all views of a class.
///
/// What SwiftUI obeys on Apple's systems takes effect on the engine's bars; for everything else a warning names the
/// property.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  /// The appearance proxy of the class.
  static func appearance() -> Self
}

/// Stands for an archive when the appearance proxy of a class is made.
final class AppearanceCoder: NSCoder {}

extension UIView: UIAppearance {
  /// The appearance proxy of the class.
  ///
  /// What SwiftUI's bars and pages obey on Apple's systems takes effect for the screen with the latest event; setting
  /// any other property records a warning.
  public static func appearance() -> Self {
    guard let proxy = Self(coder: AppearanceCoder()) else {
      preconditionFailure("\(Self.self) has no appearance proxy, because its init(coder:) returns nil.")
    }
    return proxy
  }

  /// The appearance proxy of views in others. Setting a property has no effect, and a warning is recorded.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]) -> Self {
    appearance()
  }
}
