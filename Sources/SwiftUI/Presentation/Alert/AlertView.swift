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
        .modifier(AlertFrame())
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

  @ViewBuilder
  var body: some View {
    if let capsules = design.presentations.alerts.capsules {
      leading(capsules)
    } else {
      centered
    }
  }

  /// Texts at the leading edge; a title alone is in the middle.
  private func leading(_ capsules: PresentationDesign.Capsules) -> some View {
    VStack(alignment: .leading, spacing: design.presentations.alerts.textSpacing) {
      title.unstyled
        .font(message == nil ? capsules.onlyTitleFont : capsules.titleFont)
        .modifier(HeaderTrait())
      if let message {
        message.font(capsules.messageFont).foregroundStyle(ShadesStyle(shades: capsules.message))
      }
    }
    .multilineTextAlignment(message == nil ? .center : .leading)
    .padding(.horizontal, capsules.textInset)
    .padding(.top, capsules.textTop)
    .padding(.bottom, capsules.textBottom)
    .frame(maxWidth: .infinity, alignment: message == nil ? .center : .leading)
  }

  private var centered: some View {
    VStack(spacing: design.presentations.alerts.textSpacing) {
      title.unstyled
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

/// The surface of an alert and its corners; with glass, also its rim and shadow.
private struct AlertFrame: ViewModifier {
  @Environment(\.design) private var design
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: design.presentations.alerts.cornerRadius, style: .continuous)
    if design.presentations.alerts.capsules != nil {
      content
        .clipShape(shape)
        .background { ModalGlass(shape: shape) }
    } else {
      content
        .background { AlertSurface() }
        .clipShape(.rect(cornerRadius: design.presentations.alerts.cornerRadius))
    }
  }
}

/// The background of an alert, a dialog or a menu on glass: nearly opaque, with a rim of light and a shadow.
struct ModalGlass<S: Shape>: LeafView {
  let shape: S

  func resolve(in element: Element) -> Resolved { Resolved(shape: shape, color: element.environment.modalSurface) }

  struct Resolved: ResolvedLeaf {
    let shape: S
    let color: RenderColor

    func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func flexibility(along axis: Axis) -> CGFloat? { .infinity }

    @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
      let outline = shape.path(in: CGRect(origin: .zero, size: size)).renderPath
      GlassDrawing.drawSurface(outline, color: color, material: \.alert, in: element.environment, into: &list)
    }
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
