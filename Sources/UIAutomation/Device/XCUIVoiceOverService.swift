import Foundation
import SwiftUI

/// VoiceOver on the device: moves between the elements of the app in the foreground, and returns their speech.
///
/// The texts are those found by AccessibilitySnapshot; Apple's differ between languages and releases.
@preconcurrency @MainActor
open class XCUIVoiceOverService: NSObject {
  /// The output of VoiceOver.
  @preconcurrency @MainActor
  open class Output: NSObject {
    /// The speech for the current element.
    public let utterance: String

    init(_ utterance: String) {
      self.utterance = utterance
      super.init()
    }

    open nonisolated override var debugDescription: String { MainActor.assumeIsolated { utterance } }
  }

  /// Whether VoiceOver is running.
  public var isEnabled: Bool { center.setting.isVoiceOverEnabled }

  private var center: AutomationCenter { .shared }

  /// The current element.
  private weak var element: Element?

  /// The index of the current element in VoiceOver's order, from zero.
  private var index = 0

  /// Starts VoiceOver, at the first element of the screen.
  ///
  /// - Throws: Nothing here; on a device, an error if VoiceOver cannot be started.
  public func enable() throws {
    guard !isEnabled else { return }
    element = nil
    setEnabled(true)
  }

  /// Stops VoiceOver.
  ///
  /// - Throws: Nothing here; on a device, an error if VoiceOver cannot be stopped.
  public func disable() throws {
    guard isEnabled else { return }
    setEnabled(false)
    screen?.moveAccessibilityFocus(to: nil)
  }

  private func setEnabled(_ isEnabled: Bool) {
    center.setting.isVoiceOverEnabled = isEnabled
    screen?.send(.environment { $0.accessibilityVoiceOverEnabled = isEnabled })
  }

  /// Returns the speech for the current element.
  ///
  /// - Throws: ``Error`` if VoiceOver is not running, or if there is no element.
  public func currentSpeech() throws -> Output { try speech(by: 0) }

  /// Moves to the next element.
  ///
  /// - Throws: ``Error`` if VoiceOver is not running, or is at the last element.
  public func moveForward() throws -> Output { try speech(by: 1) }

  /// Moves to the previous element.
  ///
  /// - Throws: ``Error`` if VoiceOver is not running, or is at the first element.
  public func moveBackward() throws -> Output { try speech(by: -1) }

  /// Moves into a container, on Macs, where VoiceOver stops at containers.
  ///
  /// - Throws: ``Error``, because VoiceOver on phones and tablets moves through the content of containers directly.
  public func moveIn() throws -> Output { throw try containerError("moveIn()") }

  /// Moves out of a container, on Macs, where VoiceOver stops at containers.
  ///
  /// - Throws: ``Error``, because VoiceOver on phones and tablets moves through the content of containers directly.
  public func moveOut() throws -> Output { throw try containerError("moveOut()") }

  private func containerError(_ method: String) throws -> Error {
    guard isEnabled else { throw Error(.notRunning) }
    return Error(
      .noSpeech, "XCUIVoiceOverService.\(method) has nothing to say: VoiceOver does not stop at containers here.")
  }

  private var screen: Screen? { center.foregroundApp?.screen }

  private func speech(by step: Int) throws -> Output {
    guard isEnabled else { throw Error(.notRunning) }
    guard let screen else { throw Error(.noSpeech, "No app is in front that VoiceOver could read.") }
    screen.settle()
    let elements = screen.spokenElements
    let current = position(among: elements, on: screen)
    let next = current.map { $0 + step } ?? 0
    guard elements.indices.contains(next) else {
      throw Error(
        .noSpeech,
        elements.isEmpty
          ? "There is nothing on the screen that VoiceOver could read."
          : "VoiceOver is at the \(step > 0 ? "last" : "first") element of the screen.")
    }
    let node = elements[next].node
    index = next
    element = node.element
    if let element = node.element {
      screen.scrollToVisible(element)
      screen.moveAccessibilityFocus(to: element)
    }
    return Output(elements[next].text)
  }

  /// The index of the current element: the one the app has moved VoiceOver to, or the previous one; `nil` if there is
  /// none yet.
  private func position(among elements: [SpokenElement], on screen: Screen) -> Int? {
    if let focus = screen.accessibilityFocus, focus !== element,
      let moved = elements.firstIndex(where: { $0.node.element.map { $0.isInside(focus) } ?? false })
    {
      return moved
    }
    guard let element else { return nil }
    if elements.indices.contains(index), elements[index].node.element === element { return index }
    return elements.firstIndex { $0.node.element === element }
  }
}

extension XCUIVoiceOverService {
  /// The reason why there is no speech.
  public struct Error: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
      case failedToStart, failedToStop, notRunning
      case noSpeech
    }

    /// The domain of these errors.
    public static let errorDomain = "XCUIVoiceOverServiceErrorDomain"
    /// VoiceOver could not be started.
    public static var failedToStart: Code { .failedToStart }
    /// VoiceOver could not be stopped.
    public static var failedToStop: Code { .failedToStop }
    /// VoiceOver does not run.
    public static var notRunning: Code { .notRunning }
    /// VoiceOver has said nothing.
    public static var noSpeech: Code { .noSpeech }

    /// The kind of the error.
    public let code: Code
    private let message: String

    init(_ code: Code, _ message: String = "VoiceOver does not run: call XCUIVoiceOverService.enable() first.") {
      self.code = code
      self.message = message
    }

    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { message }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
  }
}

extension XCUIDevice {
  /// VoiceOver on the device.
  public var voiceOverService: XCUIVoiceOverService { center.voiceOver }
}
