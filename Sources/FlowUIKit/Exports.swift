// What a file that imports UIKit finds in addition to this module: the modules that UIKit exports, and what SwiftUI
// itself has under UIKit's names. See Docs/Decisions/0007 and 0021.
@_exported import FlowCoreGraphics
@_exported import FlowObjectiveC
@_exported import FlowQuartzCore
@_exported import FlowUniformTypeIdentifiers
@_exported import class SwiftUI.NSDataAsset
@_exported import class FlowFoundation.NSDiffableDataSourceSnapshotReference
@_exported import class FlowFoundation.NSItemProvider
@_exported import class FlowFoundation.NSUserActivity
@_exported import class SwiftUI.UIApplication
@_exported import class FlowFoundation.NSExtensionContext
@_exported import class FlowFoundation.NSExtensionItem
@_exported import class SwiftUI.UIApplicationShortcutIcon
@_exported import class SwiftUI.UIApplicationShortcutItem
@_exported import class SwiftUI.UIBezierPath
@_exported import class SwiftUI.UIColor
@_exported import class SwiftUI.UIDevice
@_exported import class SwiftUI.UIEvent
@_exported import class SwiftUI.UIFeedbackGenerator
@_exported import class SwiftUI.UIFont
@_exported import class SwiftUI.UIFontDescriptor
@_exported import class SwiftUI.UIFontMetrics
@_exported import class SwiftUI.UIImage
@_exported import class SwiftUI.UIImpactFeedbackGenerator
@_exported import class SwiftUI.UINotificationFeedbackGenerator
@_exported import class SwiftUI.UIPasteboard
@_exported import class SwiftUI.UIResponder
@_exported import class SwiftUI.UIScene
@_exported import class SwiftUI.UISceneConfiguration
@_exported import class SwiftUI.UISceneSession
@_exported import class SwiftUI.UIScreen
@_exported import class SwiftUI.UISelectionFeedbackGenerator
@_exported import class SwiftUI.UITouch
@_exported import enum SwiftUI.UIAccessibility
@_exported import enum SwiftUI.UIAccessibilityContrast
@_exported import enum SwiftUI.UIDeviceOrientation
@_exported import enum SwiftUI.UIInterfaceOrientation
@_exported import enum SwiftUI.UIKeyboardType
@_exported import enum SwiftUI.UILegibilityWeight
@_exported import enum SwiftUI.UITextAutocapitalizationType
@_exported import enum SwiftUI.UITraitEnvironmentLayoutDirection
@_exported import enum SwiftUI.UIUserInterfaceIdiom
@_exported import enum SwiftUI.UIUserInterfaceSizeClass
@_exported import enum SwiftUI.UIUserInterfaceStyle
@_exported import protocol SwiftUI.UIApplicationDelegate
@_exported import protocol SwiftUI.UIMutableTraits
@_exported import protocol SwiftUI.UITraitDefinition
@_exported import struct SwiftUI.NSDirectionalEdgeInsets
@_exported import struct SwiftUI.NSUnderlineStyle
@_exported import struct SwiftUI.UIBackgroundTaskIdentifier
@_exported import struct SwiftUI.UIContentSizeCategory
@_exported import struct SwiftUI.UIEdgeInsets
@_exported import struct SwiftUI.UIInterfaceOrientationMask
@_exported import struct SwiftUI.UIRectCorner
@_exported import struct SwiftUI.UITextContentType
@_exported import struct SwiftUI.UITraitCollection
@_exported import struct SwiftUI.UITraitAccessibilityContrast
@_exported import struct SwiftUI.UITraitDisplayScale
@_exported import struct SwiftUI.UITraitHorizontalSizeClass
@_exported import struct SwiftUI.UITraitLayoutDirection
@_exported import struct SwiftUI.UITraitPreferredContentSizeCategory
@_exported import struct SwiftUI.UITraitUserInterfaceIdiom
@_exported import struct SwiftUI.UITraitUserInterfaceStyle
@_exported import struct SwiftUI.UITraitVerticalSizeClass
@_exported import typealias SwiftUI.UITrait
