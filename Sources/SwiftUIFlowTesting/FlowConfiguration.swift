import Foundation
import SwiftUI

/// The environment and the device that a flow runs with, such as a dark appearance or another language.
///
/// ```swift
/// let dark = FlowConfiguration(label: "dark") { environment in
///   environment.colorScheme = .dark
///   environment.locale = Locale(identifier: "ja_JP")
/// }
/// ```
public struct FlowConfiguration: Sendable {
  /// The name of the configuration; in a matrix run it is appended to the name of every step.
  public let label: String
  /// Changes the environment of the flow's views.
  public let environmentPatch: @MainActor @Sendable (inout EnvironmentValues) -> Void
  /// The device that shows the flow's views, or `nil` for a screen without bars and without a keyboard in the size of the
  /// pictures.
  public internal(set) var device: FlowDevice?
  /// The date when the flow's views are first shown, or `nil` for the default of every flow: 9 January 2007 at 9:41 in
  /// San Francisco.
  ///
  /// Timers, relative dates and timelines start from it. On Apple platforms they follow the machine's clock.
  public let now: Date?
  /// Whether the built-in pictures of the flow replace their references.
  public let recordSnapshots: Bool
  #if os(Linux)
    /// Sets the phone of the flow's screen, once per screen.
    var phonePatch: (@MainActor @Sendable (SimulatedPhone) -> Void)?
  #endif

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - label: The name of the configuration.
  ///   - device: The device that shows the flow's views, or `nil` for a screen without bars and without a keyboard in the
  ///     size of the pictures.
  ///   - now: The date when the flow's views are first shown, or `nil` for the default.
  ///   - environmentPatch: Changes the device's environment, once per step.
  public init(
    label: String = "",
    device: FlowDevice? = nil,
    now: Date? = nil,
    environmentPatch: @escaping @MainActor @Sendable (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.label = label
    self.device = device
    self.now = now
    self.environmentPatch = environmentPatch
    self.recordSnapshots = false
  }

  /// Creates a configuration without a label.
  ///
  /// - Parameters:
  ///   - recordSnapshots: Whether the built-in pictures of the flow replace their references.
  ///   - environmentValues: Changes a fresh environment, once per step.
  // Disfavored, so that `FlowConfiguration()` and a bare trailing closure mean the initializer above.
  @_disfavoredOverload
  public init(
    recordSnapshots: Bool = false,
    environmentValues: @escaping @MainActor @Sendable (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.label = ""
    self.device = nil
    self.now = nil
    self.environmentPatch = environmentValues
    self.recordSnapshots = recordSnapshots
  }

  /// Changes the environment of the flow's views.
  public var environmentValues: @MainActor @Sendable (inout EnvironmentValues) -> Void { environmentPatch }
}
