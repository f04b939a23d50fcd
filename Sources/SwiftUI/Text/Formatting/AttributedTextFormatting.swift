/// Types of definitions for the attributes of texts.
public enum AttributedTextFormatting {}

extension AttributedTextFormatting {
  /// The attributes of a part of a text for a rule, which can change one of them.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>
  where Attribute.Value: Sendable {
    private(set) var container: AttributeContainer

    init(container: AttributeContainer) {
      self.container = container
    }

    /// The value of the attribute that the rule changes.
    public subscript(key: Attribute.Type) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }

    /// The value of another attribute.
    public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? where K.Value: Sendable { container[K.self] }

    /// The value of the attribute that the rule changes.
    public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }

    /// The value of another attribute.
    public subscript<K: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> K.Value? where K.Value: Sendable {
      container[K.self]
    }

    /// The attributes of a scope.
    public subscript<Subscope: AttributeScope>(
      dynamicMember keyPath: KeyPath<AttributeScopes, Subscope.Type>
    ) -> Scoped<Subscope> {
      get { Scoped(container: container) }
      set { container = newValue.container }
    }

    /// The attributes of a scope for a rule, which can change one of them.
    @dynamicMemberLookup
    public struct Scoped<Subscope: AttributeScope> {
      fileprivate var container: AttributeContainer

      /// The value of the attribute that the rule changes.
      public subscript(dynamicMember keyPath: KeyPath<Subscope, Attribute>) -> Attribute.Value? {
        get { container[Attribute.self] }
        set { container[Attribute.self] = newValue }
      }

      /// The value of another attribute.
      public subscript<K: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<Subscope, K>
      ) -> K.Value? where K.Value: Sendable {
        container[K.self]
      }
    }
  }

  /// A rule that permits some values of an attribute.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>: AttributedTextValueConstraint
  where AttributeKey.Value: Sendable {
    private let allowedValues: Set<AttributeKey.Value?>
    private let defaultValue: AttributeKey.Value?

    /// Creates a rule for an attribute.
    ///
    /// - Parameters:
    ///   - attribute: The attribute.
    ///   - allowedValues: The values that texts may have; `nil` permits texts without the attribute.
    ///   - defaultValue: What replaces all other values.
    public init(
      for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      self.allowedValues = allowedValues
      self.defaultValue = defaultValue
    }

    /// Creates a rule for an attribute.
    ///
    /// - Parameters:
    ///   - attribute: The attribute in its scope.
    ///   - allowedValues: The values that texts may have; `nil` permits texts without the attribute.
    ///   - defaultValue: What replaces all other values.
    public init(
      for attribute: KeyPath<Scope, AttributeKey>, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      self.init(for: AttributeKey.self, values: allowedValues, default: defaultValue)
    }

    public func constrain(_ container: inout AttributeContainerProxy<Scope, AttributeKey>) {
      if !allowedValues.contains(container[AttributeKey.self]) { container[AttributeKey.self] = defaultValue }
    }
  }

  /// A definition without rules: all values of the attributes in its scope are permitted.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition, ConstraintGroup {
    public init() {}

    public var body: Self { self }

    var members: [any AttributedTextValueConstraint] { [] }
  }

  /// A definition of a scope whose type is not known.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition, ConstraintGroup {
    let members: [any AttributedTextValueConstraint]

    /// Creates a definition with the rules of another one.
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {
      members = definition.constraints
    }

    public var body: Self { self }
  }

  /// A definition with the rules of several others.
  public struct TupleDefinition<
    Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition
  >: AttributedTextFormattingDefinition, ConstraintGroup {
    let members: [any AttributedTextValueConstraint]

    /// Creates a definition with the rules of others, in their order.
    public init(definition: repeat each Definition) {
      var members: [any AttributedTextValueConstraint] = []
      for part in repeat each definition { members += part.constraints }
      self.members = members
    }

    public var body: Self { self }
  }
}
