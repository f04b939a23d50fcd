import FlowUIKit
import Foundation
import SwiftUI

/// The sheet of an extension that shares something: a text that a person edits, rows, and the buttons Cancel and Post.
///
/// Of other apps nothing is shared here: a test makes the controller and gives it its own context.
open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
  /// The text.
  public private(set) lazy var textView: UITextView! = UITextView()
  private let cancelButton = UIButton(type: .system)
  private let postButton = UIButton(type: .system)
  private let titleLabel = UILabel()
  private let prompt = UILabel()
  private var rows: [(item: SLComposeSheetConfigurationItem, button: UIButton)] = []
  private var pushed: UIViewController?

  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What the person has written.
  open var contentText: String! { textView.text }

  /// What is shown in the place of an empty text.
  open var placeholder: String! { didSet { updatePrompt() } }

  /// How many characters may follow; `nil` shows no number.
  open var charactersRemaining: NSNumber!

  /// The controller that a row shows instead of the sheet. It is not shown here.
  open var autoCompletionViewController: UIViewController!

  // MARK: - What subclasses override

  /// Whether the text can be posted.
  open func isContentValid() -> Bool { true }

  /// Called when the person taps Post. Ends the extension.
  open func didSelectPost() { extensionContext?.completeRequest(returningItems: [], completionHandler: nil) }

  /// Called when the person taps Cancel. Ends the extension.
  open func didSelectCancel() { extensionContext?.cancelRequest(withError: CocoaError(.userCancelled)) }

  /// The rows below the text.
  open func configurationItems() -> [Any]! { [] }

  /// Called when the sheet is on the screen.
  open func presentationAnimationDidFinish() {}

  /// The picture beside the text; it is not shown.
  open func loadPreviewView() -> UIView! { nil }

  // MARK: - The sheet

  /// Asks `isContentValid()` again: Post is enabled if it is.
  open func validateContent() { postButton.isEnabled = isContentValid() }

  /// Asks for the rows again.
  open func reloadConfigurationItems() {
    for row in rows { row.button.removeFromSuperview() }
    rows = (configurationItems() ?? []).compactMap { $0 as? SLComposeSheetConfigurationItem }.map { item in
      let button = UIButton(type: .system)
      button.setTitle(
        [item.title, item.valuePending ? "…" : item.value].compactMap { $0 }.joined(separator: "  "), for: [])
      button.addAction(UIAction { _ in item.tapHandler?() }, for: .touchUpInside)
      view.addSubview(button)
      return (item, button)
    }
    view.setNeedsLayout()
  }

  /// Shows a controller in front of the sheet.
  open func pushConfigurationViewController(_ viewController: UIViewController!) {
    guard let viewController else { return }
    pushed = viewController
    present(viewController, animated: true)
  }

  /// Removes the controller that was shown.
  open func popConfigurationViewController() {
    pushed?.dismiss(animated: true)
    pushed = nil
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    cancelButton.setTitle("Cancel", for: [])
    cancelButton.addAction(UIAction { [weak self] _ in self?.didSelectCancel() }, for: .touchUpInside)
    postButton.setTitle("Post", for: [])
    postButton.addAction(UIAction { [weak self] _ in self?.didSelectPost() }, for: .touchUpInside)
    titleLabel.text = title
    titleLabel.textAlignment = .center
    prompt.textColor = .placeholderText
    textView.delegate = self
    for part in [cancelButton, titleLabel, postButton, textView, prompt] as [UIView] { view.addSubview(part) }
    updatePrompt()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reloadConfigurationItems()
    validateContent()
    presentationAnimationDidFinish()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    cancelButton.frame = CGRect(x: area.minX + 16, y: area.minY, width: 80, height: 44)
    postButton.frame = CGRect(x: area.maxX - 76, y: area.minY, width: 60, height: 44)
    titleLabel.frame = CGRect(x: area.minX + 100, y: area.minY, width: max(0, area.width - 200), height: 44)
    textView.frame = CGRect(x: area.minX + 16, y: area.minY + 52, width: max(0, area.width - 32), height: 160)
    prompt.frame = CGRect(x: area.minX + 21, y: area.minY + 60, width: max(0, area.width - 42), height: 16)
    for (index, row) in rows.enumerated() {
      row.button.frame = CGRect(x: area.minX, y: area.minY + 220 + 44 * CGFloat(index), width: area.width, height: 44)
    }
  }

  private func updatePrompt() {
    prompt.text = placeholder
    prompt.isHidden = !textView.text.isEmpty || placeholder == nil
  }

  public func textViewDidChange(_ textView: UITextView) {
    updatePrompt()
    validateContent()
  }
}
