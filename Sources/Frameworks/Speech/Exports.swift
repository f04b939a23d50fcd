// What a file finds that imports Speech.
@_exported import FlowAVFAudio
@_exported import Foundation
