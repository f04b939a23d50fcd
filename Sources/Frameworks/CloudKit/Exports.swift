// What a file finds that imports CloudKit.
@_exported import FlowCoreLocation
@_exported import FlowUIKit
@_exported import Foundation
