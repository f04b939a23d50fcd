import SwiftUI

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4

  /// The alignment as SwiftUI has it.
  func textAlignment(_ direction: LayoutDirection) -> TextAlignment {
    switch self {
    case .center: .center
    case .left: direction == .leftToRight ? .leading : .trailing
    case .right: direction == .leftToRight ? .trailing : .leading
    case .natural, .justified: .leading
    }
  }
}

/// How lines are broken and truncated.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var truncation: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: .tail
    }
  }
}

extension TextAlignment {
  /// The alignment of a text in its frame.
  var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject {
  public internal(set) var alignment = NSTextAlignment.natural
  public internal(set) var lineSpacing: CGFloat = 0
  public internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  public internal(set) var paragraphSpacing: CGFloat = 0
  public internal(set) var paragraphSpacingBefore: CGFloat = 0
  public internal(set) var firstLineHeadIndent: CGFloat = 0
  public internal(set) var headIndent: CGFloat = 0
  public internal(set) var tailIndent: CGFloat = 0
  public internal(set) var minimumLineHeight: CGFloat = 0
  public internal(set) var maximumLineHeight: CGFloat = 0
  public internal(set) var lineHeightMultiple: CGFloat = 0
  public internal(set) var hyphenationFactor: Float = 0

  public override init() {}
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set {
      super.paragraphSpacing = newValue
      warn("paragraphSpacing", newValue != 0, "paragraphs follow each other like lines.")
    }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set {
      super.paragraphSpacingBefore = newValue
      warn("paragraphSpacingBefore", newValue != 0, "paragraphs follow each other like lines.")
    }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set {
      super.firstLineHeadIndent = newValue
      warn("firstLineHeadIndent", newValue != 0, "lines begin at the edge.")
    }
  }

  open override var headIndent: CGFloat {
    get { super.headIndent }
    set {
      super.headIndent = newValue
      warn("headIndent", newValue != 0, "lines begin at the edge.")
    }
  }

  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set {
      super.tailIndent = newValue
      warn("tailIndent", newValue != 0, "lines end at the edge.")
    }
  }

  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set {
      super.minimumLineHeight = newValue
      warn("minimumLineHeight", newValue != 0, "lines have the height of their font.")
    }
  }

  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set {
      super.maximumLineHeight = newValue
      warn("maximumLineHeight", newValue != 0, "lines have the height of their font.")
    }
  }

  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set {
      super.lineHeightMultiple = newValue
      warn("lineHeightMultiple", newValue != 0, "lines have the height of their font.")
    }
  }

  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set {
      super.hyphenationFactor = newValue
      warn("hyphenationFactor", newValue != 0, "words are not divided.")
    }
  }

  /// Warns of a property without an effect.
  private func warn(_ property: String, _ isSet: Bool, _ what: String) {
    if isSet { report(.missing("NSMutableParagraphStyle.\(property)", what)) }
  }
}
