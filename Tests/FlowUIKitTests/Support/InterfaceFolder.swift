import Foundation
import SwiftUI
import Testing

@testable import FlowUIKit

/// Calls a closure with a bundle of storyboards, nibs and other files, which are removed afterwards.
@MainActor
func withInterfaces(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("interfaces-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (path, text) in files {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  try body(try #require(Bundle(path: folder.path)))
}

/// The text of a storyboard.
///
/// - Parameters:
///   - initial: The identifier of the first controller.
///   - scenes: The objects of each scene.
func storyboard(initial: String = "first", _ scenes: String...) -> String {
  let all = scenes.map {
    "<scene sceneID=\"s\"><objects>\($0)</objects><point key=\"canvasLocation\" x=\"1\" y=\"2\"/></scene>"
  }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(initial)">
        <!-- A comment -->
        <scenes>\(all.joined())</scenes>
    </document>
    """
}

/// The text of a nib.
func nib(_ objects: String) -> String {
  "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(objects)</objects></document>"
}

/// A controller of a plain class with a view.
///
/// - Parameters:
///   - attributes: Attributes of the controller.
///   - subviews: The elements of the views.
///   - rest: Other elements of the view.
///   - parts: Other elements of the controller.
func controller(
  _ id: String = "first", _ attributes: String = "", subviews: String = "", rest: String = "", parts: String = ""
) -> String {
  """
  <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="\(id)-view">
      <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(subviews)</subviews>
      <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      \(rest)
    </view>
    \(parts)
  </viewController>
  """
}

/// Shows the first controller of a storyboard.
@MainActor
struct ShownStoryboard: UIViewControllerRepresentable {
  let bundle: Bundle
  let made: (UIViewController) -> Void

  init(_ bundle: Bundle, made: @escaping (UIViewController) -> Void = { _ in }) {
    self.bundle = bundle
    self.made = made
  }

  func makeUIViewController(context: Context) -> UIViewController {
    let storyboard = UIStoryboard(name: "Main", bundle: bundle)
    let controller = storyboard.instantiateInitialViewController() ?? UIViewController(nibName: nil, bundle: nil)
    made(controller)
    return controller
  }

  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
