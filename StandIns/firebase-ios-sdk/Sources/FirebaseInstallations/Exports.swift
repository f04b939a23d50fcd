// What a file finds that imports FirebaseInstallations.
@_exported import FirebaseCore
@_exported import Foundation
