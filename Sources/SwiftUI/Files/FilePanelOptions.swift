import Foundation

/// What file panels show.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What is inside packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)

  /// Hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)

  /// The extensions of files.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

// How panels look that are never shown: what asks for a panel says so.
extension View {
  /// Sets what file panels show.
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

  /// Sets the name under which a file panel keeps its settings.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View {
    modifier(InertModifier(name: "fileDialogCustomizationID", value: id))
  }

  /// Sets the folder that a file panel starts in.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    modifier(InertModifier(name: "fileDialogDefaultDirectory", value: defaultDirectory))
  }

  /// Sets whether a file panel hands on links as they are.
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

  /// Sets which files of a file panel can be picked.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    modifier(InertModifier(name: "fileDialogURLEnabled", value: predicate))
  }

  /// Sets the label of an export panel's field for the name.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View {
    modifier(InertModifier(name: "fileExporterFilenameLabel", value: label))
  }

  /// Sets the label of an export panel's field for the name.
  public nonisolated func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Sets the label of an export panel's field for the name.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }
}
