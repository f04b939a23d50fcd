import FlowRendering

/// What a slider draws in place of the system's parts, for UIKit.
package struct SliderParts {
  /// Draws a part in a rectangle.
  package typealias Drawing = @MainActor (CGRect, inout DisplayListBuilder) -> Void

  /// The rectangle of the track, in points from the left edge and the middle of the height; `nil` for the system's.
  package var track: CGRect?

  /// The track before and behind the thumb, each as high as its image.
  package var minimum: (height: CGFloat, draw: Drawing)?
  package var maximum: (height: CGFloat, draw: Drawing)?

  /// The color of the track behind the thumb.
  package var rest: Color?

  package var thumb: (size: CGSize, draw: Drawing)?

  /// The color of the system's thumb.
  package var thumbColor: Color?

  package init() {}

  /// The track and the thumb of a system's slider.
  ///
  /// - Parameter size: The size of the slider without its images, in points.
  @MainActor
  package static func systemTrack(in size: CGSize, _ environment: EnvironmentValues) -> (track: CGRect, thumb: CGSize) {
    let slider = environment.design.values.sliders
    let track = CGRect(
      x: slider.trackInset, y: (size.height - slider.trackHeight) / 2,
      width: max(0, size.width - 2 * slider.trackInset), height: slider.trackHeight)
    return (track, slider.thumb ?? CGSize(width: slider.thumbRadius * 2, height: slider.thumbRadius * 2))
  }
}

extension EnvironmentValues {
  @Entry package var sliderParts: SliderParts?
}
