import Foundation
import SwiftUI

/// A place between the letters of a text.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before it.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  let range: NSRange

  init(_ range: NSRange) { self.range = range }

  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(NSMaxRange(range)) }
  open var isEmpty: Bool { range.length == 0 }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
}

/// What keys can be typed into.
@MainActor @preconcurrency
public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A text with places, parts and a selection.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func unmarkText()
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

/// A view with a text of which a part is selected.
@MainActor
protocol SelectableTextView: UIView, UITextInput {
  var selection: EditedSelection { get set }
  var editedText: String { get }
  /// Sets the text as the keyboard does, without asking the delegate.
  func setEditedText(_ text: String)
  /// Tells the delegate of a selection that is not due to typing.
  func selectionChanged()
}

/// The selection of a view; `nil` for the end of the text.
struct EditedSelection {
  var selected: TextSelection?
  /// Whether the change of the selection that comes next is due to typing, which the delegate already knows.
  var isTyping = false
}

extension SelectableTextView {
  private var length: Int { editedText.utf16.count }

  /// The selection in UTF-16 units.
  var selectedUnits: NSRange {
    get {
      guard case .selection(let range) = selection.selected?.indices else {
        return NSRange(location: length, length: 0)
      }
      let text = editedText
      // The selection may be that of a longer text.
      return NSRange(min(range.lowerBound, text.endIndex)..<min(range.upperBound, text.endIndex), in: text)
    }
    set {
      let text = editedText
      let start = max(0, min(newValue.location, length))
      let range = Range(NSRange(location: start, length: max(0, min(newValue.length, length - start))), in: text)
      select(TextSelection(range: range ?? text.endIndex..<text.endIndex))
      change()
    }
  }

  private func select(_ new: TextSelection?) {
    if new == selection.selected { return }
    selection.selected = new
    selectionChanged()
  }

  /// The selection for the control that shows the text.
  var selectionBinding: Binding<TextSelection?> {
    Binding(
      get: { self.selection.selected },
      set: { new in
        let isTyping = self.selection.isTyping
        self.selection.isTyping = false
        if isTyping { self.selection.selected = new } else { self.select(new) }
      })
  }

  /// What the delete key deletes: the selection, or the letter before it; `nil` at the start of the text.
  var deletedUnits: NSRange? {
    let selected = selectedUnits
    if selected.length > 0 { return selected }
    let text = editedText
    guard let end = Range(selected, in: text)?.lowerBound, end > text.startIndex else { return nil }
    return NSRange(text.index(before: end)..<end, in: text)
  }

  /// Replaces a part of the text, behind which the cursor is then.
  func replaceUnits(_ range: NSRange, with replacement: String) {
    guard let part = Range(range, in: editedText) else { return }
    setEditedText(editedText.replacingCharacters(in: part, with: replacement))
    selectedUnits = NSRange(location: range.location + replacement.utf16.count, length: 0)
  }
}

/// The members of `UITextInput`, which text fields and text views share.
extension UITextInput {
  private var view: (any SelectableTextView)? { self as? any SelectableTextView }
  private var length: Int { view?.editedText.utf16.count ?? 0 }

  public var hasText: Bool { length > 0 }

  /// Replaces the selection.
  public func insertText(_ text: String) {
    guard let view else { return }
    view.replaceUnits(view.selectedUnits, with: text)
  }

  /// Deletes the selection, or the letter before it.
  public func deleteBackward() {
    if let view, let range = view.deletedUnits { view.replaceUnits(range, with: "") }
  }

  /// The selected part; one that is empty is the cursor.
  public var selectedTextRange: UITextRange? {
    get { view.map { UITextRange($0.selectedUnits) } }
    set { view?.selectedUnits = newValue?.range ?? NSRange(location: length, length: 0) }
  }

  /// The part that is not certain yet: none, because the keyboard writes letters as they are.
  public var markedTextRange: UITextRange? { nil }
  public func unmarkText() {}

  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  public func text(in range: UITextRange) -> String? {
    guard let text = view?.editedText, let part = Range(range.range, in: text) else { return nil }
    return String(text[part])
  }

  public func replace(_ range: UITextRange, withText text: String) { view?.replaceUnits(range.range, with: text) }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (first, last) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
    return UITextRange(NSRange(location: first, length: last - first))
  }

  /// A place some letters away, in UTF-16 units; `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return place < 0 || place > length ? nil : UITextPosition(place)
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
}
