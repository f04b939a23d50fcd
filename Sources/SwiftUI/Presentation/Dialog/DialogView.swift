/// A list of choices at the bottom of the dimmed window, or in a popover.
struct DialogView {
  let title: Text
  let titleVisibility: Visibility
  let message: AnyView?
  let actions: AnyView

  @Environment(\.dismissTarget) private var target
  @Environment(\.design) private var design
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
        content: buttons.frame(width: dialogs.popoverWidth).modifier(ModalSemantics(role: .sheet))
          .presentationCompactAdaptation(.none),
        isPopover: true)
    } else {
      DimmingView()
        .overlay(alignment: .bottom) {
          buttons
            .frame(maxWidth: dialogs.width)
            .padding(.horizontal, dialogs.margin)
            .modifier(AlertInsets(isCentered: false))
            .modifier(ModalSemantics(role: .sheet))
        }
    }
  }

  /// A dialog may be a popover at the view that presents it, except in a narrow window.
  private var isPopover: Bool {
    dialogs.arePopovers && (dialogs.areNarrowPopovers || horizontalSizeClass == .regular)
  }

  private var dialogs: PresentationDesign.Dialogs { design.presentations.dialogs }

  @MainActor
  private var buttons: some View {
    DialogActions(header: header, actions: actions, isInPopover: isPopover)
      .environment(\.buttonStyle, AlertButtonStyle(textStyle: .title3, height: dialogs.buttonHeight))
      .environment(\.actionCompletion, target?.action)
  }

  private var isTitleVisible: Bool { titleVisibility == .visible }

  @MainActor
  private var header: AnyView? {
    guard isTitleVisible || message != nil else { return nil }
    return AnyView(DialogHeader(title: isTitleVisible ? title : nil, message: message))
  }
}

private struct DialogHeader: View {
  let title: Text?
  let message: AnyView?

  @Environment(\.design) private var design

  var body: some View {
    let dialogs = design.presentations.dialogs
    VStack(spacing: dialogs.textSpacing) {
      if let title {
        title.unstyled
          .font(.footnote.weight(.semibold))
          .modifier(HeaderTrait())
      }
      if let message {
        message.font(.footnote)
      }
    }
    .foregroundStyle(.secondary)
    .multilineTextAlignment(.center)
    .padding(.horizontal, dialogs.textMargin)
    .padding(.vertical, dialogs.verticalTextMargin)
    .frame(maxWidth: .infinity)
  }
}
