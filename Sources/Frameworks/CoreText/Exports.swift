// What a file finds that imports CoreText.
@_exported import FlowCoreGraphics
@_exported import Foundation
@_exported import enum SwiftUI.CTFontManagerScope
@_exported import func SwiftUI.CTFontManagerRegisterFontsForURL
@_exported import class SwiftUI.CTFont
@_exported import func SwiftUI.CTFontCreateWithName
@_exported import func SwiftUI.CTFontGetSize
