extension Color {
  private init(_ color: SystemColor) {
    self.init(.system(SystemColorReference(color)))
  }

  /// A context-dependent red color suitable for use in UI elements.
  public static let red = Color(.red as SystemColor)

  /// A context-dependent orange color suitable for use in UI elements.
  public static let orange = Color(.orange as SystemColor)

  /// A context-dependent yellow color suitable for use in UI elements.
  public static let yellow = Color(.yellow as SystemColor)

  /// A context-dependent green color suitable for use in UI elements.
  public static let green = Color(.green as SystemColor)

  /// A context-dependent mint color suitable for use in UI elements.
  public static let mint = Color(.mint as SystemColor)

  /// A context-dependent teal color suitable for use in UI elements.
  public static let teal = Color(.teal as SystemColor)

  /// A context-dependent cyan color suitable for use in UI elements.
  public static let cyan = Color(.cyan as SystemColor)

  /// A context-dependent blue color suitable for use in UI elements.
  public static let blue = Color(.blue as SystemColor)

  /// A context-dependent indigo color suitable for use in UI elements.
  public static let indigo = Color(.indigo as SystemColor)

  /// A context-dependent purple color suitable for use in UI elements.
  public static let purple = Color(.purple as SystemColor)

  /// A context-dependent pink color suitable for use in UI elements.
  public static let pink = Color(.pink as SystemColor)

  /// A context-dependent brown color suitable for use in UI elements.
  public static let brown = Color(.brown as SystemColor)

  /// A context-dependent gray color suitable for use in UI elements.
  public static let gray = Color(.gray as SystemColor)

  /// The color to use for primary content.
  public static let primary = Color(.primary as SystemColor)

  /// The color to use for secondary content.
  public static let secondary = Color(.secondary as SystemColor)

  /// A white color suitable for use in UI elements.
  public static let white = Color(.basic(.white))

  /// A black color suitable for use in UI elements.
  public static let black = Color(.basic(.black))

  /// A clear color suitable for use in UI elements.
  public static let clear = Color(.basic(.clear))

  /// A color that reflects the accent color of the system or app.
  public static var accentColor: Color { Color(.accent) }
}
