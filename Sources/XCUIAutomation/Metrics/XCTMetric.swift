import Foundation

/// Something that is measured while a test runs a block.
public protocol XCTMetric: AnyObject {
  /// What is measured, and its unit, as in `Clock Monotonic Time, s`.
  var _name: String { get }

  /// The quantity now: the difference of two readings is the measure.
  func _read() -> Double
}

/// How long it takes.
open class XCTClockMetric: NSObject, XCTMetric {
  open var _name: String { "Clock Monotonic Time, s" }
  open func _read() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}

/// How long the app takes from its launch to its first screen.
open class XCTApplicationLaunchMetric: XCTClockMetric {
  /// - Parameter waitUntilResponsive: Whether the time ends when the app takes touches: here it does from the beginning.
  public init(waitUntilResponsive: Bool = false) { super.init() }

  open override var _name: String { "AppLaunch, s" }
}

/// How long the processor works.
open class XCTCPUMetric: NSObject, XCTMetric {
  public override init() { super.init() }

  @preconcurrency @MainActor
  public convenience init(application: XCUIApplication) { self.init() }

  open var _name: String { "CPU Time, s" }
  open func _read() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}

/// How much memory the process has, which runs the app and the test.
open class XCTMemoryMetric: NSObject, XCTMetric {
  public override init() { super.init() }

  @preconcurrency @MainActor
  public convenience init(application: XCUIApplication) { self.init() }

  open var _name: String { "Memory Physical, kB" }

  open func _read() -> Double {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }
}

/// How long it takes between two marks of the app.
///
/// - Note: Approximate: there are no such marks on Linux; the whole block is measured.
open class XCTOSSignpostMetric: XCTClockMetric {
  private let name: String

  public init(subsystem: String, category: String, name: String) {
    self.name = name
    super.init()
  }

  open override var _name: String { "Duration (\(name)), s" }

  public static let applicationLaunch: any XCTMetric = XCTApplicationLaunchMetric()
  public static let scrollDecelerationMetric: any XCTMetric = XCTOSSignpostMetric(
    subsystem: "", category: "", name: "Scroll_Deceleration")
  public static let scrollDraggingMetric: any XCTMetric = XCTOSSignpostMetric(
    subsystem: "", category: "", name: "Scroll_Dragging")
  public static let navigationTransitionMetric: any XCTMetric = XCTOSSignpostMetric(
    subsystem: "", category: "", name: "Navigation_Transition")
}

/// How a block is measured.
open class XCTMeasureOptions: NSObject {
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The measure begins when the block calls `startMeasuring()`.
    public static let manuallyStart = InvocationOptions(rawValue: 1)

    /// The measure ends when the block calls `stopMeasuring()`.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }

  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// How often the block is measured.
  open var iterationCount = 5
  open var invocationOptions: InvocationOptions = []
}
