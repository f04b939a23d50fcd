// What a file finds that imports CryptoKit.
@_exported import Foundation
