import Foundation

/// A picture that differs from its reference: a description and a picture of the difference.
struct PictureMismatch {
  /// The number and the location of differing pixels.
  let summary: String
  /// Shows the reference, the actual picture and their difference.
  let picture: Picture

  private let areas: [PixelRect]

  /// Returns `nil` if the difference is within the tolerance.
  ///
  /// - Throws: `SnapshotError.notPicture` if the reference cannot be decoded.
  init?(of png: Data, from reference: Data, tolerance: PictureTolerance) throws(SnapshotError) {
    guard !reference.isEmpty else { throw .notPicture(reason: "the file is empty") }
    let old = try Picture(png: reference)
    let new = try Picture(png: png)
    let difference = PictureDifference(from: old, to: new, tolerance: tolerance)
    if difference.isAcceptable { return nil }
    areas = difference.areas
    picture = DifferencePicture(difference, from: old, to: new).picture()
    let origin = Self.otherOrigin(png, reference)
    guard difference.hasSameSize, let bounds = difference.bounds else {
      summary = "it is \(new.width) × \(new.height) pixels, and the reference \(old.width) × \(old.height)\(origin)"
      return
    }
    summary =
      "\(difference.count) of \(new.width * new.height) pixels, by up to \(difference.largestDelta) of 255, within "
      + "\(bounds.width) × \(bounds.height) pixels at (\(bounds.left), \(bounds.top))\(origin)"
  }

  /// The elements at the difference, as the end of a sentence.
  func changes(from old: SemanticsSnapshot?, to new: SemanticsSnapshot?, scale: CGFloat) -> String {
    guard let old, let new else { return "" }
    let places = areas.map { area in
      CGRect(
        x: CGFloat(area.left) / scale, y: CGFloat(area.top) / scale, width: CGFloat(area.width) / scale,
        height: CGFloat(area.height) / scale)
    }
    let sentences = SemanticsChanges(from: old, to: new).sentences(in: places)
    if sentences.isEmpty { return "" }
    let more = sentences.count > 3 ? ", and \(sentences.count - 3) more" : ""
    return "; " + sentences.prefix(3).joined(separator: ", ") + more
  }

  /// An addition to the message if different fonts or libraries may be the cause.
  private static func otherOrigin(_ png: Data, _ reference: Data) -> String {
    guard
      let here = PictureOrigin(of: png),
      let difference = PictureOrigin(of: reference).flatMap({ here.difference(from: $0) })
    else { return "" }
    return ". The reference was drawn with other fonts or libraries: \(difference)"
  }
}
