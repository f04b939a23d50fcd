// What a file finds that imports Speech.
@_exported import Foundation
