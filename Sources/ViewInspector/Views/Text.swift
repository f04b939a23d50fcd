import Foundation
import SwiftUI

extension ViewType {
  /// Inspects a `Text`.
  public struct Text: KnownViewType {
    public static var typePrefix: String { "Text" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `Text`.
  public func text() throws -> InspectableView<ViewType.Text> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `Text`.
  public func text(_ index: Int) throws -> InspectableView<ViewType.Text> { try element(index) }
}

extension InspectableView where View == ViewType.Text {
  /// The string of the text in a locale. An image in the text becomes `Image('name')`.
  ///
  /// - Parameter locale: The locale of localized strings and formatted values.
  /// - Throws: `InspectionError.notSupported` if the text is a formatted date.
  public func string(locale: Locale = .testsDefault) throws -> String {
    var environment = content.medium.place.environment
    environment.locale = locale
    return try actualText().inspectedString(in: environment)
  }

  /// The attributes of the text.
  public func attributes() throws -> ViewType.Text.Attributes {
    let environment = content.medium.place.environment
    return ViewType.Text.Attributes(
      chunks: try chunks(of: actualText(), in: environment),
      font: try? self.environment(\.font), foregroundColor: environment.foregroundStyles?.levels.first?.color)
  }

  /// The images in the text.
  public func images() throws -> [Image] { try actualText().images }

  /// The attributed string of the text.
  ///
  /// - Throws: `InspectionError.notSupported` if the text was not created from an attributed string.
  public func attributedString() throws -> AttributedString {
    guard case .attributed(let string) = try actualText().storage else {
      throw InspectionError.notSupported("Please use attributes() for accessing the text styles on this view")
    }
    return string
  }

  private func actualText() throws -> Text { try Inspector.cast(value: content.view, type: Text.self) }

  private func chunks(of text: Text, in environment: EnvironmentValues) throws -> [ViewType.Text.Attributes.Chunk] {
    guard case .concatenated(let texts) = text.storage else {
      var environment = environment
      environment.locale = .testsDefault
      return [
        ViewType.Text.Attributes.Chunk(
          string: try text.inspectedString(in: environment), modifiers: text.modifiers)
      ]
    }
    return try texts.wrappedValue.flatMap { try chunks(of: $0, in: environment) }.map { chunk in
      ViewType.Text.Attributes.Chunk(string: chunk.string, modifiers: chunk.modifiers + text.modifiers)
    }
  }
}

extension Text {
  /// The string, with a replacement for each image.
  fileprivate func inspectedString(in environment: EnvironmentValues) throws -> String {
    switch storage {
    case .localized(let key, let table, let bundle):
      try key.pieces(table: table, bundle: bundle, in: environment).map { try $0.inspectedString(in: environment) }
        .joined()
    case .date, .dates:
      throw InspectionError.notSupported("Inspection of formatted Date is currently not supported")
    case .image(let image):
      "Image(\((try? image.name()).map { "'\($0)'" } ?? ""))"
    case .concatenated(let texts):
      try texts.wrappedValue.map { try $0.inspectedString(in: environment) }.joined()
    case .verbatim, .attributed, .formatted, .timer:
      _resolveText(in: environment)
    }
  }

  fileprivate var images: [Image] {
    switch storage {
    case .image(let image): [image]
    case .concatenated(let texts): texts.wrappedValue.flatMap(\.images)
    case .localized(let key, _, _): key.arguments.compactMap(\.text).flatMap(\.images)
    case .verbatim, .attributed, .formatted, .date, .dates, .timer: []
    }
  }
}

extension LocalizedStringKey.Piece {
  fileprivate func inspectedString(in environment: EnvironmentValues) throws -> String {
    switch self {
    case .text(let string): string
    case .argument(let argument):
      try argument.text?.inspectedString(in: environment) ?? argument.string(in: environment)
    }
  }
}

extension LocalizedStringKey.Argument {
  /// A text, or an image as a text, that is interpolated with its attributes.
  fileprivate var text: Text? {
    if case .custom(let argument) = self { (argument as? TextArgument)?.text } else { nil }
  }
}

extension Locale {
  /// The default locale of texts.
  @MainActor @preconcurrency
  public static var testsDefault = Locale(identifier: "en")
}
