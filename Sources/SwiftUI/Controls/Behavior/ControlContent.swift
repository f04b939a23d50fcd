/// Makes one element of a control's content, whatever the style made of it.
///
/// One view is laid out as it is; several are put into a row, as in a button's label on Apple's platforms.
package struct ControlContent<Content: View>: ContainerView {
  package let content: Content

  package init(@ViewBuilder _ content: () -> Content) {
    self.content = content()
  }

  package var arrangement: some ContainerLayout { SingleOrStackArrangement(.horizontal, listRowShare: .whole) }
}
