import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plugin that implements the macros of `import SwiftUI`.
@main
struct SwiftUIMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    AnimatableAccessorsMacro.self,
    AnimatableIgnoredMacro.self,
    AnimatableMacro.self,
    EntryDefaultValueMacro.self,
    EntryMacro.self,
    PreviewMacro.self,
    PreviewableMacro.self,
  ]
}
