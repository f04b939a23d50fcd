// What a file finds that imports FirebaseDatabase.
@_exported import FirebaseCore
@_exported import FirebaseSharedSwift
@_exported import Foundation
