// What a file finds that imports Accelerate.
@_exported import Foundation
