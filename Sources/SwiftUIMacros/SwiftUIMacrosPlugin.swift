import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plugin behind the macros that `import SwiftUI` declares.
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
