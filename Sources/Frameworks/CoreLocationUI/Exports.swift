// What a file finds that imports CoreLocationUI.
@_exported import FlowCoreLocation
@_exported import FlowUIKit
