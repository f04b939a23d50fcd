extension View {
  /// Prints that the view's body runs.
  ///
  /// - Note: Approximate: Apple's also says which of the view's values have changed.
  public static func _printChanges() {
    print("\(typeName): evaluated.")
  }

  /// Prints that the view's body runs.
  ///
  /// - Note: Approximate: Apple's logs which of the view's values have changed.
  public static func _logChanges() {
    _printChanges()
  }
}
