// What a file finds that imports FirebaseCore.
@_exported import Foundation
