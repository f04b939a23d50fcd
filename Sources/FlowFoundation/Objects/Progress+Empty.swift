import Foundation

extension Progress {
  /// Creates a progress without units, as `Progress()` does on Apple's systems.
  ///
  /// - Parameter _none: The argument makes it another initializer than that of `NSObject`, which is unavailable.
  public convenience init(_none: Void = ()) { self.init(totalUnitCount: 0) }
}
