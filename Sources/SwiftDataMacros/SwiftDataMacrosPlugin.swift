import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plugin that implements the macros of `import SwiftData`.
@main
struct SwiftDataMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    MarkerMacro.self,
    ModelActorMacro.self,
    ModelMacro.self,
    PersistedPropertyMacro.self,
    QueryMacro.self,
    SchemaDeclarationMacro.self,
    TransientPropertyMacro.self,
  ]
}
