import FlowRendering

/// An alert in the middle of the dimmed window.
///
/// If it is taller than the window, its title and message scroll, or its actions, or both.
struct AlertView {
  let title: Text
  let message: AnyView?
  let actions: AnyView

  @Environment(\.dismissTarget) private var target

  nonisolated init(title: Text, message: AnyView?, actions: AnyView) {
    self.title = title
    self.message = message
    self.actions = actions
  }
}

extension AlertView: View {
  var body: some View {
    DimmingView()
      .overlay {
        VStack(spacing: 0) {
          ScrollSurface(content: AlertHeader(title: title, message: message), style: .fitting)
          ScrollSurface(content: AlertActions { actions }, style: .fitting)
            .environment(\.buttonStyle, AlertButtonStyle())
            .textFieldStyle(AlertTextFieldStyle())
            .environment(\.actionCompletion, target?.action)
        }
        .frame(width: AlertMetrics.width)
        .background { AlertSurface() }
        .clipShape(.rect(cornerRadius: AlertMetrics.cornerRadius))
        .modifier(ModalSemantics(role: .alert))
        .modifier(AlertInsets(isCentered: true))
      }
  }
}

/// The title and message of an alert.
private struct AlertHeader: View {
  let title: Text
  let message: AnyView?

  var body: some View {
    VStack(spacing: AlertMetrics.textSpacing) {
      title
        .font(.headline)
        .modifier(HeaderTrait())
      if let message {
        message.font(.footnote)
      }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, AlertMetrics.margin)
    .padding(.vertical, AlertMetrics.verticalMargin)
    .frame(maxWidth: .infinity)
  }
}

/// The metrics of alerts on iOS, in points.
enum AlertMetrics {
  static let width: CGFloat = 270
  static let cornerRadius: CGFloat = 14
  static let margin: CGFloat = 16
  static let verticalMargin: CGFloat = 19
  static let textSpacing: CGFloat = 4
  /// The least distance from the safe area.
  static let windowMargin: CGFloat = 8
  static let buttonHeight: CGFloat = 44
}

/// The background of alerts.
struct AlertSurface: LeafView {
  func resolve(in element: Element) -> Resolved {
    Resolved(color: element.environment.modalSurface)
  }

  struct Resolved: ResolvedLeaf {
    let color: RenderColor

    func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func flexibility(along axis: Axis) -> CGFloat? { .infinity }

    @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
      list.add(.fill(.rect(CGRect(origin: .zero, size: size)), .color(color), evenOdd: false))
    }
  }
}
