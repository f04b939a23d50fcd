import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The closure of a `#Preview`.
struct PreviewBody {
  private let closure: ClosureExprSyntax

  init(_ closure: ClosureExprSyntax) {
    self.closure = closure
  }

  /// The closure to pass to `SwiftUI.Preview`.
  ///
  /// Without `@Previewable` it is the closure as written. Otherwise the marked variables become properties of a view
  /// and all other statements its body, because only a view can have dynamic properties.
  ///
  /// - Parameter context: The context for reporting misplaced attributes.
  func rewritten(in context: some MacroExpansionContext) -> ClosureExprSyntax {
    let (properties, statements) = parts()
    reportMisplacedMarks(in: statements, context: context)
    guard !properties.isEmpty else { return closure }
    if let parameters = closure.signature?.parameterClause {
      context.error("@Previewable cannot be used in a #Preview with arguments.", at: parameters)
      return closure
    }
    reportConstants(in: properties, context: context)

    let viewName = context.makeUniqueName("PreviewableView")
    let members = MemberBlockItemListSyntax(properties.map { MemberBlockItemSyntax(decl: DeclSyntax($0.unmarked)) })
    let replacement: CodeBlockItemListSyntax = """
      struct \(viewName): SwiftUI.View {
        \(members)
        var body: some SwiftUI.View {
          \(CodeBlockItemListSyntax(statements).trimmed)
        }
      }
      return \(viewName)()
      """
    return ClosureExprSyntax(
      leftBrace: .leftBraceToken(trailingTrivia: .newline),
      statements: replacement,
      rightBrace: .rightBraceToken(leadingTrivia: .newline)
    )
  }

  /// The marked variables, and everything else, in source order.
  private func parts() -> (properties: [VariableDeclSyntax], statements: [CodeBlockItemSyntax]) {
    var properties: [VariableDeclSyntax] = []
    var statements: [CodeBlockItemSyntax] = []
    for statement in closure.statements {
      if let variable = statement.item.as(VariableDeclSyntax.self), variable.previewableMark != nil {
        properties.append(variable)
      } else {
        statements.append(statement)
      }
    }
    return (properties, statements)
  }

  private func reportMisplacedMarks(in statements: [CodeBlockItemSyntax], context: some MacroExpansionContext) {
    let finder = PreviewableMarkFinder(viewMode: .sourceAccurate)
    for statement in statements { finder.walk(statement) }
    for mark in finder.marks {
      context.error("@Previewable can only be attached to a variable at the top of the body of a #Preview.", at: mark)
    }
  }

  private func reportConstants(in properties: [VariableDeclSyntax], context: some MacroExpansionContext) {
    for property in properties where property.isConstant {
      let specifier = property.bindingSpecifier
      context.error("A previewable property is dynamic, so write 'var' instead of 'let'.", at: specifier)
    }
  }
}

/// Finds misplaced `@Previewable` attributes.
private final class PreviewableMarkFinder: SyntaxVisitor {
  var marks: [AttributeSyntax] = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.isNamed("Previewable") { marks.append(node) }
    return .skipChildren
  }
}

extension VariableDeclSyntax {
  /// The `@Previewable` attribute of this variable, or `nil`.
  fileprivate var previewableMark: AttributeSyntax? {
    attributes.first(named: "Previewable")
  }

  /// The declaration without `@Previewable`.
  fileprivate var unmarked: VariableDeclSyntax {
    let others = attributes.filter { $0.as(AttributeSyntax.self)?.isNamed("Previewable") != true }
    let trimmed = with(\.attributes, others).trimmed
    return trimmed.with(\.trailingTrivia, .newline)
  }
}
