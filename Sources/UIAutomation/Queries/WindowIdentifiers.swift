// The names of a window's buttons on a Mac; the apps here have none, so nothing is found by them.

/// The button that closes a window.
public let XCUIIdentifierCloseWindow = "_XCUI:CloseWindow"

/// The button that puts a window away.
public let XCUIIdentifierMinimizeWindow = "_XCUI:MinimizeWindow"

/// The button that gives a window the size of its content.
public let XCUIIdentifierZoomWindow = "_XCUI:ZoomWindow"

/// The button that gives a window the whole screen.
public let XCUIIdentifierFullScreenWindow = "_XCUI:FullScreenWindow"
