import SwiftSyntax
import SwiftSyntaxMacros

/// A SwiftUI type that extensions can add entries to.
enum EntryContainer: String, CaseIterable {
  case environmentValues = "EnvironmentValues"
  case focusedValues = "FocusedValues"
  case transaction = "Transaction"
  case containerValues = "ContainerValues"

  /// The protocol that the key of an entry conforms to.
  var keyProtocol: String {
    switch self {
    case .environmentValues: "EnvironmentKey"
    case .focusedValues: "FocusedValueKey"
    case .transaction: "TransactionKey"
    case .containerValues: "ContainerValueKey"
    }
  }

  /// Finds the extension that contains a macro expansion.
  ///
  /// - Parameter context: The context of the expansion.
  /// - Returns: `nil` if the innermost declaration is not an extension of one of these types.
  init?(enclosing context: some MacroExpansionContext) {
    guard let enclosing = context.lexicalContext.first?.as(ExtensionDeclSyntax.self) else { return nil }
    let name: String
    if let identifier = enclosing.extendedType.as(IdentifierTypeSyntax.self) {
      name = identifier.name.text
    } else if let member = enclosing.extendedType.as(MemberTypeSyntax.self) {
      name = member.name.text
    } else {
      return nil
    }
    self.init(rawValue: name)
  }
}
