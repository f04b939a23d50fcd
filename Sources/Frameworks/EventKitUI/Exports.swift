// What a file finds that imports EventKitUI.
@_exported import FlowEventKit
@_exported import FlowUIKit
@_exported import Foundation
