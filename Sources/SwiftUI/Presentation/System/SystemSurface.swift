/// Something that another process shows in front of the app, such as a prompt, a banner or a purchase sheet.
package struct SystemSurface {
  package let id: String

  /// The bundle identifier of the process, such as `com.apple.springboard`.
  package let process: String

  /// Whether nothing behind it receives touches.
  package let isModal: Bool

  package let alignment: Alignment
  package let content: AnyView

  package init<Content: View>(
    id: String, process: String = "com.apple.springboard", isModal: Bool = true, alignment: Alignment = .center,
    content: Content
  ) {
    self.id = id
    self.process = process
    self.isModal = isModal
    self.alignment = alignment
    self.content = AnyView(content)
  }
}
