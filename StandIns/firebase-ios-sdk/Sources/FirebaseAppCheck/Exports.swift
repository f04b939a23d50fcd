// What a file finds that imports FirebaseAppCheck.
@_exported import FirebaseCore
@_exported import Foundation
