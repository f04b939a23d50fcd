// What a file finds that imports FirebaseSharedSwift.
@_exported import Foundation
