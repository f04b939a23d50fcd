// What a file finds that imports FirebaseAnalyticsTarget, an inner target of the package.
@_exported import FirebaseAnalytics
