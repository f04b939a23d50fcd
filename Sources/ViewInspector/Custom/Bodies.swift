import SwiftUI

extension Content {
  /// The body of a custom view or modifier, evaluated in its context.
  func body() throws -> Content {
    if let view = view as? any View { return try body(of: view) }
    if let modifier = view as? any ViewModifier { return try body(of: modifier) }
    throw InspectionError.notSupported("Not a content type: \(Inspector.typeName(value: view))")
  }

  private func body<V: View>(of view: V) throws -> Content {
    guard V.Body.self != Never.self else {
      throw InspectionError.notSupported("Not a custom view type: \(Inspector.typeName(value: view))")
    }
    let (bound, inside) = try connected { try medium.place.bound(view) }
    return Content(bound.body, medium: mediumOfBody(inside))
  }

  private func body<M: ViewModifier>(of modifier: M) throws -> Content {
    if let environmental = modifier as? any EnvironmentalModifier {
      let (_, inside) = try connected { try medium.place.bound(modifier) }
      return try Content(environmental.resolve(in: inside.environment), medium: mediumOfBody(inside)).body()
    }
    guard M.Body.self != Never.self else { throw InspectionError.notSupported("ViewModifier without the body") }
    let (bound, inside) = try connected { try medium.place.bound(modifier) }
    return Content(bound.body(content: _ViewModifier_Content()), medium: mediumOfBody(inside))
  }

  private func mediumOfBody(_ place: ViewPlace) -> Medium {
    var result = medium.resettingViewModifiers().at(place)
    result.bodyDepth += 1
    return result
  }

  /// A custom view with its dynamic properties connected to its context.
  func connectedView<V>(as type: V.Type) throws -> V {
    if let view = view as? any View { return try Inspector.cast(value: connectedValue(of: view), type: V.self) }
    if let modifier = view as? any ViewModifier {
      return try Inspector.cast(value: connected { try medium.place.bound(modifier) }.0, type: V.self)
    }
    return try Inspector.cast(value: view, type: V.self)
  }

  private func connectedValue<V: View>(of view: V) throws -> V { try connected { try medium.place.bound(view) }.0 }

  private func connected<Result>(_ bind: () throws -> Result) throws -> Result {
    do {
      return try bind()
    } catch let missing as MissingValues {
      let name = Inspector.typeName(value: view)
      guard !missing.objects.isEmpty else { throw InspectionError.notSupported(missing.message) }
      throw InspectionError.missingEnvironmentObjects(
        view: name, objects: missing.objects.map { "\($0.property): \(Inspector.typeName(type: $0.type))" },
        help: help(with: missing))
    }
  }

  private func help(with missing: MissingValues) -> InspectionError.Help? {
    Explanations.help {
      let supplied = medium.environmentObjects.map { Inspector.typeName(value: $0) }.joined(separator: ", ")
      let names = missing.objects.map { Inspector.typeName(type: $0.type) }
      return [
        supplied.isEmpty ? "No object is supplied around the view." : "Supplied is: \(supplied).",
        "Instead: \(names.map { ".environmentObject(\($0.firstLetterLowercased))" }.joined()) on the view or around it",
      ]
    }
  }

  /// The context inside a modifier: the body of a custom modifier adds the modifiers that it applies.
  func mediumInside(of modified: any ModifiedView, _ medium: Medium) -> Medium {
    guard let modifier = modified.viewModifier as? any ViewModifier, !Inspector.isSystemType(value: modifier) else {
      return medium
    }
    let content = Content(modifier, medium: self.medium.resettingViewModifiers())
    let found = Explanations.off {
      try? InspectableView<ViewType.ClassifiedView>(content.body().unwrapped(), parent: nil, call: "")
        .find(ViewType.ViewModifierContent.self)
    }
    guard let placeholder = found else { return medium }
    var result = medium
    let inner = placeholder.content.medium
    result.viewModifiers += inner.viewModifiers.filter { modified in
      let composition = ((modified as? any ModifiedView)?.viewModifier as? any ComposedModifier)?.composition
      return composition.map { $0.parts.isEmpty && !$0.presents } ?? true
    }
    result.transitiveViewModifiers = inner.transitiveViewModifiers
    result.environmentModifiers = inner.environmentModifiers
    result.environmentObjects = inner.environmentObjects
    result.place = medium.place.with(environment: inner.place.environment)
    return result
  }
}
