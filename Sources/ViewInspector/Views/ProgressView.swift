import Foundation
import SwiftUI

extension ViewType {
  /// Inspects a `ProgressView`.
  public struct ProgressView: KnownViewType {
    public static var typePrefix: String { "ProgressView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `ProgressView` inside.
  public func progressView() throws -> InspectableView<ViewType.ProgressView> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `ProgressView`.
  public func progressView(_ index: Int) throws -> InspectableView<ViewType.ProgressView> { try element(index) }
}

extension InspectableView where View == ViewType.ProgressView {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  public func currentValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try part("currentValueLabel")
  }

  /// How much is done, from 0 to 1; `nil` if that is not known.
  public func fractionCompleted() throws -> Double? { try content.value("fractionCompleted") }

  /// The object that tells how much is done.
  public func progress() throws -> Progress { try content.value("progress") }
}
