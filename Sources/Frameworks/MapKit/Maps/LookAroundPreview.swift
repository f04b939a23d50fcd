import FlowUIKit
import SwiftUI

/// Where the sign of a look-around view is.
public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading, topTrailing, bottomTrailing
}

/// The picture of a street; an empty one here.
@MainActor @preconcurrency
public struct LookAroundPreview: View {
  private let scene: MKLookAroundScene?
  private let badge: MKLookAroundBadgePosition

  /// Creates a preview of a scene.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {
    scene = initialScene
    badge = badgePosition
  }

  /// Creates a preview of a scene that changes.
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {
    self.init(initialScene: scene.wrappedValue, badgePosition: badgePosition)
  }

  public var body: some View {
    Rectangle()
      .fill(.fill.tertiary)
      .overlay(alignment: alignment) {
        if scene != nil {
          Image(systemName: "binoculars.fill").foregroundStyle(.secondary).padding(10).accessibilityHidden(true)
        }
      }
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: scene == nil ? "No Look Around" : "Look Around"))
      .approximate("LookAroundPreview", "there is no picture of the street.", when: scene != nil)
  }

  private var alignment: Alignment {
    switch badge {
    case .topLeading: .topLeading
    case .topTrailing: .topTrailing
    case .bottomTrailing: .bottomTrailing
    }
  }
}

extension View {
  /// Shows the pictures of a street in front of the app.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View {
    fullScreenCover(isPresented: isPresented, onDismiss: onDismiss) {
      LookAroundPreview(initialScene: initialScene)
        .overlay(alignment: .topTrailing) {
          Button("Done") { isPresented.wrappedValue = false }.padding()
        }
    }
  }

  /// Shows the pictures of a street in front of the app.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View {
    lookAroundViewer(isPresented: isPresented, initialScene: scene.wrappedValue, onDismiss: onDismiss)
  }
}
