// What a file finds that imports Intents.
@_exported import FlowFoundation
@_exported import Foundation
