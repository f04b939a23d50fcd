// What a file finds that imports Security: also `CFDictionary`, `OSStatus` and kin.
@_exported import FlowFoundation
@_exported import Foundation
