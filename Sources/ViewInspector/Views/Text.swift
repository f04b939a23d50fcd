import Foundation
import SwiftUI

extension ViewType {
  /// Inspects a `Text`.
  public struct Text: KnownViewType {
    public static var typePrefix: String { "Text" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The `Text` inside.
  public func text() throws -> InspectableView<ViewType.Text> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as a `Text`.
  public func text(_ index: Int) throws -> InspectableView<ViewType.Text> { try element(index) }
}

extension InspectableView where View == ViewType.Text {
  /// The characters of the text in a locale.
  public func string(locale: Locale = .testsDefault) throws -> String {
    var environment = content.medium.place.environment
    environment.locale = locale
    return try Inspector.cast(value: content.view, type: Text.self)._resolveText(in: environment)
  }

  /// How the text looks.
  public func attributes() throws -> ViewType.Text.Attributes { ViewType.Text.Attributes() }
}

extension ViewType.Text {
  /// How the characters of a text look.
  public struct Attributes {}
}

extension Locale {
  /// The locale in which texts are read where none is named.
  @MainActor @preconcurrency
  public static var testsDefault = Locale(identifier: "en")
}
