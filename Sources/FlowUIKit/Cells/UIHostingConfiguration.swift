import SwiftUI

/// A view of SwiftUI as the content of a cell.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  fileprivate let content: Content
  fileprivate let background: Background
  fileprivate var insets = OptionalInsets()
  fileprivate var minimumSize: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// The insets that the app has set, by edge.
  fileprivate struct OptionalInsets {
    var top, leading, bottom, trailing: CGFloat?
  }

  private init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  /// Creates a configuration with a view.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), background: EmptyView())
  }

  private func with<Other: View>(_ background: Other) -> UIHostingConfiguration<Content, Other> {
    var new = UIHostingConfiguration<Content, Other>(content: content, background: background)
    new.insets = .init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    new.minimumSize = minimumSize
    return new
  }

  /// Sets the background.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    with(_UIHostingConfigurationBackgroundView(style: style))
  }

  /// Sets the background.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    with(content())
  }

  /// Sets the distances of the content from edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets the distances of the content from edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var new = self
    if edges.contains(.top) { new.insets.top = insets.top }
    if edges.contains(.leading) { new.insets.leading = insets.leading }
    if edges.contains(.bottom) { new.insets.bottom = insets.bottom }
    if edges.contains(.trailing) { new.insets.trailing = insets.trailing }
    return new
  }

  /// Sets the smallest size, in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var new = self
    new.minimumSize = (width ?? minimumSize.width, height ?? minimumSize.height)
    return new
  }

  /// Sets the smallest size to that of any content.
  public func minSize() -> Self {
    var new = self
    new.minimumSize = (0, 0)
    return new
  }

  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A style as the background of a cell.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S

  public var body: some View { Rectangle().fill(style) }
}

/// The content of a cell with a view of SwiftUI.
private final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
  private var shown: UIHostingConfiguration<Content, Background>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = new
      changeContent("configuration")
    }
  }

  private var insets: EdgeInsets {
    let margins = (superview?.superview as? any RowCell).map { $0.shownEnvironment.rowInsets(of: .insetGrouped) }
    let side = margins?.leading ?? 16
    return EdgeInsets(
      top: shown.insets.top ?? 11, leading: shown.insets.leading ?? side, bottom: shown.insets.bottom ?? 11,
      trailing: shown.insets.trailing ?? side)
  }

  override func makeFace() -> AnyView? {
    AnyView(
      shown.content
        .frame(
          minWidth: shown.minimumSize.width, maxWidth: .infinity, minHeight: shown.minimumSize.height,
          alignment: .leading
        )
        .padding(insets)
        .frame(maxHeight: .infinity)
        .background { shown.background })
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    faceSize(ProposedViewSize(width: size.width > 0 ? size.width : nil, height: nil))
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: faceSize(.unspecified).height)
  }
}
