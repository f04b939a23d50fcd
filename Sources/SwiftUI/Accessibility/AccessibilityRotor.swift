/// Content within an accessibility rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// The type for the internal content of this rotor content.
  associatedtype Body: AccessibilityRotorContent

  /// The internal content of this rotor content.
  @AccessibilityRotorContentBuilder
  var body: Body { get }

  /// Adds the entries of the content. An engine hook: an app never implements it.
  func _collect(into entries: inout _AccessibilityRotorEntries)
}

extension AccessibilityRotorContent {
  public func _collect(into entries: inout _AccessibilityRotorEntries) { body._collect(into: &entries) }
}

extension Never: AccessibilityRotorContent {
  public func _collect(into entries: inout _AccessibilityRotorEntries) {}
}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// The entries of a rotor, in their order.
public struct _AccessibilityRotorEntries {
  var entries: [(label: Text?, prepare: @MainActor () -> Void)] = []
}

/// A struct representing an entry in an accessibility rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never

  private let label: Text?
  private let prepare: @MainActor () -> Void

  private init(label: Text?, prepare: @escaping @MainActor () -> Void) {
    self.label = label
    self.prepare = prepare
  }

  /// Creates an entry for a view with an identity.
  ///
  /// - Parameter prepare: Has the view shown, for instance by scrolling to it.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(label: label, prepare: prepare)
  }

  /// Creates an entry with a localized label for a view with an identity.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(label: Text(labelKey), prepare: prepare)
  }

  /// Creates an entry for a view with an identity.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(label: Text(label), prepare: prepare)
  }

  /// Creates an entry for a view that was marked with `accessibilityRotorEntry(id:in:)`.
  public init(
    _ label: Text? = nil, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(label: label, prepare: prepare)
  }

  /// Creates an entry with a localized label for a view that was marked with `accessibilityRotorEntry(id:in:)`.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(label: Text(labelKey), prepare: prepare)
  }

  /// Creates an entry for a view that was marked with `accessibilityRotorEntry(id:in:)`.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(label: Text(label), prepare: prepare)
  }

  public func _collect(into entries: inout _AccessibilityRotorEntries) { entries.entries.append((label, prepare)) }
}

/// Result builder you use to generate rotor entry content.
@resultBuilder
@MainActor @preconcurrency
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    RotorList { entries in repeat (each content)._collect(into: &entries) }
  }

  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    RotorList { content?._collect(into: &$0) }
  }

  public static func buildLimitedAvailability<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> some AccessibilityRotorContent { content }
}

/// Several entries.
private struct RotorList: AccessibilityRotorContent {
  let collect: @MainActor (inout _AccessibilityRotorEntries) -> Void

  var body: Never { fatalError("RotorList has no body.") }

  func _collect(into entries: inout _AccessibilityRotorEntries) { collect(&entries) }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public typealias Body = Never

  public var body: Never { fatalError("ForEach has no body.") }

  public func _collect(into entries: inout _AccessibilityRotorEntries) {
    for element in data { content(element)._collect(into: &entries) }
  }
}

extension ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
  /// Makes entries of a rotor from data.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Makes entries of a rotor from data, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

/// Designates a rotor that replaces one that the system provides.
public struct AccessibilitySystemRotor: Sendable {
  fileprivate let name: String

  /// System rotor allowing users to iterate through links, or those that were visited.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "Visited Links" : "Links")
  }

  /// System rotor allowing users to iterate through all links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Links") }

  /// System rotor allowing users to iterate through all headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Headings") }

  /// System rotor allowing users to iterate through all headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Headings \(level.rawValue)")
  }

  /// System rotor allowing users to iterate through all the ranges of bold text.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Bold Text") }

  /// System rotor allowing users to iterate through all the ranges of italic text.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Italic Text") }

  /// System rotor allowing users to iterate through all misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Misspelled Words") }

  /// System rotor allowing users to iterate through all images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Images") }

  /// System rotor allowing users to iterate through all text fields.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Text Fields") }

  /// System rotor allowing users to iterate through all tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Tables") }

  /// System rotor allowing users to iterate through all lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Lists") }

  /// System rotor allowing users to iterate through all landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Landmarks") }
}

extension View {
  /// Create an accessibility rotor with the specified user-visible label and entries generated from the content closure.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    semantics { properties, element in
      var collected = _AccessibilityRotorEntries()
      entries()._collect(into: &collected)
      let all = collected.entries.map { entry in
        SemanticsRotor.Entry(label: entry.label?.string(in: element)) { [graph = element.graph] in
          entry.prepare()
          graph.flush()
        }
      }
      properties.details.append(.rotor(SemanticsRotor(label: label.string(in: element), entries: all)))
    }
  }

  /// Create an accessibility rotor with the specified user-visible label and entries generated from the content closure.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }

  /// Create an accessibility rotor with the specified user-visible label and entries generated from the content closure.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// Create an accessibility rotor that replaces the specified system-provided one.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries)
  }

  /// Create an accessibility rotor with the specified user-visible label and entries.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  /// Create an accessibility rotor with the specified user-visible label and entries.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  /// Create an accessibility rotor with the specified user-visible label and entries.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel) {
      ForEach(entries, id: entryID) { AccessibilityRotorEntry($0[keyPath: entryLabel], id: $0[keyPath: entryID]) }
    }
  }

  /// Create an accessibility rotor with the specified user-visible label and entries.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Defines an explicit identifier tying an accessibility element for this view to an entry in a rotor.
  ///
  /// - Note: Approximate: entries are known by their labels; which element they lead to is not.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
