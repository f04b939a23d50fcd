/// Adds an entry to environment values, focused values, a transaction, or container values.
///
///     extension EnvironmentValues {
///       @Entry var theme: Theme = .light
///     }
///
/// The default is computed on every read. An entry of an optional type needs no default. A focused value
/// is always optional.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Makes the default value of an entry a computed property; part of the expansion of `@Entry`.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "SwiftUIMacros", type: "EntryDefaultValueMacro")
