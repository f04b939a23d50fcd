import Foundation

/// A quantity that is measured while a test runs a block.
public protocol XCTMetric: AnyObject {
  /// The name of the quantity, and its unit, as in `Clock Monotonic Time, s`.
  var _name: String { get }

  /// The current value: the measurement is the difference of two readings.
  func _read() -> Double
}

/// The duration.
open class XCTClockMetric: NSObject, XCTMetric {
  open var _name: String { "Clock Monotonic Time, s" }
  open func _read() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}

/// The duration from the app's launch to its first screen.
open class XCTApplicationLaunchMetric: XCTClockMetric {
  /// - Parameter waitUntilResponsive: Whether the measurement ends when the app responds to touches, which it does here
  ///   from the beginning.
  public init(waitUntilResponsive: Bool = false) { super.init() }

  open override var _name: String { "AppLaunch, s" }
}

/// The processor time.
open class XCTCPUMetric: NSObject, XCTMetric {
  /// Creates a metric of the process.
  public override init() { super.init() }

  /// Creates a metric of the process, which runs the app and the test.
  @preconcurrency @MainActor
  public convenience init(application: XCUIApplication) { self.init() }

  open var _name: String { "CPU Time, s" }
  open func _read() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The memory of the process, which runs the app and the test.
open class XCTMemoryMetric: NSObject, XCTMetric {
  /// Creates a metric of the process.
  public override init() { super.init() }

  /// Creates a metric of the process, which runs the app and the test.
  @preconcurrency @MainActor
  public convenience init(application: XCUIApplication) { self.init() }

  open var _name: String { "Memory Physical, kB" }

  open func _read() -> Double {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }
}

/// The duration between two signposts of the app.
///
/// - Note: Approximate: there are no such marks on Linux; the whole block is measured.
open class XCTOSSignpostMetric: XCTClockMetric {
  private let name: String

  /// Creates a metric of the interval with a name.
  ///
  /// - Parameters:
  ///   - subsystem: Has no effect.
  ///   - category: Has no effect.
  ///   - name: The name, which the result includes.
  public init(subsystem: String, category: String, name: String) {
    self.name = name
    super.init()
  }

  open override var _name: String { "Duration (\(name)), s" }

  /// The launch of the app.
  public class var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
  /// The deceleration of scrolling.
  public class var scrollDecelerationMetric: any XCTMetric { named("Scroll_Deceleration") }
  /// The dragging of scrolling.
  public class var scrollDraggingMetric: any XCTMetric { named("Scroll_Dragging") }
  /// The transitions of navigation.
  public class var navigationTransitionMetric: any XCTMetric { named("Navigation_Transition") }
  /// The custom transitions of navigation.
  public class var customNavigationTransitionMetric: any XCTMetric { named("Custom_Navigation_Transition") }

  private class func named(_ name: String) -> any XCTMetric {
    XCTOSSignpostMetric(subsystem: "com.apple.UIKit", category: "PointsOfInterest", name: name)
  }
}

/// Options of a measurement.
open class XCTMeasureOptions: NSObject {
  /// When a measurement starts and stops.
  public struct InvocationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The measurement starts when the block calls `startMeasuring()`.
    public static let manuallyStart = InvocationOptions(rawValue: 1)

    /// The measurement stops when the block calls `stopMeasuring()`.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }

  /// The default options: five iterations.
  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// The number of iterations.
  open var iterationCount = 5
  /// When a measurement starts and stops; by default with the block.
  open var invocationOptions: InvocationOptions = []
}
