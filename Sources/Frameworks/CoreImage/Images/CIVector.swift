import Foundation
import SwiftUI

/// Numbers of a filter, such as a point, a size or a rectangle.
// @unchecked: the properties are constant.
open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]

  private init(_ values: [CGFloat]) { self.values = values }

  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  public convenience init(cgRect rect: CGRect) { self.init([rect.minX, rect.minY, rect.width, rect.height]) }

  /// Creates a vector of numbers in memory.
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init((0..<max(0, count)).map { values[$0] })
  }

  /// A number; zero if there is none at the index.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

  open var count: Int { values.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
  open override var hash: Int { values.hashValue }
}
