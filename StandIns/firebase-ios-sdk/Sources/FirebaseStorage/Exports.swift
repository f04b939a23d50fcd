// What a file finds that imports FirebaseStorage.
@_exported import FirebaseCore
@_exported import Foundation
