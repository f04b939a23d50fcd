#if os(Linux)
  import SwiftUI

  /// Shows a view on a headless screen.
  @MainActor
  final class AxtWindow: AxtHost {
    private let screen = Screen(device: .iPhone)
    private let showView: (Screen, AxtWindow) -> Void

    let changes = AxtChanges()
    private let observer: PreferenceChanges

    init<Content: View>(_ content: Content) {
      showView = { screen, window in screen.show(content.environment(\.axtWindow, WeakWindow(window))) }
      observer = PreferenceChanges(changes)
      screen.graph.addPreferenceObserver(observer)
    }

    var axt: Axt? { screen.graph.root?.preference(AxtPreferenceKey.self).first }

    func show() { showView(screen, self) }
    func update() { screen.perform {} }
    func perform(_ action: () -> Void) { screen.perform(action) }

    func wait(upTo timeout: Double, until condition: @MainActor () -> Bool) async -> Bool {
      await screen.wait(upTo: timeout) { condition() }
    }
  }

  /// Signals changes of exposed values.
  @MainActor
  private final class PreferenceChanges: PreferenceObserver {
    private let changes: AxtChanges
    let observedNode: _ViewNode? = nil

    init(_ changes: AxtChanges) { self.changes = changes }

    func preferencesMayHaveChanged() { changes.announce() }
  }

  /// The window of a view, for sheets.
  struct WeakWindow {
    weak var window: AxtWindow?

    init(_ window: AxtWindow?) { self.window = window }
  }

  extension EnvironmentValues {
    private enum AxtWindowKey: EnvironmentKey {
      static var defaultValue: WeakWindow { WeakWindow(nil) }
    }

    var axtWindow: WeakWindow {
      get { self[AxtWindowKey.self] }
      set { self[AxtWindowKey.self] = newValue }
    }
  }

  /// The content of a sheet: a part of the tree of the presenting window.
  @MainActor
  final class AxtSheet: AxtHost {
    private weak var element: ModifiedElement?
    private weak var window: AxtWindow?
    let changes: AxtChanges

    init(_ element: ModifiedElement) {
      self.element = element
      window = element.environment.axtWindow.window
      changes = window?.changes ?? AxtChanges()
    }

    var axt: Axt? {
      guard let element, element.isMounted else { return nil }
      return element.contentNode?.preference(AxtPreferenceKey.self).first
    }

    func show() {}
    func update() { window?.update() }
    func perform(_ action: () -> Void) { window?.perform(action) }

    func wait(upTo timeout: Double, until condition: @MainActor () -> Bool) async -> Bool {
      await window?.wait(upTo: timeout, until: condition) ?? condition()
    }
  }

  /// Lists a test for its content while the content is shown.
  private struct SheetRegistration: ElementModifier {
    static var affectsLayout: Bool { false }

    func makeStorage(for element: ModifiedElement) -> AxtTest? { AxtTest(AxtSheet(element)) }

    func didMount(_ element: ModifiedElement) {
      if let test = storage(of: element) { AxtTest.sheets[test.id] = test }
    }

    func willUnmount(_ element: ModifiedElement) {
      if let test = storage(of: element) { AxtTest.sheets[test.id] = nil }
    }
  }

  extension View {
    /// Makes the content of a sheet a separate test, in `AxtTest.sheets`.
    @ViewBuilder
    public func hostAxtSheet() -> some View {
      if AxtTest.enabled { axt("app").modifier(SheetRegistration()) } else { self }
    }

    /// The earlier name of ``hostAxtSheet()``.
    public func hostAxSheet() -> some View { hostAxtSheet() }
  }
#endif
