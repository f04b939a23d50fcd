// What a file finds that imports NaturalLanguage.
@_exported import Foundation
