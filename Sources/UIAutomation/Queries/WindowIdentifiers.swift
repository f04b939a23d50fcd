// The identifiers of a window's buttons on a Mac. Apps here have none, so queries for them match nothing.

/// The button that closes a window.
public let XCUIIdentifierCloseWindow = "_XCUI:CloseWindow"

/// The button that minimizes a window.
public let XCUIIdentifierMinimizeWindow = "_XCUI:MinimizeWindow"

/// The button that zooms a window to its content.
public let XCUIIdentifierZoomWindow = "_XCUI:ZoomWindow"

/// The button that makes a window full screen.
public let XCUIIdentifierFullScreenWindow = "_XCUI:FullScreenWindow"
