// What a file finds that imports Translation.
@_exported import Foundation
