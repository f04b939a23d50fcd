import Foundation
import SwiftUI

extension UICalendarView {
  /// A mark below the number of a day.
  ///
  /// The sizes of marks, and the room that they have, were not measured.
  @MainActor @preconcurrency
  open class Decoration: NSObject {
    private enum Content {
      case image(UIImage?, UIColor?, DecorationSize)
      case view(() -> UIView)
    }

    private let content: Content
    private lazy var view: UIView? = {
      guard case .view(let provider) = content else { return nil }
      return provider()
    }()

    /// Creates a disc of medium size.
    public override convenience init() { self.init(image: nil) }

    /// Creates a picture in one color.
    ///
    /// - Parameters:
    ///   - image: The picture; a disc by default.
    ///   - color: The color; that of system fills by default.
    public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      content = .image(image, color, size)
    }

    /// Creates a mark that a view draws. It takes no touches.
    ///
    /// - Parameter customViewProvider: Makes the view. It is called once, when the mark is shown first.
    public init(customViewProvider: @escaping () -> UIView) { content = .view(customViewProvider) }

    /// A disc.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(image: nil, color: color, size: size)
    }

    /// A picture in one color.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }

    /// A view.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    /// The mark as SwiftUI shows it.
    @ViewBuilder var mark: some View {
      switch content {
      case .image(let image, let color, let size):
        let shown = image ?? UIImage(systemName: "circlebadge.fill") ?? UIImage()
        Image(uiImage: shown)
          .resizable()
          .renderingMode(shown.renderingMode == .alwaysOriginal ? .original : .template)
          .aspectRatio(contentMode: .fit)
          .frame(width: size.side, height: size.side)
          .foregroundStyle(Color(uiColor: color ?? .systemFill))
          .accessibilityHidden(true)
      case .view:
        if let view { FittingView(view: view).fixedSize().clipped() }
      }
    }
  }

  /// The size of a mark.
  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium, large

    /// The side of a picture, in points.
    fileprivate var side: CGFloat {
      switch self {
      case .small: 8
      case .medium: 11
      case .large: 14
      }
    }
  }
}
