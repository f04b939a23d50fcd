import CFlowSupport
import SwiftUI

/// Makes views of classes that are known as values only, as cells are registered.
///
/// UIKit makes them through Objective-C. In Swift, an initializer can be called on a class that is a value only if it is
/// required, which those of UIKit are not: subclasses would have to say so.
@MainActor
enum ViewClass {
  /// Makes a view by `init(frame:)`.
  static func make<Made: UIView>(_ made: Made.Type, frame: CGRect = .zero) -> Made {
    let object = flow_make_with_rectangle(
      metadata(UIView.self), 0, metadata(made), frame.minX, frame.minY, frame.width, frame.height)
    return view(from: object, of: made)
  }

  /// Makes a cell by `init(style:reuseIdentifier:)`.
  static func make(
    _ made: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell {
    withConsumed(reuseIdentifier) { first, second in
      view(
        from: flow_make_with_style_and_text(
          metadata(UITableViewCell.self), 0, metadata(made), UInt8(style.rawValue), first, second), of: made)
    }
  }

  /// Makes a header or a footer by `init(reuseIdentifier:)`.
  static func make(
    _ made: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    withConsumed(reuseIdentifier) { first, second in
      view(
        from: flow_make_with_text(metadata(UITableViewHeaderFooterView.self), 0, metadata(made), first, second),
        of: made)
    }
  }

  /// Passes a text to an initializer, which consumes it: the copy in memory is not ended here.
  private static func withConsumed<Result>(_ text: String?, _ body: (UInt64, UInt64) -> Result) -> Result {
    let copy = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    copy.initialize(to: text)
    defer { copy.deallocate() }
    let words = UnsafeRawPointer(copy).loadUnaligned(as: (UInt64, UInt64).self)
    return body(words.0, words.1)
  }

  private static func metadata(_ type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  private static func view<Made: UIView>(from object: UnsafeMutableRawPointer?, of type: Made.Type) -> Made {
    guard let object else { preconditionFailure("\(type) cannot be made, because its initializer was not found.") }
    return Unmanaged<Made>.fromOpaque(object).takeRetainedValue()
  }
}
