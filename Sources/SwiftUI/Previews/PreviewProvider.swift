/// A type that provides previews; it predates the `#Preview` macro.
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

  /// The views to preview.
  @ViewBuilder static var previews: Previews { get }

  /// The platform to preview on; `nil` for any platform.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The default: any platform.
  public static var platform: PreviewPlatform? { nil }
}
