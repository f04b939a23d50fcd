// What a file finds that imports FirebaseFunctions.
@_exported import FirebaseCore
@_exported import FirebaseSharedSwift
@_exported import Foundation
