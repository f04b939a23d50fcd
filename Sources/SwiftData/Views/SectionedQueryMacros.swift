import SwiftUI

// The forms of `@Query` with sections, which are those of iOS 27.

/// The models that a descriptor selects in sections, kept up to date.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, SectionID: _SectionIdentifier>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil, sectionBy: KeyPath<Element, SectionID>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models that a descriptor selects in sections, kept up to date with an animation.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, SectionID: _SectionIdentifier>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation, sectionBy: KeyPath<Element, SectionID>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models for which a condition holds in sections, sorted by descriptors, kept up to date.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, SectionID: _SectionIdentifier>(
  filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], transaction: Transaction? = nil,
  sectionBy: KeyPath<Element, SectionID>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models for which a condition holds in sections, sorted by descriptors, kept up to date with an animation.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, SectionID: _SectionIdentifier>(
  filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation,
  sectionBy: KeyPath<Element, SectionID>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models for which a condition holds in sections, sorted by a property, kept up to date.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel, SectionID: _SectionIdentifier>(
  filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction? = nil, sectionBy: KeyPath<Element, SectionID>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models for which a condition holds in sections, sorted by a property, kept up to date with an
/// animation.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel, SectionID: _SectionIdentifier>(
  filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation, sectionBy: KeyPath<Element, SectionID>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models for which a condition holds in sections, sorted by a property that may be missing, kept up to date.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel, SectionID: _SectionIdentifier>(
  filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction? = nil, sectionBy: KeyPath<Element, SectionID>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models for which a condition holds in sections, sorted by a property that may be missing, kept up to date with an
/// animation.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel, SectionID: _SectionIdentifier>(
  filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation, sectionBy: KeyPath<Element, SectionID>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
