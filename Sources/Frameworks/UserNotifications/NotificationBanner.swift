import Foundation
import SwiftUI

/// A notification at the top of the screen, with the elements of iOS: `NotificationShortLookView` in `Notification`.
struct NotificationBanner: View {
  let appName: String
  let content: UNNotificationContent
  let open: @MainActor () -> Void

  /// The time that a banner stays, in seconds.
  static let duration = 5.0

  var body: some View {
    Button(action: open) {
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(verbatim: content.title).font(.subheadline.weight(.semibold))
          Spacer()
          Text(verbatim: "now").font(.footnote).foregroundStyle(.secondary)
        }
        if !content.subtitle.isEmpty { Text(verbatim: content.subtitle).font(.subheadline.weight(.semibold)) }
        if !content.body.isEmpty { Text(verbatim: content.body).font(.subheadline).lineLimit(4) }
      }
      .multilineTextAlignment(.leading)
      .padding(14)
      .background(.regularMaterial, in: .rect(cornerRadius: 24))
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: label))
    .accessibilityIdentifier("NotificationShortLookView")
    .padding(.horizontal, 8)
    .padding(.vertical, 4)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: "Notification"))
  }

  private var label: String {
    [appName.uppercased(), "now", content.title, content.subtitle, content.body].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
