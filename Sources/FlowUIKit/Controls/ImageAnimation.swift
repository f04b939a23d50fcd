import SwiftUI
import Foundation

/// Pictures that are shown one after the other.
struct ImageAnimation: Equatable {
  let images: [UIImage]
  let start: Date
  /// The time for all pictures, in seconds.
  let duration: TimeInterval
  /// How often the pictures are shown; zero for again and again.
  let repeatCount: Int

  /// The time for a picture, in seconds.
  var step: TimeInterval { duration / TimeInterval(images.count) }

  /// The number of pictures that were shown before, with a tolerance for dates between two moments of the clock.
  private func count(at date: Date) -> Int {
    step > 0 ? Int(max(0, (date.timeIntervalSince(start) / step + 1e-6).rounded(.down))) : 0
  }

  func hasEnded(at date: Date) -> Bool { repeatCount > 0 && count(at: date) >= repeatCount * images.count }

  /// The picture at a time; `nil` after the last one.
  func image(at date: Date) -> UIImage? {
    hasEnded(at: date) ? nil : images[count(at: date) % images.count]
  }
}

/// Shows the pictures of an animation on the screen's clock, and a still picture otherwise.
struct AnimatedFace<Face: View>: View {
  let animation: ImageAnimation?
  let still: Image?
  /// The view of a picture; for `nil`, that of the still picture.
  let face: (UIImage?) -> Face

  var body: some View {
    if let animation, animation.step > 0 {
      if animation.repeatCount == 0 {
        TimelineView(.periodic(from: animation.start, by: animation.step)) { face(animation.image(at: $0.date)) }
      } else {
        TimelineView(.explicit(dates(of: animation))) { context in
          let picture = animation.image(at: context.date)
          if picture != nil || still != nil { face(picture) }
        }
      }
    } else if still != nil {
      face(nil)
    }
  }

  private func dates(of animation: ImageAnimation) -> [Date] {
    (0...animation.repeatCount * animation.images.count).map {
      animation.start.addingTimeInterval(Double($0) * animation.step)
    }
  }
}
