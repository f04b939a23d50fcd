import Foundation
import Testing

@testable import SwiftUI

/// A view on a phone, with access to its content and touches.
@MainActor
final class PhoneScreen {
  let screen: Screen

  init(
    width: CGFloat = 390, height: CGFloat = 844, safeArea: EdgeInsets? = nil, colorScheme: ColorScheme = .light
  ) {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    screen = Screen(
      size: ProposedViewSize(width: width, height: height),
      safeArea: safeArea ?? EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), environment: environment,
      drawsBackground: true)
  }

  init(screen: Screen) {
    self.screen = screen
  }

  convenience init<Content: View>(_ view: Content) {
    self.init()
    screen.show(view)
  }

  // MARK: - Content

  /// Every node of the semantics tree, in reading order.
  var nodes: [SemanticsNode] { screen.nodes }

  /// The names of the nodes with a role, in reading order.
  func labels(_ role: SemanticsNode.Role) -> [String] {
    nodes.filter { $0.role == role }.map { $0.outlineName ?? "" }
  }

  /// The sheet or popover in front, which has no role of its own.
  var sheet: SemanticsNode? {
    nodes.first { $0.traits.contains(.isModal) && ($0.role == .other || $0.role == .popover) }
  }

  var texts: [String] { labels(.staticText) }

  /// The labels of the buttons outside of the tab bar, in reading order.
  var buttons: [String] { Array(labels(.button).dropLast(tabs.count)) }

  /// The buttons of the tab bar, which is read last.
  var tabs: [SemanticsNode] { node(.tabBar)?.children ?? [] }
  var issues: [String] { screen.graph.issues.map(\.message) }

  func node(_ role: SemanticsNode.Role, _ label: String? = nil) -> SemanticsNode? {
    nodes.first { $0.role == role && (label == nil || $0.outlineName == label) }
  }

  // MARK: - Interaction

  func tap(_ label: String, _ role: SemanticsNode.Role = .button, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let action = node(role, label)?.actions.first(where: { $0.kind == .activate }) else {
      Issue.record(
        "There is no \(role) “\(label)” to tap: \(nodes.map { "\($0.role) \($0.label ?? "")" })",
        sourceLocation: sourceLocation)
      return
    }
    screen.perform { action.perform() }
  }

  /// Writes a picture of the screen to the folder `PICTURE_FOLDER`, for visual inspection.
  func savePicture(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["PICTURE_FOLDER"] else { return }
    guard let data = try screen.picture(scale: 2)?.pngData() else { return }
    try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }
}

/// A log of events, in order.
@MainActor
final class EventLog {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A value that a test changes outside of a view.
@MainActor @Observable
final class TestValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> { Bindable(self).value }
}

extension PhoneScreen {
  /// A view on a phone of a catalog with a version of the system.
  convenience init<Content: View>(
    _ view: Content, system: SystemVersion, device: Device = .iPhone17Pro, colorScheme: ColorScheme = .light
  ) {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    self.init(screen: Screen(device: device.running(system), environment: environment))
    screen.show(view)
  }

  /// The color at a point of the picture, in 255ths.
  func color(_ x: CGFloat, _ y: CGFloat) throws -> [Int] {
    let picture = try #require(screen.picture(scale: 1))
    let pixel = picture[Int(x), Int(y)]
    return [pixel.red, pixel.green, pixel.blue].map { Int($0) }
  }
}
