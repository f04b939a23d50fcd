import FlowUIKit
import Foundation
import SwiftUI

/// The strokes of a canvas.
public struct PKDrawing: Equatable, Sendable {
  public var strokes: [PKStroke]

  /// Creates a drawing.
  public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }

  /// Creates an empty drawing.
  public init() { strokes = [] }

  /// The rectangle around all strokes; the null rectangle for an empty drawing.
  public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }

  /// A picture of a part of the drawing.
  ///
  /// - Parameter scale: The number of pixels per point.
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale == 0 ? format.scale : scale
    return UIGraphicsImageRenderer(bounds: rect, format: format).image { _ in draw() }
  }

  func draw() { for stroke in strokes { stroke.draw() } }

  /// Moves the strokes.
  public mutating func transform(using transform: CGAffineTransform) { self = transformed(using: transform) }

  /// The drawing with its strokes moved.
  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    PKDrawing(
      strokes: strokes.map { stroke in
        var stroke = stroke
        stroke.transform = stroke.transform.concatenating(transform)
        return stroke
      })
  }

  /// Adds the strokes of another drawing.
  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }

  /// The drawing with the strokes of another one.
  public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
}

extension PKDrawing: Codable {
  private struct Line: Codable {
    let ink: PKInk.InkType
    /// Red, green, blue and alpha.
    let color: [Double]
    let transform: CGAffineTransform
    let date: Date
    /// For each point: its place, time, size, opacity, force, azimuth and altitude.
    let points: [[Double]]

    init(_ stroke: PKStroke) {
      ink = stroke.ink.inkType
      var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
      stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      color = [red, green, blue, alpha].map(Double.init)
      transform = stroke.transform
      date = stroke.path.creationDate
      points = stroke.path.map { point in
        [
          point.location.x, point.location.y, point.timeOffset, point.size.width, point.size.height, point.opacity,
          point.force, point.azimuth, point.altitude,
        ].map { Double($0) }
      }
    }

    var stroke: PKStroke? {
      guard color.count == 4, points.allSatisfy({ $0.count == 9 }) else { return nil }
      let path = PKStrokePath(
        controlPoints: points.map { values in
          PKStrokePoint(
            location: CGPoint(x: values[0], y: values[1]), timeOffset: values[2],
            size: CGSize(width: values[3], height: values[4]), opacity: values[5], force: values[6],
            azimuth: values[7], altitude: values[8])
        }, creationDate: date)
      let ink = PKInk(ink, color: UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3]))
      return PKStroke(ink: ink, strokePath: path, transform: transform)
    }
  }

  public init(from decoder: any Decoder) throws {
    let lines = try [Line](from: decoder)
    let strokes = lines.compactMap(\.stroke)
    guard strokes.count == lines.count else { throw CocoaError(.coderReadCorrupt) }
    self.init(strokes: strokes)
  }

  public func encode(to encoder: any Encoder) throws { try strokes.map(Line.init).encode(to: encoder) }

  /// Reads a drawing of ``dataRepresentation()``.
  ///
  /// - Throws: An error of `CocoaError` for other data, also for that of a device, whose format is not known here.
  public init(data: Data) throws {
    guard let drawing = try? PropertyListDecoder().decode(PKDrawing.self, from: data) else {
      throw CocoaError(.coderReadCorrupt)
    }
    self = drawing
  }

  /// The drawing as data, in its own format.
  public func dataRepresentation() -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return (try? encoder.encode(self)) ?? Data()
  }
}
