// What a file finds that imports Photos.
@_exported import Foundation
