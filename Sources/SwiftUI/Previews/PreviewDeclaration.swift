/// A `#Preview` or a `PreviewProvider` in the process, before any of its code has run.
@MainActor
package struct PreviewDeclaration {
  /// The qualified name of the type that creates the previews.
  package let typeName: String

  /// The module and file name, as in `#fileID`; `nil` for a provider, whose location is unknown.
  package let fileID: String?

  /// The line, starting at 1; `nil` for a provider.
  package let line: Int?

  private let make: @MainActor () throws -> [DeclaredPreview]

  /// Creates the previews, which runs their code.
  ///
  /// - Throws: An error of the code that makes the previews.
  package func previews() throws -> [DeclaredPreview] { try make() }

  /// All declarations linked into the process: first those of `#Preview` by file and line, then the providers by name.
  package static var all: [PreviewDeclaration] {
    let macros = TypeDiscovery.types(conformingTo: (any PreviewRegistry).self)
      .compactMap { $0 as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    let providers = TypeDiscovery.types(conformingTo: (any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
    return macros.map(PreviewDeclaration.init(registry:)) + providers.map(PreviewDeclaration.init(provider:))
  }

  private init(registry: any PreviewRegistry.Type) {
    typeName = String(reflecting: registry)
    fileID = registry.fileID
    line = registry.line
    make = {
      let preview = try registry.makePreview()
      let settings = PreviewSettings(preview)
      return preview.makeViews.map { DeclaredPreview(settings: settings, view: AnyView($0())) }
    }
  }

  private init(provider: any PreviewProvider.Type) {
    typeName = String(reflecting: provider)
    fileID = nil
    line = nil
    make = { PreviewDeclaration.previews(of: provider) }
  }

  /// Each view of the provider is a separate preview.
  static func previews<Provider: PreviewProvider>(of provider: Provider.Type) -> [DeclaredPreview] {
    let content = provider.previews
    let list = PreviewListReader()
    let screen = Screen(size: ProposedViewSize(width: 390, height: 844))
    screen.show(list.reading(content))
    screen.remove()
    guard list.settings.count > 1 else {
      return [DeclaredPreview(settings: list.settings.first ?? PreviewSettings(), view: AnyView(content))]
    }
    return list.settings.enumerated().map { index, settings in
      DeclaredPreview(
        settings: settings,
        view: AnyView(Group(subviews: content) { views in if index < views.count { views[index] } }))
    }
  }
}

/// A view to preview, with its settings.
@MainActor
package struct DeclaredPreview {
  package let settings: PreviewSettings

  /// The view without the modifiers of its traits.
  let view: AnyView

  init(settings: PreviewSettings, view: AnyView) {
    self.settings = settings
    self.view = view
  }

  /// The view inside the modifiers of its traits, which may have to load their shared data.
  ///
  /// - Throws: An error of a preview modifier that makes its context.
  package func content() async throws -> AnyView {
    var content = try await settings.context?.context._showing(view) ?? view
    for modifier in settings.modifiers { content = try await Self.apply(modifier, to: content) }
    return content
  }

  private static func apply<Modifier: PreviewModifier>(_ modifier: Modifier, to view: AnyView) async throws -> AnyView {
    let context = try await sharedContext(of: Modifier.self)
    return AnyView(modifier.body(content: PreviewModifierContent(view), context: context))
  }

  /// The shared data of the modifiers that have been applied, by their type.
  private static var sharedContexts: [ObjectIdentifier: Any] = [:]

  private static func sharedContext<Modifier: PreviewModifier>(
    of type: Modifier.Type
  ) async throws -> Modifier.Context {
    if let known = sharedContexts[ObjectIdentifier(type)] as? Modifier.Context { return known }
    let context = try await Modifier.makeSharedContext()
    sharedContexts[ObjectIdentifier(type)] = context
    return context
  }

  /// The size of the view for the proposed size of a device, in points.
  package static func sizeThatFits(_ view: AnyView, offered size: CGSize, environment: EnvironmentValues) -> CGSize {
    let screen = Screen(size: .unspecified, environment: environment)
    screen.show(RenderedContent(content: view, proposal: ProposedViewSize(size)))
    defer { screen.remove() }
    return screen.contentSize
  }
}

/// Collects the settings that a provider's views specify.
@MainActor
private final class PreviewListReader {
  private(set) var settings: [PreviewSettings] = []

  func reading(_ content: some View) -> some View {
    Group(subviews: content) { views in
      let _ = self.note(views)
      ForEach(views) { $0 }
    }
  }

  private func note(_ views: SubviewsCollection) {
    settings = views.map { $0.element.trait(PreviewSettingsKey.self) ?? PreviewSettings() }
  }
}
