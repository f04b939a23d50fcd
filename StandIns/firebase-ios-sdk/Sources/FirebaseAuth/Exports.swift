// What a file finds that imports FirebaseAuth.
@_exported import FirebaseCore
@_exported import Foundation
