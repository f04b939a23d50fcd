/// A view that controls a sharing presentation.
///
/// It looks like Apple's view. There is no share sheet: activating it records a warning.
///
/// - Note: Approximate: there is no sheet to share with: activating it records a warning.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable,
  Label: View
{
  package let items: Data
  package let label: Label
  private let subject: Text?
  private let message: Text?
  private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?

  fileprivate init(
    sharing items: Data, subject: Text?, message: Text?,
    preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)? = nil, label: Label
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }

  /// Creates an instance that presents the share interface.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: items, subject: subject, message: message, preview: preview, label: label())
  }

  /// Creates an instance that presents the share interface.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(
      sharing: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview }, label: label())
  }
}

extension ShareLink: View {
  public var body: some View {
    ShareLinkBody(label: AnyView(label))
  }
}

extension ShareLink: ComposedView {
  package var composition: Composition {
    let item = Data.self == CollectionOfOne<Data.Element>.self ? items.first : nil
    return Composition("ShareLink").part("label", label).namedPart("messageView", ifPresent: message)
      .namedPart("subjectView", ifPresent: subject).value("items", items).value("item", ifPresent: item)
      .value("preview", ifPresent: preview)
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates an instance that presents the share interface.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> {
    self.init(sharing: CollectionOfOne(item), subject: subject, message: message, label: label())
  }

  /// Creates an instance that presents the share interface.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), subject: subject, message: message, label: label())
  }

  /// Creates an instance that presents the share interface.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data.Element == URL {
    self.init(sharing: items, subject: subject, message: message, label: label())
  }

  /// Creates an instance that presents the share interface.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data.Element == String {
    self.init(sharing: items, subject: subject, message: message, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates an instance that presents the share interface.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
    self.init(sharing: CollectionOfOne(item), subject: subject, message: message, label: DefaultShareLinkLabel())
  }

  /// Creates an instance that presents the share interface.
  public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), subject: subject, message: message, label: DefaultShareLinkLabel())
  }

  /// Creates an instance, with a custom label, that presents the share interface.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(
      sharing: CollectionOfOne(item), subject: subject, message: message, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates an instance, with a custom label, that presents the share interface.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(
      sharing: CollectionOfOne(item), subject: subject, message: message, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates an instance, with a custom label, that presents the share interface.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(
      sharing: CollectionOfOne(item), subject: subject, message: message, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates an instance, with a custom label, that presents the share interface.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(
      sharing: CollectionOfOne(item), subject: subject, message: message, label: DefaultShareLinkLabel(Text(title)))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates an instance that presents the share interface.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      sharing: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
      label: DefaultShareLinkLabel())
  }

  /// Creates an instance, with a custom label, that presents the share interface.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      sharing: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
      label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates an instance, with a custom label, that presents the share interface.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      sharing: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
      label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates an instance that presents the share interface.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: items, subject: subject, message: message, preview: preview, label: DefaultShareLinkLabel())
  }
}

/// The default label used for a share link.
public struct DefaultShareLinkLabel {
  private let title: Text

  init(_ title: Text? = nil) {
    self.title = title ?? Text(SystemString.share)
  }
}

extension DefaultShareLinkLabel: View {
  public var body: some View {
    Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}

extension DefaultShareLinkLabel: ComposedView {
  package var composition: Composition { Composition(transparent: title) }
}

/// A representation of a type to display in a share preview.
public struct SharePreview<Image: Transferable, Icon: Transferable>: Sendable {
  package let titleText: Text
  package let imageItem: Image?
  package let iconItem: Icon?

  fileprivate init(title: Text, image: Image?, icon: Icon?) {
    titleText = title
    imageItem = image
    iconItem = icon
  }

  /// Creates a preview representation.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title, image: image, icon: icon) }

  /// Creates a preview representation.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey), image: image, icon: icon)
  }

  /// Creates a preview representation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title), image: image, icon: icon)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview representation.
  public init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }

  /// Creates a preview representation.
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), image: nil, icon: nil) }

  /// Creates a preview representation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title), image: nil, icon: nil) }
}

extension SharePreview where Icon == Never {
  /// Creates a preview representation.
  public init(_ title: Text, image: Image) { self.init(title: title, image: image, icon: nil) }

  /// Creates a preview representation.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey), image: image, icon: nil)
  }

  /// Creates a preview representation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(title: Text(title), image: image, icon: nil)
  }
}

extension SharePreview where Image == Never {
  /// Creates a preview representation.
  public init(_ title: Text, icon: Icon) { self.init(title: title, image: nil, icon: icon) }

  /// Creates a preview representation.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: Text(titleKey), image: nil, icon: icon)
  }

  /// Creates a preview representation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(title: Text(title), image: nil, icon: icon)
  }
}

private struct ShareLinkBody: View {
  let label: AnyView

  @State private var warnings = 0

  var body: some View {
    let warnings = $warnings
    StyledButton(role: nil, action: { warnings.wrappedValue += 1 }, label: label)
      .modifier(
        MissingActionModifier(count: self.warnings) {
          $0.graph.report(.missing("ShareLink", "there is no sheet to share with."), at: $0)
        })
  }
}

/// Records a warning when an action that is not implemented is performed.
struct MissingActionModifier: ElementModifier {
  /// The number of times the action was performed.
  let count: Int

  /// Records the warning.
  let report: @MainActor (Element) -> Void

  static var affectsLayout: Bool { false }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    guard count != old.count else { return }
    report(element)
  }
}
