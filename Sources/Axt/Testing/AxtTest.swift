import Foundation
import SwiftUI

/// A view that is shown for a test, as the element around all others; its name is `app`.
@MainActor
public final class AxtTest {
  /// What is shown in sheets, as far as it asked for that with `hostAxtSheet()`.
  ///
  /// One list for all tests, as Axt has it: tests that use it must not run at the same time.
  public internal(set) static var sheets: [UUID: AxtTest] = [:]

  /// Whether a test has been started. Before, and in an app that is not tested, views expose nothing and cost nothing.
  public internal(set) static var enabled = false

  public let id = UUID()
  let host: any AxtHost

  init(_ host: any AxtHost) {
    self.host = host
    LiveTests.add(self)
  }

  /// Makes a test of a view, which is shown by ``host(_:)`` or ``makeWindow()``.
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

  public func makeWindow() { host.show() }

  public var app: any AxtElement { self }

  /// Lets everything be applied that has been caused until now.
  public static func yield() async {
    for test in LiveTests.all { test.update() }
    await Task.yield()
    for test in LiveTests.all { test.update() }
  }

  func update() { host.update() }
  func perform(_ action: () -> Void) { host.perform(action) }
  func wait(upTo timeout: TimeInterval, until condition: @MainActor () -> Bool) async -> Bool {
    await host.wait(upTo: timeout, until: condition)
  }
}

extension AxtTest: AxtNode {
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

/// The other name of ``AxtTest``.
public typealias AXTest = AxtTest

/// What shows a view for a test.
@MainActor
protocol AxtHost: AnyObject {
  /// What the root exposes now.
  var axt: Axt? { get }

  /// Emits when the views may expose something else.
  var changes: AxtChanges { get }

  func show()
  func update()

  /// Runs an action, and everything that follows from it.
  func perform(_ action: () -> Void)
  func wait(upTo timeout: TimeInterval, until condition: @MainActor () -> Bool) async -> Bool
}

/// The tests whose views are shown, for `AxtTest.yield()`, which takes no test.
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
