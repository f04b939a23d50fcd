import FlowUIKit
import SwiftUI

public typealias PlatformImage = UIImage
public typealias PlatformView = UIView

/// What shows that a picture is loaded.
public struct Indicator<T: View> {
  let content: (Binding<Bool>, Binding<Double>) -> T

  /// Creates an indicator.
  public init(@ViewBuilder content: @escaping (_ isAnimating: Binding<Bool>, _ progress: Binding<Double>) -> T) {
    self.content = content
  }
}

@MainActor
extension Indicator where T == AnyView {
  /// A spinning indicator.
  public static var activity: Indicator { Indicator { _, _ in AnyView(ProgressView()) } }

  /// A spinning indicator of a style.
  public static func activity<S: ProgressViewStyle>(style: S) -> Indicator {
    Indicator { _, _ in AnyView(ProgressView().progressViewStyle(style)) }
  }

  /// A bar.
  public static var progress: Indicator {
    Indicator { _, progress in AnyView(ProgressView(value: progress.wrappedValue)) }
  }

  /// A bar of a style.
  public static func progress<S: ProgressViewStyle>(style: S) -> Indicator {
    Indicator { _, progress in AnyView(ProgressView(value: progress.wrappedValue).progressViewStyle(style)) }
  }
}

@MainActor
extension AnyTransition {
  /// Fades in a picture.
  public static var fade: AnyTransition { fade(duration: 0.5) }

  /// Fades in a picture.
  public static func fade(duration: Double) -> AnyTransition {
    .opacity.animation(.easeInOut(duration: duration))
  }
}
