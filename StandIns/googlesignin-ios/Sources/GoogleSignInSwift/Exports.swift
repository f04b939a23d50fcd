// What a file finds that imports GoogleSignInSwift.
@_exported import SwiftUI
