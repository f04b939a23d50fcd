#if canImport(ImageIO)
  import FlowSnapshots
  import SwiftUI

  /// The screen of one pass of a run: it shows the view of each step, one after the other, and is what the flow reads
  /// and draws.
  ///
  /// Apple's SwiftUI draws views outside of an app with `ImageRenderer`, whose views keep their state from step to step.
  @MainActor
  final class FlowScreen {
    /// The fonts belong to the system.
    @MainActor
    final class Fonts {}

    let setting: ScreenSetting
    /// The type of the view that the flow builds.
    let contentType: Any.Type?
    /// How many views have been shown, one after the other.
    private(set) var shownCount = 0
    /// The environment that views have where the flow's configuration changes nothing.
    var baseEnvironment: EnvironmentValues { setting.environment }
    /// The environment of the view that is shown.
    private(set) var environment = EnvironmentValues()

    private let fonts: Fonts
    private var renderer: ImageRenderer<AnyView>?
    private var shownView: AnyView?

    init(_ setting: ScreenSetting, fonts: Fonts, contentType: Any.Type? = nil, isDriven: Bool = false) {
      self.setting = setting
      self.fonts = fonts
      self.contentType = contentType
    }

    /// A screen like this one that shows nothing yet.
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

    /// A picture of what is shown, as PNG.
    func png() -> Data? {
      guard let image = renderer?.cgImage else { return nil }
      return Picture.png(of: image)
    }

    /// SwiftUI has no API for what views say to assistive technologies.
    var semantics: SemanticsSnapshot? { nil }

    /// The identifiers of all elements.
    ///
    /// Apple's SwiftUI shows them for views in a window only, so this is the view of the step with its first state.
    func accessibilityIdentifiers() throws -> Set<String> {
      guard let shownView else { return [] }
      return try AccessibilityProbe.identifiers(in: shownView, size: setting.size)
    }

    /// SwiftUI has no API for the tasks that run.
    var runningTasks: [String] { [] }

    /// SwiftUI has no API for the tasks that run.
    func waitForTasks(upTo limit: Duration) async -> [String] { [] }

    /// SwiftUI has no API for what goes on.
    var activity: String? { nil }

    /// Nothing can fail that cannot be touched.
    func takeFailures() -> [ScreenFailure] { [] }

    /// A view that is only drawn cannot be touched.
    func takeTouches() -> [FlowTouch] { [] }

    /// A view that is only drawn cannot be acted on.
    func takeActions() -> [String] { [] }

    /// The library that looks into views has no connection with what is drawn.
    func takeInspections() -> [String] { [] }

    /// Takes the view away, with its state.
    func remove() {
      renderer = nil
      shownView = nil
    }

    /// SwiftUI has no API for problems that it found.
    func takeIssues() -> [DrawingIssue] { [] }
  }
#endif
