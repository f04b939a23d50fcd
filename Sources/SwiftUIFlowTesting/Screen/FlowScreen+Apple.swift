#if canImport(ImageIO)
  import FlowSnapshots
  import SwiftUI

  /// The screen of one pass of a run. It shows the view of each step in turn, and the flow reads and draws it.
  ///
  /// Outside an app, Apple's SwiftUI draws views with `ImageRenderer`; the views keep their state from step to step.
  @MainActor
  final class FlowScreen {
    /// The fonts belong to the system.
    @MainActor
    final class Fonts {}

    let setting: ScreenSetting
    /// The type of the view that the flow builds.
    let contentType: Any.Type?
    /// The number of views shown so far.
    private(set) var shownCount = 0
    /// The environment of views if the flow's configuration changes nothing.
    var baseEnvironment: EnvironmentValues { setting.environment }
    /// The environment of the current view.
    private(set) var environment = EnvironmentValues()

    private let fonts: Fonts
    private var renderer: ImageRenderer<AnyView>?
    private var shownView: AnyView?

    init(_ setting: ScreenSetting, fonts: Fonts, contentType: Any.Type? = nil, isDriven: Bool = false) {
      self.setting = setting
      self.fonts = fonts
      self.contentType = contentType
    }

    /// An empty screen with the same setting.
    func another() -> FlowScreen { FlowScreen(setting, fonts: fonts) }

    var pictureOrigin: PictureOrigin? { nil }

    /// Shows a view in an environment.
    func show(_ view: some View, in environment: EnvironmentValues) {
      shownCount += 1
      self.environment = environment
      let size = setting.size
      let background = environment.colorScheme == .dark ? Color.black : Color.white
      let content = AnyView(
        view
          .safeAreaPadding(setting.safeArea)
          .frame(width: size.width, height: size.height)
          .background(background)
          .environment(\.self, environment))
      let renderer = renderer ?? ImageRenderer(content: content)
      renderer.content = content
      renderer.scale = setting.scale
      renderer.proposedSize = ProposedViewSize(size)
      self.renderer = renderer
      shownView = content
    }

    /// A picture of the current view, as PNG.
    func png() -> Data? {
      guard let image = renderer?.cgImage else { return nil }
      return Picture.png(of: image)
    }

    /// `nil`: SwiftUI has no API for the accessibility tree of a view.
    var semantics: SemanticsSnapshot? { nil }

    /// The identifiers of all elements.
    ///
    /// Apple's SwiftUI exposes them only for views in a window, so this reads a copy of the step's view with its
    /// initial state.
    func accessibilityIdentifiers() throws -> Set<String> {
      guard let shownView else { return [] }
      return try AccessibilityProbe.identifiers(in: shownView, size: setting.size)
    }

    /// `nil`: a view that is only drawn has no keyboard on any device.
    var missingKeyboard: String? { nil }

    /// Empty: SwiftUI has no API for running tasks.
    var runningTasks: [String] { [] }

    /// Returns immediately: SwiftUI has no API for running tasks.
    func waitForTasks(upTo limit: Duration) async -> [String] { [] }

    /// `nil`: SwiftUI has no API for pending work.
    var activity: String? { nil }

    /// Empty: a view that is only drawn receives no touches.
    func takeFailures() -> [ScreenFailure] { [] }

    /// Empty: a view that is only drawn receives no touches.
    func takeTouches() -> [FlowTouch] { [] }

    /// Empty: a view that is only drawn receives no actions.
    func takeActions() -> [String] { [] }

    /// Empty: the inspection library has no connection with the drawn view.
    func takeInspections() -> [String] { [] }

    /// Removes the view and its state.
    func remove() {
      renderer = nil
      shownView = nil
    }

    /// Empty: SwiftUI has no API for problems.
    func takeIssues() -> [DrawingIssue] { [] }
  }
#endif
