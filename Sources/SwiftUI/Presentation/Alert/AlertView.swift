import FlowRendering

/// An alert in the middle of the dimmed window.
///
/// If it is taller than the window, its title and message scroll, or its actions, or both.
struct AlertView {
  let title: Text
  let message: AnyView?
  let actions: AnyView

  @Environment(\.design) private var design
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
            .environment(\.buttonStyle, AlertButtonStyle(height: design.presentations.alerts.buttonHeight))
            .textFieldStyle(AlertTextFieldStyle())
            .environment(\.actionCompletion, target?.action)
        }
        .frame(width: design.presentations.alerts.width)
        .background { AlertSurface() }
        .clipShape(.rect(cornerRadius: design.presentations.alerts.cornerRadius))
        .modifier(ModalSemantics(role: .alert))
        .modifier(AlertInsets(isCentered: true))
      }
  }
}

/// The title and message of an alert.
private struct AlertHeader: View {
  let title: Text
  let message: AnyView?

  @Environment(\.design) private var design

  var body: some View {
    VStack(spacing: design.presentations.alerts.textSpacing) {
      title
        .font(.headline)
        .modifier(HeaderTrait())
      if let message {
        message.font(.footnote)
      }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, design.presentations.alerts.margin)
    .padding(.vertical, design.presentations.alerts.verticalMargin)
    .frame(maxWidth: .infinity)
  }
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
