extension View {
  /// Prints that the view's body runs.
  ///
  /// - Note: Approximate: Apple's function also prints which of the view's values have changed.
  public static func _printChanges() {
    print("\(typeName): evaluated.")
  }

  /// Prints that the view's body runs.
  ///
  /// - Note: Approximate: Apple's function logs which of the view's values have changed.
  public static func _logChanges() {
    _printChanges()
  }
}
