// What a file finds that imports FirebaseAnalyticsSwift, whose names are parts of FirebaseAnalytics.
@_exported import FirebaseAnalytics
