/// Command menus are stand-alone, top-level containers for controls that perform related, app-specific commands.
///
/// - Note: Approximate: there is no menu bar: commands are not shown, and a warning is recorded.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  /// Creates a new menu with a localized name for a collection of app-specific commands.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a new menu for a collection of app-specific commands.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Creates a new menu for a collection of app-specific commands.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Groups of controls that you can add to existing command menus.
///
/// - Note: Approximate: there is no menu bar: commands are not shown, and a warning is recorded.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  /// A value describing the addition of the given views to the beginning of the indicated group.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// A value describing the addition of the given views to the end of the indicated group.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// A value describing the complete replacement of the contents of the indicated group with the given views.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The standard locations that you can place new command groups relative to.
///
/// - Note: Approximate: there is no menu bar: commands are not shown, and a warning is recorded.
public struct CommandGroupPlacement: Sendable, Hashable {
  private let name: String

  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let help = CommandGroupPlacement(name: "help")
}

/// A built-in set of commands for manipulating window sidebars.
public struct SidebarCommands: PrimitiveCommands {
  public nonisolated init() {}
}

/// A built-in set of commands for searching, editing, and transforming selections of text.
public struct TextEditingCommands: PrimitiveCommands {
  public nonisolated init() {}
}

/// A built-in set of commands for transforming the styles applied to selections of text.
public struct TextFormattingCommands: PrimitiveCommands {
  public nonisolated init() {}
}

/// A built-in set of commands for manipulating window toolbars.
public struct ToolbarCommands: PrimitiveCommands {
  public nonisolated init() {}
}

/// A built-in group of commands for working with inspectors.
public struct InspectorCommands: PrimitiveCommands {
  public nonisolated init() {}
}

/// A built-in set of commands for importing images and documents from nearby devices.
public struct ImportFromDevicesCommands: PrimitiveCommands {
  public nonisolated init() {}
}
