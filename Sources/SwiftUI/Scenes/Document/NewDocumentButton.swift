import Foundation

/// A button that creates and opens a new document.
///
/// - Note: Approximate: a window has one document: pressing the button records a warning.
nonisolated public struct NewDocumentButton<Label: View>: View {
  fileprivate let label: Label

  @State private var isPressed = false

  @MainActor public var body: some View {
    Button {
      isPressed = true
    } label: {
      label
    }
    .unsupported("NewDocumentButton", "a window has one document, and no other is made.", when: isPressed)
  }
}

extension NewDocumentButton where Label == Text {
  /// Creates a button for documents of a type.
  public nonisolated init(_ label: Text? = nil, contentType: UTType? = nil) {
    self.label = label ?? Text("Create Document")
  }

  /// Creates a button for documents of a type.
  public nonisolated init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {
    self.init(Text(titleKey), contentType: contentType)
  }

  /// Creates a button for documents of a type, which are created with a source.
  public nonisolated init(_ label: Text? = nil, contentType: UTType? = nil, source: DocumentCreationSource) {
    self.init(label, contentType: contentType)
  }

  /// Creates a button for documents of a type, which are created with a source.
  public nonisolated init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil, source: DocumentCreationSource) {
    self.init(Text(titleKey), contentType: contentType)
  }
}

/// A scene that is shown before a document is opened.
///
/// - Note: Approximate: a new document is shown at once: the scene is not, and a warning is recorded.
public struct DocumentGroupLaunchScene<Actions: View> {
  private let title: Text?

  /// Creates a launch scene with a title and buttons.
  public nonisolated init(_ title: Text? = nil, @ViewBuilder _ actions: () -> Actions) {
    self.title = title
  }

  /// Creates a launch scene with a title and buttons.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions) {
    self.init(Text(titleKey), actions)
  }

  /// Creates a launch scene with a title, buttons and a background.
  public nonisolated init(
    _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View
  ) {
    self.init(title, actions)
  }

  /// Creates a launch scene with a title, buttons and a background.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View
  ) {
    self.init(Text(titleKey), actions)
  }
}

extension DocumentGroupLaunchScene: PrimitiveScene {
  public func _collect(into contents: inout _SceneContents) {
    contents.add(.missing("DocumentGroupLaunchScene", "a new document is shown at once."))
  }
}
