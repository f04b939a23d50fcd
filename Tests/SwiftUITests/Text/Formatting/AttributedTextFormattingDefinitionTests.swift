import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@Suite("Definitions for the attributes of texts") @MainActor
struct AttributedTextFormattingDefinitionTests {
  /// Permits colors only, which say what is an ingredient.
  fileprivate struct RecipeDefinition: AttributedTextFormattingDefinition {
    struct Scope: AttributeScope {
      let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
      let ingredient: IngredientAttribute
    }

    var body: some AttributedTextFormattingDefinition<Scope> {
      IngredientsAreGreen()
    }
  }

  fileprivate enum IngredientAttribute: AttributedStringKey {
    typealias Value = String
    static let name = "ingredient"
  }

  fileprivate struct IngredientsAreGreen: AttributedTextValueConstraint {
    typealias Scope = RecipeDefinition.Scope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
      container.foregroundColor = container[IngredientAttribute.self] == nil ? nil : .green
    }
  }

  private struct SingleLines: AttributedTextFormattingDefinition {
    let allowsKerning: Bool
    let isColorful: Bool

    var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
      ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
      if !allowsKerning { ValueConstraint(for: \.kern, values: [nil], default: nil) }
      if isColorful {
        ValueConstraint(for: \.foregroundColor, values: [.red], default: .red)
      } else {
        ValueConstraint(for: \.foregroundColor, values: [nil], default: nil)
      }
    }
  }

  private var recipe: AttributedString {
    var salt = AttributedString("salt")
    salt[IngredientAttribute.self] = "salt"
    salt.font = .largeTitle
    var water = AttributedString(" water")
    water.foregroundColor = .red
    return salt + water
  }

  private func runs(_ view: some View) -> [TextRun] {
    func find(_ items: [DisplayItem]) -> [TextRun] {
      items.flatMap { item -> [TextRun] in
        switch item.content {
        case .text(let layout, _, _): layout.paragraph.runs
        case .group(_, let inner): find(inner)
        default: []
        }
      }
    }
    let screen = Screen.phone()
    screen.show(view)
    return find(screen.displayList().items)
  }

  @Test("a rule changes the attribute of each part of a text")
  func constraint() {
    var text = recipe
    RecipeDefinition().constrain(&text)
    #expect(text.runs.map { $0.foregroundColor } == [.green, nil])
    #expect(text.runs.first?.font == .largeTitle)
    var attributes = AttributeContainer()
    attributes.foregroundColor = .red
    RecipeDefinition().constrain(&attributes)
    #expect(attributes.foregroundColor == nil)
  }

  @Test("a value that is not permitted becomes the default one, and rules can depend on conditions")
  func values() {
    var attributes = AttributeContainer()
    attributes.underlineStyle = Text.LineStyle(pattern: .dash)
    attributes.kern = 2
    attributes.foregroundColor = .blue
    var strict = attributes
    SingleLines(allowsKerning: false, isColorful: true).constrain(&strict)
    #expect(strict.underlineStyle == .single && strict.kern == nil && strict.foregroundColor == .red)
    var loose = attributes
    AttributedTextFormatting.AnyDefinition(SingleLines(allowsKerning: true, isColorful: false)).constrain(&loose)
    #expect(loose.underlineStyle == .single && loose.kern == 2 && loose.foregroundColor == nil)
    var plain = AttributeContainer()
    SingleLines(allowsKerning: true, isColorful: false).constrain(&plain)
    #expect(plain.underlineStyle == nil)
  }

  @Test("texts are drawn with permitted values and with the attributes of the scope; the text keeps its own")
  func drawing() throws {
    let free = runs(Text(recipe))
    try #require(free.count == 2)
    #expect(free.map(\.font.size) == [34, 17])
    let drawn = runs(Text(recipe).attributedTextFormattingDefinition(RecipeDefinition()))
    try #require(drawn.count == 2)
    #expect(drawn.map(\.font.size) == [17, 17])
    let green = Color.green.renderColor(in: EnvironmentValues())
    #expect(drawn.first?.color == green && free.first?.color != green && drawn.last?.color != free.last?.color)
    let text = TestValue(recipe)
    let edited = runs(TextEditor(text: text.binding).attributedTextFormattingDefinition(RecipeDefinition()))
    #expect(edited.map(\.font.size) == [17, 17] && edited.first?.color == green)
    #expect(text.value == recipe)
  }

  @Test("a scope without rules ignores other attributes only")
  func scopes() {
    let scoped = runs(Text(recipe).attributedTextFormattingDefinition(RecipeDefinition.Scope.self))
    #expect(scoped.map(\.font.size) == [17, 17])
    #expect(scoped.last?.color == Color.red.renderColor(in: EnvironmentValues()))
    let all = runs(Text(recipe).attributedTextFormattingDefinition(\.swiftUI))
    #expect(all.map(\.font.size) == [34, 17])
  }
}
