/// Creates a preview of a view.
///
///     #Preview("Empty cart") {
///       CartView(cart: Cart())
///     }
///
/// The macro declares a type that conforms to ``PreviewRegistry``. No code runs until that type is asked for its
/// preview.
///
/// - Parameters:
///   - name: The name to show for the preview.
///   - body: The view to preview: a view builder, or statements that end in `return`. It may begin with
///     dynamic properties marked `@Previewable`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Creates a preview of a view, with traits.
///
/// - Parameters:
///   - name: The name to show for the preview.
///   - traits: The traits of the preview: its size, its orientation, or a custom modifier.
///   - additionalTraits: Further traits; if two contradict each other, the last one applies.
///   - body: The view to preview: a view builder, or statements that end in `return`. It may begin with
///     dynamic properties marked `@Previewable`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Creates a group of previews of one view, one for each argument.
///
/// - Parameters:
///   - name: The name to show for the previews.
///   - traits: The traits of each preview.
///   - arguments: The arguments to preview the view with.
///   - body: The view to preview for one of the arguments.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a dynamic property at the top of the body of a `#Preview`.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Loud", isOn: $isOn)
///     }
///
/// The marked variables become properties of a view, and all other statements its body.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
