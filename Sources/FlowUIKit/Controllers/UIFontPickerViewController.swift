import SwiftUI

/// Chooses a font.
///
/// There are the system's fonts in four designs here; those of a device are missing, and a warning says so.
open class UIFontPickerViewController: UIViewController {
  /// How a picker shows fonts.
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    /// Whether single faces can be chosen. Families alone are shown here.
    open var includeFaces = false
    open var displayUsingSystemFont = false
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    public override init() {}
  }

  /// Is told of the choice.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?

  /// The chosen font.
  open var selectedFontDescriptor: UIFontDescriptor?

  public let configuration: Configuration

  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    report(.missing("UIFontPickerViewController", "the fonts of a device cannot be chosen."))
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  override func dismissedByPerson() { delegate?.fontPickerViewControllerDidCancel(self) }

  override func makeContent() -> AnyView? {
    AnyView(
      FontSheet(
        choose: { [weak self] design in
          guard let self else { return }
          let body = UIFont.systemFont(ofSize: 17).fontDescriptor
          selectedFontDescriptor = body.withDesign(design) ?? body
          delegate?.fontPickerViewControllerDidPickFont(self)
          dismiss(animated: true)
        },
        cancel: { [weak self] in
          guard let self else { return }
          delegate?.fontPickerViewControllerDidCancel(self)
          dismiss(animated: true)
        }))
  }
}

/// Is told of a chosen font.
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

private struct FontSheet: View {
  let choose: @MainActor (UIFontDescriptor.SystemDesign) -> Void
  let cancel: @MainActor () -> Void

  private static let designs: [(name: String, design: UIFontDescriptor.SystemDesign, shown: Font.Design)] = [
    ("System", .default, .default), ("Rounded", .rounded, .rounded), ("Serif", .serif, .serif),
    ("Monospaced", .monospaced, .monospaced),
  ]

  var body: some View {
    NavigationStack {
      List(Self.designs, id: \.name) { entry in
        Button {
          choose(entry.design)
        } label: {
          Text(verbatim: entry.name).fontDesign(entry.shown)
        }
      }
      .navigationTitle(Text(verbatim: "Choose Font"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) } }
    }
  }
}
