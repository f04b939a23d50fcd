// What a file finds that imports GameKit.
@_exported import FlowUIKit
@_exported import Foundation
