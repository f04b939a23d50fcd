// What a file finds that imports FirebaseAnalytics.
@_exported import FirebaseCore
@_exported import Foundation
