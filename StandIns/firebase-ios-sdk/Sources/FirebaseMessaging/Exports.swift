// What a file finds that imports FirebaseMessaging.
@_exported import FirebaseCore
@_exported import Foundation
