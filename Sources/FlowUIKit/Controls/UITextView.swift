import SwiftUI

/// A text of several lines that a person edits or selects.
open class UITextView: UIScrollView, TextInputView, UITextInput {
  fileprivate var content = ""
  private var attributed: NSAttributedString?
  private var takesFocusLater = false
  var hasPermission = false
  var selection = EditedSelection()
  fileprivate var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(frame: CGRect, textContainer: Any?) { self.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var text: String! {
    get { content }
    set {
      content = newValue ?? ""
      attributed = nil
      changeContent()
    }
  }

  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: content) }
    set {
      content = newValue?.string ?? ""
      attributed = newValue
      changeContent()
    }
  }

  /// What becomes a link in a text that is not edited: addresses of pages. Others stay text, with a warning.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      let others = dataDetectorTypes.subtracting(.link)
      if !others.isEmpty, dataDetectorTypes != .all {
        report(.missing("UITextView.dataDetectorTypes", "only addresses of pages become links."))
      }
      changeContent()
    }
  }

  open var font: UIFont? { didSet { changeContent() } }
  open var textColor: UIColor? { didSet { change() } }
  open var textAlignment = NSTextAlignment.natural { didSet { change() } }
  open var isEditable = true { didSet { change() } }
  open var isSelectable = true { didSet { change() } }
  open var keyboardType = UIKeyboardType.default { didSet { change() } }
  open var returnKeyType = UIReturnKeyType.default { didSet { change() } }
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { change() } }
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { change() } }
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  var inputViews = InputViews()
  fileprivate var shownInputViews = InputViews()

  /// The view above the keyboard. A view that has the keyboard shows a new one after ``reloadInputViews()``.
  open var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { setInputViews { $0.accessory = newValue } }
  }

  /// The view in place of the keyboard. A view that has the keyboard shows a new one after ``reloadInputViews()``.
  open var inputView: UIView? {
    get { inputViews.panel }
    set { setInputViews { $0.panel = newValue } }
  }

  open override func reloadInputViews() {
    shownInputViews = inputViews
    change()
  }

  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { change() } }

  /// The attributes of text that is typed next.
  /// The attributes of text that is typed; it has the font and the color of the view here.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { report(.missing("UITextView.typingAttributes", "typed text has the view's font and color.")) }
  }

  /// The space around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { changeContent() } }

  /// The container of the text.
  public private(set) lazy var textContainer = NSTextContainer(of: self)

  /// The selected part of the text; one that is empty is the cursor.
  open var selectedRange: NSRange {
    get { selectedUnits }
    set { selectedUnits = newValue }
  }

  /// Scrolls until a part of the text can be seen. A text that fits is seen already; others stay, with a warning.
  open func scrollRangeToVisible(_ range: NSRange) {
    let fits = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height <= bounds.height
    if !fits { report(.missing("UITextView.scrollRangeToVisible", "the text stays where it is.")) }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }
  open override var isFirstResponder: Bool { TextFocus.isIn(self) }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEditable, TextEditing.allowsMove(to: self) else { return false }
    if TextFocus.take(self) { return true }
    takesFocusLater = window != nil
    hasPermission = takesFocusLater
    return takesFocusLater
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    takesFocusLater = false
    guard isFirstResponder else { return true }
    guard mayEndEditing() else { return false }
    hasPermission = true
    TextFocus.leave(self)
    return true
  }

  open override func selectAll(_ sender: Any?) {
    if isFirstResponder { element?.graph.focus.selectAll() }
  }

  fileprivate func appeared() {
    guard takesFocusLater else { return }
    takesFocusLater = false
    _ = TextFocus.take(self)
  }

  func mayBeginEditing() -> Bool { textDelegate?.textViewShouldBeginEditing(self) ?? true }
  func mayEndEditing() -> Bool { textDelegate?.textViewShouldEndEditing(self) ?? true }

  func editingBegan() {
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func editingEnded() {
    reloadInputViews()
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  fileprivate var textBinding: Binding<String> { Binding(get: { self.content }, set: { self.take($0) }) }

  private func take(_ new: String) {
    guard new != content else { return }
    let edit = TextEdit(from: content, to: new)
    guard textDelegate?.textView(self, shouldChangeTextIn: edit.range, replacementText: edit.replacement) ?? true else {
      return change()
    }
    setEditedText(new)
    selection.isTyping = true
    textDelegate?.textViewDidChangeSelection(self)
  }

  func setEditedText(_ text: String) {
    content = text
    attributed = nil
    changeContent("text")
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  // MARK: - Face

  fileprivate var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  fileprivate var insets: EdgeInsets {
    var insets = EdgeInsets(textContainerInset)
    insets.leading += textContainer.lineFragmentPadding
    insets.trailing += textContainer.lineFragmentPadding
    return insets
  }

  /// - Parameter fillsWidth: Whether paragraphs are aligned in all of the width that there is.
  fileprivate func shownText(fillsWidth: Bool) -> some View {
    let linked = dataDetectorTypes.contains(.link) && !isEditable ? LinkDetection.text(attributedText) : attributed
    let maximum = textContainer.maximumNumberOfLines
    return
      Group {
        if let linked {
          AttributedTextView(
            string: linked, font: shownFont, color: textColor, alignment: textAlignment, lineLimit: maximum,
            fillsWidth: fillsWidth)
        } else {
          Text(verbatim: content).lineLimit(maximum > 0 ? maximum : nil)
        }
      }
      .font(Font(shownFont))
      .foregroundStyle(Color(uiColor: textColor ?? .label))
      .multilineTextAlignment(textAlignment.textAlignment(shownEnvironment.layoutDirection))
      .padding(insets)
  }

  override func makeFace() -> AnyView? { AnyView(TextFace(view: self)) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 1e6 ? size.width : nil
    let shown =
      content.isEmpty
      ? AnyView(Text(verbatim: " ").font(Font(shownFont)).padding(insets)) : AnyView(shownText(fillsWidth: false))
    return Measurement.size(of: shown, for: ProposedViewSize(width: width, height: nil), in: shownEnvironment)
      .roundedUp(toPixelsOf: shownEnvironment.displayScale)
  }

  // A text that scrolls has no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
  }

  override var heightDependsOnWidth: Bool { !isScrollEnabled }
  override func contentSize(width: CGFloat?) -> CGSize {
    isScrollEnabled
      ? super.contentSize(width: width)
      : sizeThatFits(CGSize(width: width ?? 0, height: .greatestFiniteMagnitude))
  }
}

extension UITextView: SelectableTextView {
  var editedText: String { content }
  func selectionChanged() { textDelegate?.textViewDidChangeSelection(self) }
}

/// Where the lines of a text are.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  private weak var view: UITextView?

  init(of view: UITextView) {
    self.view = view
  }

  /// The space at the ends of lines, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { view?.changeContent() } }

  /// The largest number of lines; 0 for any number.
  open var maximumNumberOfLines = 0 { didSet { view?.changeContent() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { view?.changeContent() } }
}

/// The text of SwiftUI in a text view: an editor, or a text.
private struct TextFace: View {
  let view: UITextView
  @FocusState private var isFocused: Bool

  var body: some View {
    _ = view.changes.count
    return Group {
      if view.isEditable {
        TextEditor(text: view.textBinding, selection: view.selectionBinding)
          .scrollContentBackground(.hidden)
          .font(Font(view.shownFont))
          .foregroundStyle(Color(uiColor: view.textColor ?? .label))
          .multilineTextAlignment(view.textAlignment.textAlignment(view.shownEnvironment.layoutDirection))
          .keyboardType(view.keyboardType)
          .textInputAutocapitalization(view.autocapitalizationType.capitalization)
          .autocorrectionDisabled(view.autocorrectionType != .yes)
          .focused($isFocused)
          .onChange(of: isFocused) { TextEditing.keyboardMoved(near: view) }
          .onAppear { view.appeared() }
          .inputViews(view.shownInputViews, isFocused: isFocused)
      } else if view.isScrollEnabled {
        ScrollView { text }
      } else {
        text
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var text: some View {
    view.shownText(fillsWidth: true)
      .frame(maxWidth: .infinity, alignment: .leading)
      .environment(
        \.openURL,
        OpenURLAction { url in
          view.opens(url) ? .systemAction : .handled
        })
  }
}

extension UITextView {
  fileprivate func opens(_ url: URL) -> Bool {
    let range = NSRange(location: 0, length: attributedText.length)
    return (delegate as? any UITextViewDelegate)?
      .textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
  }
}

/// How a person uses a link.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// Decides about the editing of a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}
