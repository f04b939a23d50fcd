import FlowUIKit
import Foundation
import SwiftUI

/// Learns of the tool that was chosen.
@MainActor @preconcurrency
public protocol PKToolPickerObserver: AnyObject {
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}

/// The palette of tools. It is not shown, with a warning; a test or the app sets its tool.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
  private struct Observer {
    weak var object: (any PKToolPickerObserver)?
  }

  private var observers: [Observer] = []
  private var visibleFor: Set<ObjectIdentifier> = []
  private static let common = PKToolPicker()

  public nonisolated override init() { super.init() }

  /// The picker of a window; all windows have one.
  public class func shared(for window: UIWindow) -> PKToolPicker? { common }

  /// The tool that is chosen: at first a pen.
  open var selectedTool: any PKTool = PKInkingTool(.pen) {
    didSet { tell { $0.toolPickerSelectedToolDidChange(self) } }
  }

  open var isRulerActive = false {
    didSet {
      if isRulerActive { report(.missing("PKToolPicker.isRulerActive", "there is no ruler.")) }
      tell { $0.toolPickerIsRulerActiveDidChange(self) }
    }
  }

  open var showsDrawingPolicyControls = true
  open var stateAutosaveName: String?
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Whether it would be shown: for a responder that has the focus.
  open var isVisible: Bool { !visibleFor.isEmpty }

  /// Shows or hides the picker while a responder has the focus.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    let wasVisible = isVisible
    if visible {
      visibleFor.insert(ObjectIdentifier(responder))
    } else {
      visibleFor.remove(ObjectIdentifier(responder))
    }
    guard isVisible != wasVisible else { return }
    if isVisible { report(.missing("PKToolPicker", "it is not shown: code chooses the tool.")) }
    tell { $0.toolPickerVisibilityDidChange(self) }
  }

  /// The part of a view that it hides: none.
  open func frameObscured(in view: UIView) -> CGRect { .null }

  /// Adds an observer, which it does not keep.
  open func addObserver(_ observer: any PKToolPickerObserver) {
    guard !observers.contains(where: { $0.object === observer }) else { return }
    observers.append(Observer(object: observer))
  }

  open func removeObserver(_ observer: any PKToolPickerObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  private func tell(_ body: (any PKToolPickerObserver) -> Void) {
    for observer in observers { if let object = observer.object { body(object) } }
  }
}
