/// What is around the views of a screen: the device, the room they have, and what the system says to all of them.
struct WindowProperties {
  /// What the screen belongs to; size and safe area follow it when it is turned.
  var device: Device? {
    didSet {
      guard let device, device != oldValue else { return }
      size = ProposedViewSize(device.size)
      safeArea = device.safeArea
    }
  }

  /// What the root is offered, in points.
  var size: ProposedViewSize

  /// The insets that bars and corners take, in points.
  var safeArea: EdgeInsets

  /// How much of the bottom the keyboard covers, in points.
  var keyboardHeight: CGFloat = 0

  /// Whether a view hides the status bar. Where there is nothing else at the top, its room is free then.
  var isStatusBarHidden = false

  /// The insets that bars, corners and the keyboard take, in points.
  var contentSafeArea: EdgeInsets {
    var insets = safeArea
    if isStatusBarHidden, let device, device.idiom == .phone, device.housing == .none { insets.top = 0 }
    insets.bottom = max(insets.bottom, keyboardHeight)
    return insets
  }

  /// What the system says to all views, without what the device says.
  var environment: EnvironmentValues

  /// The environment with what the device says, its pixels, its size classes, its kind and its system, where nothing else says otherwise.
  var completeEnvironment: EnvironmentValues {
    guard let device else { return environment }
    var values = EnvironmentValues()
    values.displayScale = device.displayScale
    values.horizontalSizeClass = device.horizontalSizeClass
    values.verticalSizeClass = device.verticalSizeClass
    values.deviceIdiom = device.idiom
    values.systemVersion = device.systemVersion
    values.systemBars = SystemBarsSetting(device)
    values.layoutMargin = device.size.width >= 414 ? 20 : 16
    return environment.rebased(from: EnvironmentValues(), onto: values)
  }
}

/// The insets of a safe area that change while its content stays.
@MainActor
final class SafeAreaReference {
  /// In points.
  var value = EdgeInsets()
}

extension Element {
  /// Has the element and everything inside of it laid out again.
  func setNeedsLayoutThroughout() {
    guard graph.hasRoomToDescend else { return graph.reportTooDeep(at: self) }
    forEachLayoutChild { $0.setNeedsLayoutThroughout() }
    setNeedsLayout()
  }
}
