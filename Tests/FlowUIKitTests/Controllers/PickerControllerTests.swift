import FlowUIKit
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
        "UIDocumentPickerViewController.init(forOpeningContentTypes:asCopy:)", "UIImagePickerController",
      ])
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
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
