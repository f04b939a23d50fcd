// What a file finds that imports AVFoundation, which brings CoreMedia, ImageIO and the sounds of AVFAudio along.
@_exported import FlowAVFAudio
@_exported import FlowCoreMedia
@_exported import FlowFoundation
@_exported import FlowImageIO
@_exported import Foundation
