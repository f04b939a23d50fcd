// What a file finds that imports Social.
@_exported import FlowUIKit
@_exported import Foundation
