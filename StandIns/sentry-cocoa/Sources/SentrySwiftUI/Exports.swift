// What a file finds that imports SentrySwiftUI.
@_exported import Sentry
@_exported import SwiftUI
