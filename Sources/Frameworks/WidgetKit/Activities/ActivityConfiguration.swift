import FlowActivityKit
import Foundation
import SwiftUI

/// The views of a live activity.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: PrimitiveConfiguration {
  let kind: WidgetKind

  /// Creates the views.
  ///
  /// - Parameters:
  ///   - content: The view on the lock screen.
  ///   - dynamicIsland: The views around the camera.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    let source = AttributesSource<Attributes>(
      content: { AnyView(content($0)) }, island: { dynamicIsland($0) })
    kind = WidgetKind(kind: String(describing: Attributes.self), content: .activity(source), families: [])
  }
}

/// The views of live activities of a kind.
@MainActor
protocol ActivitySource {
  /// The view for attributes and a content; `nil` if they are of other types.
  func view(_ attributes: Any, _ state: Any, id: String, isStale: Bool, as kind: ActivityPreviewViewKind) -> AnyView?
}

struct AttributesSource<Attributes: ActivityAttributes>: ActivitySource {
  let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
  let island: @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland

  func view(_ attributes: Any, _ state: Any, id: String, isStale: Bool, as kind: ActivityPreviewViewKind) -> AnyView? {
    guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else { return nil }
    let context = ActivityViewContext(activityID: id, attributes: attributes, state: state, isStale: isStale)
    return switch kind {
    case .content: AnyView(LockScreenActivity(content: content(context)))
    case .dynamicIsland(let state): AnyView(IslandView(island: island(context), state: state))
    }
  }
}

/// Which view of a live activity is shown.
public enum ActivityPreviewViewKind: Sendable {
  /// That on the lock screen.
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)

  /// A size of the island.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    case compact
    case minimal
    case expanded
  }
}

/// The color behind a live activity on the lock screen.
private struct ActivityTintKey: PreferenceKey {
  static let defaultValue: Color? = nil

  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the color behind a live activity on the lock screen.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityTintKey.self, value: color)
  }

  /// Sets the color of the button beside a live activity on the lock screen, which is not drawn here.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

extension WidgetConfiguration {
  /// Names further sizes of a live activity, for watches and cars, which are not drawn here.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
    ChangedConfiguration(base: self) { _ in }
  }
}

/// A live activity on the lock screen of an iPhone 15: 371 points wide, and between 84 and 160 points high (Apple's Human
/// Interface Guidelines, "Live Activities").
struct LockScreenActivity: View {
  let content: AnyView

  var body: some View {
    content
      .frame(width: 371)
      .frame(minHeight: 84, maxHeight: 160)
      .fixedSize(horizontal: false, vertical: true)
      .backgroundPreferenceValue(ActivityTintKey.self) { color in
        color ?? Color(uiColor: .secondarySystemBackground)
      }
      .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
  }
}
