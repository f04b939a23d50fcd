// What a file finds that imports UniformTypeIdentifiers: see Docs/Decisions/0007.
@_exported import Foundation
@_exported import struct SwiftUI.UTType
@_exported import struct SwiftUI.UTTagClass
