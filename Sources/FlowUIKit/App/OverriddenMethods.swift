import SwiftUI

// Methods that an app overrides in an extension of UIKit's class, which Objective-C allows: the source preparation gives
// them these names, and the classes ask for them (Docs/Decisions/0039).

/// A class whose `viewDidLoad()` an app replaces.
@MainActor
public protocol _OverridesViewDidLoad: AnyObject {
  func _override_viewDidLoad()
}

/// A class whose `viewWillAppear(_:)` an app replaces.
@MainActor
public protocol _OverridesViewWillAppear: AnyObject {
  func _override_viewWillAppear(_ animated: Bool)
}

/// A class whose `viewDidAppear(_:)` an app replaces.
@MainActor
public protocol _OverridesViewDidAppear: AnyObject {
  func _override_viewDidAppear(_ animated: Bool)
}

/// A class whose `viewWillLayoutSubviews()` an app replaces.
@MainActor
public protocol _OverridesViewWillLayoutSubviews: AnyObject {
  func _override_viewWillLayoutSubviews()
}

/// A class whose `motionBegan(_:with:)` an app replaces.
@MainActor
public protocol _OverridesMotionBegan: AnyObject {
  func _override_motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
}

/// A class whose `motionEnded(_:with:)` an app replaces.
@MainActor
public protocol _OverridesMotionEnded: AnyObject {
  func _override_motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
}
