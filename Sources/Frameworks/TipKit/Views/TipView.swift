import PhoneSimulation
import SwiftUI

/// Shows a tip among other views while it can be shown.
@MainActor @preconcurrency
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let arrowEdge: Edge?
  private let action: (Tips.Action) -> Void

  @State private var watch = TipWatch()
  @Environment(\.tipLook) private var look

  /// Creates a view of a tip.
  ///
  /// - Parameters:
  ///   - arrowEdge: The edge of the arrow to the feature; `nil` for none.
  ///   - action: Called after the handler of a button.
  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
  }

  /// Creates a view of a tip of any type.
  public init(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in })
  where Content == AnyTip {
    self.tip = tip.map { AnyTip(erasing: $0) }
    (self.arrowEdge, self.action) = (arrowEdge, action)
  }

  public var body: some View {
    let _ = watch.follow()
    if let tip, tip.shouldDisplay {
      VStack(spacing: 0) {
        if arrowEdge == .top { TipArrow().fill(background).frame(width: 26, height: 11) }
        StyledTip(tip: tip, action: action)
          .background(background, in: RoundedRectangle(cornerRadius: look.cornerRadius, style: .continuous))
        if arrowEdge == .bottom {
          TipArrow().rotation(.degrees(180)).fill(background).frame(width: 26, height: 11)
        }
      }
      .accessibilityElement(children: .contain)
    }
  }

  private var background: AnyShapeStyle {
    look.background ?? AnyShapeStyle(Color(uiColor: .secondarySystemBackground))
  }
}

/// The arrow of a tip, upwards.
private struct TipArrow: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A tip in the style of the environment, which counts how often it appears.
struct StyledTip: View {
  let tip: any Tip
  let action: (Tips.Action) -> Void

  @Environment(\.tipLook) private var look

  var body: some View {
    AnyView(Self.styled(look.style, TipViewStyleConfiguration(tip: tip, actions: actions)))
      .onAppear { SimulatedPhone.current.noteDisplay(of: tip) }
  }

  private static func styled<Style: TipViewStyle>(_ style: Style, _ configuration: TipViewStyleConfiguration) -> AnyView
  {
    AnyView(style.makeBody(configuration: configuration))
  }

  private var actions: [Tips.Action] {
    tip.actions.map { original in
      Tips.Action(
        id: original.id,
        perform: {
          original.handler()
          action(original)
        }, original.label)
    }
  }
}

/// Counts the changes of what is known about tips.
@MainActor @Observable
final class TipWatch {
  private(set) var changes = 0
  @ObservationIgnored private var observation: PhoneObservation?

  /// Observes the phone of the screen that evaluates a body.
  func follow() {
    _ = changes
    guard observation == nil else { return }
    observation = SimulatedPhone.current.observe(TipStore.self) { [weak self] in self?.changes += 1 }
  }
}
