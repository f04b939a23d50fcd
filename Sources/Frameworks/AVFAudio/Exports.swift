// What a file finds that imports AVFAudio.
@_exported import FlowFoundation
@_exported import Foundation
