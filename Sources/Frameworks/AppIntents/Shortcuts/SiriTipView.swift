import PhoneSimulation
import SwiftUI

/// The colors of a tip for Siri.
public struct SiriTipViewStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = SiriTipViewStyle(name: "automatic")
  public static let light = SiriTipViewStyle(name: "light")
  public static let dark = SiriTipViewStyle(name: "dark")

  fileprivate var scheme: ColorScheme? { self == .light ? .light : self == .dark ? .dark : nil }
}

/// The phrase that runs an intent, for an app that declares one among its shortcuts; otherwise nothing. Its look is not
/// measured.
public struct SiriTipView: View {
  private let phrase: @MainActor () -> String?
  private let isVisible: Binding<Bool>?

  @Environment(\.siriTipStyle) private var style

  /// Creates a tip.
  ///
  /// - Parameter isVisible: Becomes `false` when the person closes the tip; without it, there is no button to close it.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    phrase = {
      TypeDiscovery.types(conformingTo: (any AppShortcutsProvider).self).lazy
        .compactMap { $0 as? any AppShortcutsProvider.Type }
        .flatMap { $0.appShortcuts }.first { $0.intent is Intent }?.phrases.first
    }
    self.isVisible = isVisible
  }

  public var body: some View {
    if isVisible?.wrappedValue ?? true, let phrase = phrase() {
      HStack {
        Image(systemName: "waveform").foregroundStyle(.tint).accessibilityHidden(true)
        Text(verbatim: "“\(phrase)”").font(.subheadline.weight(.semibold))
        Spacer(minLength: 0)
        if let isVisible {
          Button {
            isVisible.wrappedValue = false
          } label: {
            Image(systemName: "xmark").foregroundStyle(.secondary).accessibilityLabel(Text(verbatim: "Close"))
          }
          .buttonStyle(.plain)
        }
      }
      .padding()
      .background(.background.secondary, in: RoundedRectangle(cornerRadius: 12))
      .transformEnvironment(\.colorScheme) { if let scheme = style.scheme { $0 = scheme } }
    }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var siriTipStyle = SiriTipViewStyle.automatic
}

extension View {
  /// Sets the colors of tips for Siri.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { environment(\.siriTipStyle, style) }
}
