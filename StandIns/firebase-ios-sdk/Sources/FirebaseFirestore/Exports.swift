// What a file finds that imports FirebaseFirestore.
@_exported import FirebaseCore
@_exported import FirebaseSharedSwift
@_exported import Foundation
