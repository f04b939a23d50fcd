import SwiftUI

/// The scenes of an app's interface and the segues between them, in a file of the editor.
///
/// The file is read as it is in the app's repository.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle?
  private let file: InterfaceFile?

  /// Reads a storyboard.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension. If there is no such file, that is a mistake, and the storyboard
  ///     is empty; UIKit ends the app.
  ///   - storyboardBundleOrNil: The bundle with the file; `nil` for the app's.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    file = InterfaceFile.read(name, type: "storyboard", in: storyboardBundleOrNil, for: "UIStoryboard(name:bundle:)")
  }

  /// Makes the first controller; `nil` if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    initialScene.flatMap { makeController($0) }
  }

  /// Makes the first controller by a closure; `nil` if the storyboard has none.
  ///
  /// - Parameter creator: Makes the controller with its coder; `nil` makes it by `init(coder:)`.
  public func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController {
    initialScene.flatMap { makeController($0, creator: creator) } as? ViewController
  }

  /// Makes the controller with an identifier. If there is none, that is a mistake, and a plain controller is made; UIKit
  /// ends the app.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let scene = scene(identifier), let controller = makeController(scene) else {
      reportMistake(missing(identifier))
      return UIViewController(nibName: nil, bundle: nil)
    }
    return controller
  }

  /// Makes the controller with an identifier by a closure. If there is none, or if it is of another class, the program ends.
  ///
  /// - Parameters:
  ///   - identifier: The identifier in the storyboard.
  ///   - creator: Makes the controller with its coder; `nil` makes it by `init(coder:)`.
  public func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    guard let scene = scene(identifier), let made = makeController(scene, creator: creator) else {
      preconditionFailure(missing(identifier))
    }
    guard let controller = made as? ViewController else {
      preconditionFailure("The controller \"\(identifier)\" of '\(name).storyboard' is a \(type(of: made)).")
    }
    return controller
  }

  private func missing(_ identifier: String) -> String {
    "'\(name).storyboard' has no controller with the identifier \"\(identifier)\"."
  }

  // MARK: - Scenes

  private var initialScene: InterfaceElement? {
    file?.root.string("initialViewController").flatMap { file?.element($0) }
  }

  private func scene(_ identifier: String) -> InterfaceElement? {
    let scenes = file?.root.child("scenes")?.children ?? []
    return scenes.lazy.flatMap { $0.child("objects")?.children ?? [] }
      .first { $0.string("storyboardIdentifier") == identifier }
  }

  /// Makes the controller of an element.
  ///
  /// - Parameter creator: Makes the controller; `nil` makes it by `init(coder:)`.
  func makeController(
    _ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let file else { return nil }
    if element.name == "viewControllerPlaceholder" { return makeReferenced(element) }
    let loading = InterfaceLoading(file, self)
    let coder = InterfaceCoder(element, loading)
    var controller = creator?(coder)
    // The closure has chosen the class.
    _ = element.string("customClass")
    if controller == nil {
      guard let standard = InterfaceLoading.controllers[element.name] else {
        reportWarning("'\(file.name)': the controller <\(element.name)> is not there.")
        return nil
      }
      controller = loading.customClass(of: element, or: standard).init(coder: coder)
    }
    loading.finish()
    return controller
  }

  /// Makes a controller of another storyboard.
  private func makeReferenced(_ element: InterfaceElement) -> UIViewController? {
    let bundle = element.string("bundleIdentifier").flatMap { Bundle(identifier: $0) } ?? bundle
    let storyboard = element.string("storyboardName").map { UIStoryboard(name: $0, bundle: bundle) } ?? self
    guard let identifier = element.string("referencedIdentifier") else {
      return storyboard.instantiateInitialViewController()
    }
    return storyboard.instantiateViewController(withIdentifier: identifier)
  }
}
