import Foundation
import SwiftUI

/// A widget that a configuration declares, with what its modifiers say.
struct WidgetKind: WidgetDeclaration {
  enum Content {
    case timeline(any TimelineSource)
    case activity(any ActivitySource)
  }

  let kind: String
  let content: Content
  var displayName: Text?
  var description: Text?
  var families = WidgetFamily.standard
  var areMarginsDisabled = false
  var isBackgroundRemovable = true
}

/// A configuration that changes what another one says.
@MainActor
struct ChangedConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
  let base: Base
  let change: (inout WidgetKind) -> Void

  var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  func _collect(into contents: inout _WidgetContents) {
    var own = _WidgetContents()
    base._collect(into: &own)
    contents.declarations += own.declarations.map { declaration in
      guard var kind = declaration as? WidgetKind else { return declaration }
      change(&kind)
      return kind
    }
  }
}

/// A configuration that WidgetKit implements.
@MainActor
protocol PrimitiveConfiguration: WidgetConfiguration where Body == EmptyWidgetConfiguration {
  var kind: WidgetKind { get }
}

extension PrimitiveConfiguration {
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  public func _collect(into contents: inout _WidgetContents) { contents.declarations.append(kind) }
}
