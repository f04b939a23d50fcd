// What a file finds that imports Compression.
@_exported import Foundation
