// What a file finds that imports GoogleSignIn.
@_exported import FlowUIKit
@_exported import Foundation
