/// A list of choices at the bottom of the dimmed window, or in a popover.
struct DialogView {
  let title: Text
  let titleVisibility: Visibility
  let message: AnyView?
  let actions: AnyView

  @Environment(\.dismissTarget) private var target
  @Environment(\.deviceIdiom) private var deviceIdiom
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  nonisolated init(title: Text, titleVisibility: Visibility, message: AnyView?, actions: AnyView) {
    self.title = title
    self.titleVisibility = titleVisibility
    self.message = message
    self.actions = actions
  }
}

extension DialogView: View {
  @ViewBuilder
  var body: some View {
    if isPopover {
      SheetView(
        content: buttons.frame(width: DialogMetrics.popoverWidth).modifier(ModalSemantics(role: .sheet)),
        isPopover: true)
    } else {
      DimmingView()
        .overlay(alignment: .bottom) {
          buttons
            .frame(maxWidth: DialogMetrics.width)
            .padding(.horizontal, DialogMetrics.margin)
            .modifier(AlertInsets(isCentered: false))
            .modifier(ModalSemantics(role: .sheet))
        }
    }
  }

  /// On an iPad, a dialog is a popover at the view that presents it, except in a narrow window.
  private var isPopover: Bool { deviceIdiom == .pad && horizontalSizeClass == .regular }

  @MainActor
  private var buttons: some View {
    DialogActions(header: header, actions: actions, isInPopover: isPopover)
      .environment(\.buttonStyle, AlertButtonStyle(textStyle: .title3, height: DialogMetrics.buttonHeight))
      .environment(\.actionCompletion, target?.action)
  }

  private var isTitleVisible: Bool { titleVisibility == .visible }

  @MainActor
  private var header: AnyView? {
    guard isTitleVisible || message != nil else { return nil }
    return AnyView(DialogHeader(title: isTitleVisible ? title : nil, message: message))
  }
}

/// The metrics of dialogs on iOS, in points.
enum DialogMetrics {
  static let margin: CGFloat = 8
  static let groupSpacing: CGFloat = 8
  static let buttonHeight: CGFloat = 57
  static let cornerRadius: CGFloat = 13
  static let width: CGFloat = 414

  /// The width of a dialog in a popover; not measured.
  static let popoverWidth: CGFloat = 304
}

private struct DialogHeader: View {
  let title: Text?
  let message: AnyView?

  var body: some View {
    VStack(spacing: 10) {
      if let title {
        title
          .font(.footnote.weight(.semibold))
          .modifier(HeaderTrait())
      }
      if let message {
        message.font(.footnote)
      }
    }
    .foregroundStyle(.secondary)
    .multilineTextAlignment(.center)
    .padding(.horizontal, 16)
    .padding(.vertical, 14)
    .frame(maxWidth: .infinity)
  }
}
