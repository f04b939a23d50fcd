/// A type that makes previews: the form before the `#Preview` macro.
///
///     struct CartView_Previews: PreviewProvider {
///       static var previews: some View {
///         CartView(cart: Cart())
///       }
///     }
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views to preview, as a view builder.
  @ViewBuilder static var previews: Previews { get }

  /// The platform to preview on, or nil for any.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Any platform.
  public static var platform: PreviewPlatform? { nil }
}
