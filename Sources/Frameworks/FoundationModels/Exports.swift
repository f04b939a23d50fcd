// What a file finds that imports FoundationModels.
@_exported import Foundation
