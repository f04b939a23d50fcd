/// The attributes that attributed texts may have, and rules for their values.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The type of the definition that this one consists of.
  associatedtype Body: AttributedTextFormattingDefinition

  /// The attributes that texts may have; others are ignored.
  associatedtype Scope: AttributeScope where Scope == Body.Scope

  /// The rules of the definition.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
}

extension AttributedTextFormattingDefinition {
  /// A rule that permits some values of an attribute.
  public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

  /// Changes attributes to those that the rules of the definition permit.
  public func constrain(_ container: inout AttributeContainer) {
    for constraint in constraints { constraint.apply(to: &container) }
  }

  /// Changes the attributes of each part of a text to those that the rules of the definition permit.
  public func constrain(_ string: inout AttributedString) {
    for run in string.runs.map({ ($0.range, $0.attributes) }) {
      var attributes = run.1
      constrain(&attributes)
      string[run.0].setAttributes(attributes)
    }
  }

  /// The rules of the definition, in their order: a rule sees what those in front of it have changed.
  var constraints: [any AttributedTextValueConstraint] {
    switch self {
    case let group as any ConstraintGroup: group.members
    case let constraint as any AttributedTextValueConstraint: [constraint]
    default: body.constraints
    }
  }
}

/// A definition without a body of its own.
protocol ConstraintGroup {
  var members: [any AttributedTextValueConstraint] { get }
}

/// A rule for the values of an attribute.
public protocol AttributedTextValueConstraint<Scope, AttributeKey>: AttributedTextFormattingDefinition, Hashable,
  Sendable
where Body == Self {
  /// The attribute that the rule changes.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable

  /// The attributes of a part of a text.
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>

  /// Changes the attribute to a value that is permitted beside the other attributes.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// A rule consists of itself.
  public var body: Self { self }

  fileprivate func apply(to container: inout AttributeContainer) {
    var attributes = Attributes(container: container)
    constrain(&attributes)
    container = attributes.container
  }
}
