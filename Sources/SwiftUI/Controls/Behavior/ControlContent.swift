/// Combines the content of a control into one element, regardless of its style.
///
/// A single view is laid out unchanged; several views are laid out in a row, as in a button's label on Apple's
/// platforms.
package struct ControlContent<Content: View>: ContainerView {
  package let content: Content

  package init(@ViewBuilder _ content: () -> Content) {
    self.content = content()
  }

  package var arrangement: some ContainerLayout { SingleOrStackArrangement(.horizontal, lineShare: .whole) }
}
