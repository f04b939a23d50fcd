import Foundation

/// Turns a class into a model: its stored properties are kept in a store, and observed.
///
///     @Model
///     final class Trip {
///       @Attribute(.unique) var name: String
///       @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
///
///       init(name: String) { self.name = name }
///     }
///
/// A class can inherit from another model: `@Model class BusinessTrip: Trip`. A fetch of the superclass finds models of both.
@attached(
  member, conformances: Observable, PersistentModel,
  names: named(_$backingData), named(persistentBackingData), named(schemaMetadata), named(init),
  named(_$observationRegistrar), named(_$modelObservation), named(_SwiftDataNoType), named(access), named(withMutation),
  named(_$records), named(_$schemaMetadata), named(_ModelRoot))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "ModelMacro")

/// Says how a property is stored.
///
/// - Parameters:
///   - options: Such as `.unique`: a new model with the value of a stored one updates that one.
///   - originalName: The name of the property in an earlier version of the schema.
///   - hashModifier: Makes the property differ from one with the same declaration in another version of the schema.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

/// Says what a property of models means to the models in it.
///
/// - Parameters:
///   - options: `.unique`, without effect.
///   - deleteRule: What happens to the related models when a model is deleted.
///   - minimumModelCount: The least number of related models of a valid model.
///   - maximumModelCount: The largest number of related models of a valid model; 0 for any number.
///   - originalName: The name of the property in an earlier version of the schema.
///   - inverse: The property of the related model that leads back.
///   - hashModifier: Makes the property differ from one with the same declaration in another version of the schema.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

/// A property that is observed and not stored. It needs a default value.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

/// Makes the values of properties unique among the models of a type, each list together.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "SchemaDeclarationMacro")

/// Keeps an index of the values of properties, each list together.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "SchemaDeclarationMacro")

/// Keeps an index of the values of properties, each list together.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
  #externalMacro(module: "SwiftDataMacros", type: "SchemaDeclarationMacro")

/// Gives an actor a context of a container, and runs the actor's code where that context is used.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")

/// Part of the expansion of `@Model`.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")

/// Part of the expansion of `@Model`.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _TransientProperty() = #externalMacro(module: "SwiftDataMacros", type: "TransientPropertyMacro")
