// What a file finds that imports CoreNFC.
@_exported import Foundation
