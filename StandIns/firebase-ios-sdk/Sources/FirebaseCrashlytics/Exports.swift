// What a file finds that imports FirebaseCrashlytics.
@_exported import FirebaseCore
@_exported import Foundation
