extension NSUserActivity {
  /// Advertises the activity in the window of the screen, instead of the one that was made current before.
  public func becomeCurrent() { Self.activities?.made = self }

  /// Advertises the activity no longer.
  public func resignCurrent() {
    if Self.activities?.made === self { Self.activities?.made = nil }
  }

  /// Advertises the activity no longer, for good.
  public func invalidate() { resignCurrent() }

  private static var activities: UserActivities? {
    CurrentScreen.screen?.presentations?.userActivities
  }
}
