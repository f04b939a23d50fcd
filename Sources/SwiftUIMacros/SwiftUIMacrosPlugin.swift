import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plugin that implements the macros of SwiftUI, FoundationModels and TipKit.
@main
struct SwiftUIMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    AnimatableAccessorsMacro.self,
    AnimatableIgnoredMacro.self,
    AnimatableMacro.self,
    EntryDefaultValueMacro.self,
    EntryMacro.self,
    GenerableMacro.self,
    GuideMacro.self,
    PreviewMacro.self,
    PreviewableMacro.self,
    TipParameterMacro.self,
    TipRuleMacro.self,
  ]
}
