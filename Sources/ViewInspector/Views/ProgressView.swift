import Foundation
import SwiftUI

extension ViewType {
  /// Inspects a `ProgressView`.
  public struct ProgressView: KnownViewType {
    public static var typePrefix: String { "ProgressView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `ProgressView`.
  public func progressView() throws -> InspectableView<ViewType.ProgressView> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `ProgressView`.
  public func progressView(_ index: Int) throws -> InspectableView<ViewType.ProgressView> { try element(index) }
}

extension InspectableView where View == ViewType.ProgressView {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  /// The label of the current value.
  public func currentValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try part("currentValueLabel")
  }

  /// The completed fraction, from 0 to 1; `nil` if unknown.
  public func fractionCompleted() throws -> Double? { try content.value("fractionCompleted") }

  /// The progress object.
  public func progress() throws -> Progress { try content.value("progress") }
}
