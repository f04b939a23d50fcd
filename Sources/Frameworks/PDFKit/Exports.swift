// What a file finds that imports PDFKit, which brings UIKit along.
@_exported import FlowUIKit
@_exported import Foundation
