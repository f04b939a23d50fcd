#if !os(Linux)
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// Shows a view in a window of the test host app.
  @MainActor
  final class AxtWindow: AxtHost {
    private let report = AxtReport()

    #if os(watchOS)
      init<Content: View>(_ content: Content) {}

      func show() { preconditionFailure("watchOS has no windows to show views in. Run the tests on another platform.") }
      func update() {}
    #elseif canImport(UIKit)
      let controller: UIViewController
      private var window: UIWindow?

      init<Content: View>(_ content: Content) {
        controller = UIHostingController(rootView: ReportingView(content: content, report: report))
      }

      func show() {
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else {
          preconditionFailure("There is no window scene. Run the tests in a host application.")
        }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        update()
      }

      func update() { controller.view.layoutIfNeeded() }
    #else
      private let controller: NSViewController
      private var window: NSWindow?

      init<Content: View>(_ content: Content) {
        controller = NSHostingController(rootView: ReportingView(content: content, report: report))
      }

      func show() {
        let window = NSWindow(contentViewController: controller)
        window.orderFront(nil)
        self.window = window
        update()
      }

      func update() { controller.view.layoutSubtreeIfNeeded() }
    #endif

    var axt: Axt? { report.axt }
    var changes: AxtChanges { report.changes }

    func perform(_ action: () -> Void) {
      action()
      update()
    }

    func wait(upTo timeout: TimeInterval, until condition: @MainActor () -> Bool) async -> Bool {
      await report.wait(upTo: timeout, until: condition)
    }
  }

  #if canImport(UIKit) && !os(watchOS)
    extension AxtTest {
      /// The controller of the view; `nil` for a sheet.
      public var hostingController: UIViewController! { (host as? AxtWindow)?.controller }
    }
  #endif

  /// The content of a sheet.
  @MainActor
  final class AxtSheet: AxtHost {
    let report = AxtReport()
    var axt: Axt? { report.axt }
    var changes: AxtChanges { report.changes }

    func show() {}
    func update() {}
    func perform(_ action: () -> Void) { action() }

    func wait(upTo timeout: TimeInterval, until condition: @MainActor () -> Bool) async -> Bool {
      await report.wait(upTo: timeout, until: condition)
    }
  }

  private struct SheetView<Content: View>: View {
    let content: Content

    @State private var sheet = AxtSheet()
    @State private var test: AxtTest?

    var body: some View {
      ReportingView(content: content.axt("app"), report: sheet.report)
        .onAppear {
          let test = AxtTest(sheet)
          AxtTest.sheets[test.id] = test
          self.test = test
        }
        .onDisappear { if let test { AxtTest.sheets[test.id] = nil } }
    }
  }

  extension View {
    /// Makes the content of a sheet a separate test, in `AxtTest.sheets`.
    @ViewBuilder
    public func hostAxtSheet() -> some View {
      if AxtTest.enabled { SheetView(content: self) } else { self }
    }

    /// The earlier name of ``hostAxtSheet()``.
    public func hostAxSheet() -> some View { hostAxtSheet() }
  }
#endif
