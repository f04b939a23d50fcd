/// The surroundings of a screen's views: the device, the available size, and the system's environment.
struct WindowProperties {
  /// The device of the screen; size and safe area follow its rotation.
  var device: Device? {
    didSet {
      guard let device, device != oldValue else { return }
      size = ProposedViewSize(device.size)
      safeArea = device.safeArea
    }
  }

  /// The proposal for the root, in points.
  var size: ProposedViewSize

  /// The insets of bars and corners, in points.
  var safeArea: EdgeInsets

  /// The height covered by the keyboard at the bottom, in points.
  var keyboardHeight: CGFloat = 0

  /// Whether a view hides the status bar. If there is nothing else at the top, its space becomes available.
  var isStatusBarHidden = false

  /// The insets of bars, corners and the keyboard, in points.
  var contentSafeArea: EdgeInsets {
    var insets = safeArea
    if isStatusBarHidden, let device, device.housing == .none, device.design.systemBars?.givesUpSpace == true {
      insets.top = 0
    }
    insets.bottom = max(insets.bottom, keyboardHeight)
    return insets
  }

  /// The system's environment, without the device's values.
  var environment: EnvironmentValues

  /// The environment with the device's values unless they are overridden: its pixels, size classes, idiom and design.
  var completeEnvironment: EnvironmentValues {
    guard let device else { return environment }
    var values = EnvironmentValues()
    values.displayScale = device.displayScale
    values.horizontalSizeClass = device.horizontalSizeClass
    values.verticalSizeClass = device.verticalSizeClass
    values.deviceIdiom = device.idiom
    values.design = device.design
    values.systemBars = SystemBarsSetting(device)
    values.layoutMargin = device.design.layout.margin(width: device.size.width)
    return environment.rebased(from: EnvironmentValues(), onto: values)
  }
}

/// The insets of a safe area that can change while its content stays.
@MainActor
final class SafeAreaReference {
  /// The insets in points.
  var value = EdgeInsets()
}

extension Element {
  /// Invalidates the layout of the element and its descendants.
  func setNeedsLayoutThroughout() {
    guard graph.hasRoomToDescend else { return graph.reportTooDeep(at: self) }
    forEachLayoutChild { $0.setNeedsLayoutThroughout() }
    setNeedsLayout()
  }
}
