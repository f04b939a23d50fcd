// What a file finds that imports FirebaseRemoteConfig.
@_exported import FirebaseCore
@_exported import FirebaseSharedSwift
@_exported import Foundation
