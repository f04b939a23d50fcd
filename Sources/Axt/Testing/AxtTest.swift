import Foundation
import SwiftUI

/// A view that is shown for a test, as the root element; its identifier is `app`.
@MainActor
public final class AxtTest {
  /// The sheets whose content has the modifier `hostAxtSheet()`.
  ///
  /// The list is shared by all tests, as in Axt: tests that use it must not run concurrently.
  public internal(set) static var sheets: [UUID: AxtTest] = [:]

  /// Whether a test has been started. Until then, and in an app that is not tested, views expose nothing, at no cost.
  public internal(set) static var enabled = false

  /// The identity of the test, its key in ``sheets``.
  public let id = UUID()
  let host: any AxtHost

  init(_ host: any AxtHost) {
    self.host = host
    LiveTests.add(self)
  }

  /// Creates a test of a view; ``host(_:)`` or ``makeWindow()`` shows it.
  public convenience init<V: View>(_ view: V) {
    Self.enabled = true
    self.init(AxtWindow(view.axt("app")))
  }

  /// Shows a view.
  public static func host<V: View>(_ view: V) async -> AxtTest {
    let test = AxtTest(view)
    test.makeWindow()
    await yield()
    return test
  }

  /// Shows the view.
  public func makeWindow() { host.show() }

  /// The root element.
  public var app: any AxtElement { self }

  /// Applies all pending updates.
  public static func yield() async {
    for test in LiveTests.all { test.update() }
    await Task.yield()
    for test in LiveTests.all { test.update() }
  }

  /// The test that was created last, if it still exists.
  static var latest: AxtTest? { LiveTests.all.last }

  func update() { host.update() }
  func perform(_ action: () -> Void) { host.perform(action) }
  func wait(upTo timeout: TimeInterval, until condition: @MainActor () -> Bool) async -> Bool {
    await host.wait(upTo: timeout, until: condition)
  }
}

extension AxtTest: AxtNode {
  /// This test.
  public var test: AxtTest { self }
  public var axt: Axt? { host.axt }
}

extension AxtNode {
  public func watchHierarchy() async {
    var shown = hierarchy
    print(shown)
    while !Task.isCancelled {
      await test.host.changes.next()
      if hierarchy == shown { continue }
      shown = hierarchy
      print(shown)
    }
  }
}

/// The alternative name of ``AxtTest``.
public typealias AXTest = AxtTest

/// Shows a view for a test.
@MainActor
protocol AxtHost: AnyObject {
  /// The values that the root currently exposes.
  var axt: Axt? { get }

  /// Signals when exposed values may have changed.
  var changes: AxtChanges { get }

  func show()
  func update()

  /// Performs an action, and applies all resulting updates.
  func perform(_ action: () -> Void)
  func wait(upTo timeout: TimeInterval, until condition: @MainActor () -> Bool) async -> Bool
}

/// The tests whose views are shown, for `AxtTest.yield()`, which has no test argument.
@MainActor
private enum LiveTests {
  private struct Reference {
    weak var test: AxtTest?
  }

  private static var references: [Reference] = []

  static var all: [AxtTest] { references.compactMap(\.test) }

  static func add(_ test: AxtTest) {
    references.removeAll { $0.test == nil }
    references.append(Reference(test: test))
  }
}
