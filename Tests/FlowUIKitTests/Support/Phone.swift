import FlowRendering
import Foundation
import SwiftUI
import Testing

@testable import FlowUIKit

/// A view on the screen of a phone.
@MainActor
struct Phone {
  let screen: Screen

  init(_ view: some View, timing: MotionSystem.Timing = .settling) {
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    screen = Screen(
      size: ProposedViewSize(width: 390, height: 844),
      safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), environment: environment,
      drawsBackground: true, timing: timing)
    screen.show(view)
  }

  init(device: Device, _ view: some View) {
    screen = Screen(device: device)
    screen.show(view)
  }

  /// Every node of the semantics tree, outer ones first.
  var nodes: [SemanticsNode] {
    func all(_ nodes: [SemanticsNode]) -> [SemanticsNode] { nodes.flatMap { [$0] + all($0.children) } }
    return all(screen.semantics())
  }

  func labels(_ role: SemanticsNode.Role) -> [String] {
    nodes.filter { $0.role == role }.map { $0.label ?? $0.title ?? "" }
  }

  var texts: [String] { labels(.staticText) }
  var buttons: [String] { labels(.button) }
  var issues: [String] { screen.graph.issues.map(\.message) }

  func node(_ role: SemanticsNode.Role, _ label: String? = nil) -> SemanticsNode? {
    nodes.first { $0.role == role && (label == nil || $0.names.contains(label ?? "")) }
  }

  func tap(_ role: SemanticsNode.Role, _ label: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let frame = node(role, label)?.frame else {
      Issue.record("There is no \(role) \(label ?? "") to tap.", sourceLocation: sourceLocation)
      return
    }
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// The color of a pixel at a point.
  func color(_ x: CGFloat, _ y: CGFloat) -> Bitmap.Pixel? {
    screen.picture(scale: 1).map { $0[Int(x), Int(y)] }
  }

  /// The colors of the pixels in a rectangle.
  func colors(in rect: CGRect) -> Set<Bitmap.Pixel> {
    guard let picture = screen.picture(scale: 1) else { return [] }
    var found: Set<Bitmap.Pixel> = []
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) { found.insert(picture[x, y]) }
    }
    return found
  }

  /// Writes a picture to the folder `PICTURE_FOLDER`, for visual inspection.
  func savePicture(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["PICTURE_FOLDER"] else { return }
    try screen.picture(scale: 2)?.pngData().write(
      to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }
}

/// A log of calls, in order.
@MainActor
final class CallLog {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view of UIKit that a test has made.
struct Shown<Content: UIView>: UIViewRepresentable {
  let view: Content

  func makeUIView(context: Context) -> Content { view }
  func updateUIView(_ uiView: Content, context: Context) {}
}

/// A controller of UIKit that a test has made.
struct ShownController<Controller: UIViewController>: UIViewControllerRepresentable {
  let controller: Controller

  func makeUIViewController(context: Context) -> Controller { controller }
  func updateUIViewController(_ uiViewController: Controller, context: Context) {}
}
