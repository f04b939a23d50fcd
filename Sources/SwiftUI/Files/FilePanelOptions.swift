import Foundation

/// The options of file panels.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Shows the contents of packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)

  /// Shows hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)

  /// Shows file extensions.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

// The appearance of file panels, which are never shown; the modifiers that present a panel record a warning.
extension View {
  /// Sets the browser options of file panels.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    modifier(InertModifier(name: "fileDialogBrowserOptions", value: options))
  }

  /// Sets the label of a file panel's button.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    modifier(InertModifier(name: "fileDialogConfirmationLabel", value: label))
  }

  /// Sets the label of a file panel's button.
  public nonisolated func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the label of a file panel's button.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the identifier under which a file panel stores its settings.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View {
    modifier(InertModifier(name: "fileDialogCustomizationID", value: id))
  }

  /// Sets the initial folder of a file panel.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    modifier(InertModifier(name: "fileDialogDefaultDirectory", value: defaultDirectory))
  }

  /// Sets whether a file panel returns links unresolved.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    modifier(InertModifier(name: "fileDialogImportsUnresolvedAliases", value: imports))
  }

  /// Sets the message of a file panel.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
    modifier(InertModifier(name: "fileDialogMessage", value: message))
  }

  /// Sets the message of a file panel.
  public nonisolated func fileDialogMessage(_ message: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets the message of a file panel.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets which files can be selected in a file panel.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    modifier(InertModifier(name: "fileDialogURLEnabled", value: predicate))
  }

  /// Sets the label of an export panel's name field.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View {
    modifier(InertModifier(name: "fileExporterFilenameLabel", value: label))
  }

  /// Sets the label of an export panel's name field.
  public nonisolated func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Sets the label of an export panel's name field.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }
}
