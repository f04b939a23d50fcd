import FlowUIKit
import Foundation
import PhoneSimulation
import SwiftUI
import Testing

@Suite("Pickers of files and pictures, and popovers") @MainActor
struct PickerControllerTests {
  private final class Delegate: NSObject, UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    let log = CallLog()
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.add("documents cancelled") }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      log.add("pictures cancelled")
      picker.dismiss(animated: true)
    }
  }

  @Test("a picker without anything to choose is cancelled, tells its delegate, and warns")
  func cancelled() throws {
    let delegate = Delegate()
    let phone = Phone(Text("a"))
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    phone.screen.perform {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
      picker.delegate = delegate
      root.present(picker, animated: true)
    }
    phone.tap(.button, "Cancel")
    #expect(delegate.log.take() == ["documents cancelled"] && phone.texts == ["a"])
    phone.screen.perform {
      let picker = UIImagePickerController()
      picker.delegate = delegate
      root.present(picker, animated: true)
    }
    phone.tap(.button, "Cancel")
    #expect(delegate.log.take() == ["pictures cancelled"] && phone.texts == ["a"])
    #expect(
      phone.issues.map { $0.prefix { $0 != " " } } == [
        "UIDocumentPickerViewController", "UIImagePickerController",
      ])
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
  }

  private final class Documents: NSObject, UIDocumentPickerDelegate {
    let log = CallLog()
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      for url in urls {
        log.add("\(url.lastPathComponent) \((try? String(contentsOf: url, encoding: .utf8)) ?? "none")")
      }
    }
  }

  @Test("a document is chosen, and another one is exported")
  func documents() throws {
    let delegate = Documents()
    let phone = Phone(Text("a"))
    phone.screen.phone.files = [PhoneFile(name: "a.pdf", data: Data("1".utf8))]
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    func present(_ picker: UIDocumentPickerViewController) {
      picker.delegate = delegate
      phone.screen.perform { root.present(picker, animated: true) }
    }
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]))
    phone.tap(.button, "a.pdf")
    #expect(delegate.log.take() == ["a.pdf 1"] && phone.texts == ["a"])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("2".utf8).write(to: file)
    present(UIDocumentPickerViewController(forExporting: [file], asCopy: true))
    phone.tap(.button, "Save")
    #expect(delegate.log.take() == ["\(file.lastPathComponent) 2"])
    #expect(phone.screen.phone.files.count == 2 && FileManager.default.fileExists(atPath: file.path))
    try FileManager.default.removeItem(at: file)
    #expect(phone.issues == [])
  }

  private final class Fonts: NSObject, UIFontPickerViewControllerDelegate {
    let log = CallLog()
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      log.add("\(viewController.selectedFontDescriptor != nil)")
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.add("cancelled") }
  }

  @Test("a font of the system can be chosen, and a warning says that there are no others")
  func fonts() throws {
    let delegate = Fonts()
    let phone = Phone(Text("a"))
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    for button in ["Serif", "Cancel"] {
      phone.screen.perform {
        let picker = UIFontPickerViewController(configuration: UIFontPickerViewController.Configuration())
        picker.delegate = delegate
        root.present(picker, animated: true)
      }
      phone.tap(.button, button)
    }
    #expect(delegate.log.take() == ["true", "cancelled"] && phone.texts == ["a"])
    #expect(
      phone.issues == ["UIFontPickerViewController is not implemented: the fonts of a device cannot be chosen."])
  }

  @Test("a font picker that a person pulls down is cancelled")
  func pulledFonts() throws {
    let delegate = Fonts()
    let phone = Phone(Text("a"))
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    phone.screen.perform {
      let picker = UIFontPickerViewController()
      picker.delegate = delegate
      root.present(picker, animated: true)
    }
    phone.screen.perform { #expect(phone.screen.presentations?.dismissTopmost() == true) }
    #expect(delegate.log.take() == ["cancelled"] && phone.texts == ["a"])
  }

  private final class Colors: NSObject, UIColorPickerViewControllerDelegate {
    let log = CallLog()

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      #expect(viewController.selectedColor == color)
      log.add("\(percents(of: color)) \(continuously)")
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.add("finished") }
  }

  private final class OldColors: NSObject, UIColorPickerViewControllerDelegate {
    let log = CallLog()

    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      log.add("\(percents(of: viewController.selectedColor))")
    }
  }

  @Test("a person chooses a color and its opacity, and closes the panel")
  func colors() throws {
    let delegate = Colors()
    let phone = Phone(Text("a"))
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    let picker = UIColorPickerViewController()
    picker.delegate = delegate
    picker.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    phone.screen.perform { root.present(picker, animated: true) }
    #expect(phone.node(.button, "#0000FF")?.isSelected == true && phone.node(.slider, "Opacity") != nil)
    phone.tap(.button, "#FF0000")
    #expect(delegate.log.take() == ["[100, 0, 0, 50] false"])
    #expect(phone.node(.button, "#FF0000")?.isSelected == true && phone.node(.button, "#0000FF")?.isSelected == false)
    phone.screen.perform { picker.supportsAlpha = false }
    #expect(phone.node(.slider, "Opacity") == nil)
    phone.tap(.button, "#00FF00")
    #expect(delegate.log.take() == ["[0, 100, 0, 100] false"])
    phone.tap(.button, "Close")
    #expect(delegate.log.take() == ["finished"] && phone.texts == ["a"])
    #expect(phone.issues.map { $0.prefix { $0 != " " } } == ["UIColorPickerViewController"])
  }

  @Test("a delegate with the older method is told of a color, and one is told of a panel that is pulled down")
  func otherColors() throws {
    let (older, newer) = (OldColors(), Colors())
    let phone = Phone(Text("a"))
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    let picker = UIColorPickerViewController()
    picker.delegate = older
    phone.screen.perform { root.present(picker, animated: true) }
    phone.tap(.button, "#FF0000")
    #expect(older.log.take() == ["[100, 0, 0, 100]"])
    picker.delegate = newer
    phone.screen.perform { #expect(phone.screen.presentations?.dismissTopmost() == true) }
    #expect(newer.log.take() == ["finished"] && phone.texts == ["a"])
  }

  private final class Content: UIViewController {
    override func viewDidLoad() {
      preferredContentSize = CGSize(width: 200, height: 100)
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
      label.text = "popover"
      view.addSubview(label)
    }
  }

  @Test("a popover on a large screen is beside its source")
  func popover() throws {
    let controller = UIViewController()
    let low = UIView(frame: CGRect(x: 40, y: 900, width: 50, height: 50))
    controller.view.addSubview(low)
    let phone = Phone(device: .iPad, ShownController(controller: controller).ignoresSafeArea())
    func place(_ source: UIView?) -> CGRect? {
      let content = Content()
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = source
      phone.screen.perform { controller.present(content, animated: true) }
      defer { phone.screen.perform { controller.dismiss(animated: true) } }
      return phone.node(.staticText, "popover")?.frame
    }
    let beside = try #require(place(low))
    let middle = try #require(place(nil))
    #expect(beside.minX < middle.minX)
    #expect(beside.minY > middle.minY)
  }
}

/// The red, green and blue parts of a color and its opacity, from 0 to 100.
@MainActor
private func percents(of color: UIColor) -> [Int] {
  var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
  color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  return [red, green, blue, alpha].map { Int(($0 * 100).rounded()) }
}
