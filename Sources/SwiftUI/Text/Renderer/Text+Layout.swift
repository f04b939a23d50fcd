import Foundation

extension Text {
  /// A laid-out text: its lines, from the top.
  public struct Layout: RandomAccessCollection {
    let lines: [Line]

    /// Whether a part of the text is truncated.
    public let isTruncated: Bool

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }

    /// The position of a part of a text, in points: its ascent is above the origin, which is on the baseline.
    public struct TypographicBounds: Equatable, Sendable {
      public var origin: CGPoint = .zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0

      public init() {}

      /// The bounding rectangle.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// One line: its runs, from left to right.
    public struct Line: RandomAccessCollection {
      let runs: [Run]

      /// The start of the baseline, in the coordinates of the text.
      public var origin: CGPoint

      public var typographicBounds: TypographicBounds

      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// A run of characters of one style: its slices, from left to right.
    public struct Run: RandomAccessCollection {
      let slices: [RunSlice]
      let attributes: [any TextAttribute]
      public let layoutDirection: LayoutDirection
      public var typographicBounds: TypographicBounds

      public var startIndex: Int { 0 }
      public var endIndex: Int { slices.count }
      public subscript(index: Int) -> RunSlice { slices[index] }

      /// The run's attribute of a type.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes.lazy.compactMap { $0 as? T }.last }

      /// The indices of the run's characters in the text.
      public var characterIndices: [Int] { slices.flatMap(\.characterIndices) }
    }

    /// One drawn character.
    public struct RunSlice {
      let drawing: TextDrawing
      let attributes: [any TextAttribute]
      public let characterIndices: [Int]
      public var typographicBounds: TypographicBounds

      /// The slice's attribute of a type.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes.lazy.compactMap { $0 as? T }.last }
    }

    /// The options for drawing a part of a text.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32

      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }

      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

/// The drawing of a whole text, which slices show in part.
final class TextDrawing {
  let items: [DisplayItem]

  init(_ items: [DisplayItem]) {
    self.items = items
  }
}
