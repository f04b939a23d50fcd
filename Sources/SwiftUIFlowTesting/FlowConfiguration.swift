import Foundation
import SwiftUI

/// The circumstances a flow runs in, such as a dark appearance or another language.
///
/// ```swift
/// let dark = FlowConfiguration(label: "dark") { environment in
///   environment.colorScheme = .dark
///   environment.locale = Locale(identifier: "ja_JP")
/// }
/// ```
public struct FlowConfiguration: Sendable {
  /// The name of the configuration; in a matrix run it ends the name of every step.
  public let label: String
  /// Changes the environment that the views of the flow are shown in.
  public let environmentPatch: @MainActor @Sendable (inout EnvironmentValues) -> Void
  /// What the views of the flow are shown on, or `nil` for the size of the pictures without bars.
  public let device: FlowDevice?
  /// The present when the flow's views are first shown, or `nil` for the one that every flow has: 9 January 2007 at 9:41 in
  /// San Francisco.
  ///
  /// Timers, distances between dates and timelines count from it. On Apple platforms they follow the clock of the machine.
  public let now: Date?
  /// Whether the built-in pictures of the flow replace their references.
  public let recordSnapshots: Bool

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - label: The name of the configuration.
  ///   - device: What the views of the flow are shown on, or `nil` for the size of the pictures without bars.
  ///   - now: The present when the flow's views are first shown, or `nil` for the one that every flow has.
  ///   - environmentPatch: Changes the device's environment, once for every step.
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
  ///   - environmentValues: Changes a fresh environment, once for every step.
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

  /// Changes the environment that the views of the flow are shown in.
  public var environmentValues: @MainActor @Sendable (inout EnvironmentValues) -> Void { environmentPatch }
}
