import FlowCoreLocation
import PhoneSimulation
import SwiftUI

/// A button that lets the app use the location once, without a prompt.
///
/// A tap permits the location until the app ends, unless the person has already decided, and performs the action.
@MainActor @preconcurrency
public struct LocationButton: View {
  /// The text of a button.
  public struct Title: Sendable {
    let text: String

    public static let currentLocation = Title(text: "Current Location")
    public static let sendCurrentLocation = Title(text: "Send Current Location")
    public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
    public static let shareCurrentLocation = Title(text: "Share Current Location")
    public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
  }

  private let title: Title?
  private let action: () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The text, or `nil` for a button with the symbol alone.
  ///   - action: Performed after the location is permitted; nothing calls it while the person declines.
  public init(_ title: Title? = .currentLocation, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  public var body: some View {
    Button(action: tap) {
      Label {
        if let title { Text(verbatim: title.text) }
      } icon: {
        Image(systemName: "location.fill")
      }
      .font(.body.weight(.medium))
      .foregroundStyle(.white)
      .padding(.horizontal, 14)
      .frame(minHeight: 44)
      .background(.tint, in: RoundedRectangle(cornerRadius: 12))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: (title ?? .currentLocation).text))
  }

  private func tap() {
    let phone = SimulatedPhone.current
    phone.record("CoreLocationUI", "taps the button for the location")
    if phone.permissions[.location] == .notDetermined { phone.permissions[.location] = .once }
    action()
  }
}
