import FlowRendering

extension DisplayListBuilder {
  /// Draws the content of a window as it appears behind a sheet at full height: smaller, with rounded corners, on
  /// black.
  ///
  /// This affects drawing only: the content is unreachable. The amount was not measured.
  @MainActor
  mutating func drawPushedBack(_ content: Element, in window: CGSize, below top: CGFloat) {
    add(.fill(.rect(CGRect(origin: .zero, size: window)), .color(.black), evenOdd: false))
    let margin = content.environment.design.presentations.sheets.presenterMargin
    let scale = (window.width - 2 * margin) / window.width
    let whole = CGRect(origin: .zero, size: window)
    var group = DisplayGroup()
    group.transform = RenderTransform(a: scale, d: scale, tx: margin, ty: top)
    group.clip = .roundedRect(
      whole, radius: content.environment.design.presentations.sheets.cornerRadius / scale, curve: .continuous)
    let background = SystemColor.background.color(in: content.environment)
    self.group(group) { list in
      list.add(.fill(.rect(whole), .color(background), evenOdd: false))
      list.draw(content)
    }
  }
}

/// Whether an element covers its whole window and pushes back what is behind it, as a sheet does.
enum PushedBackFact: ElementFact { typealias Value = Bool }
