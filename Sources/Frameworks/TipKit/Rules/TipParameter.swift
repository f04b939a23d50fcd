import Foundation
import PhoneSimulation

extension Tips {
  /// A value of the app that rules read, kept in the app's container.
  public struct Parameter<Value: Codable & Sendable>: Identifiable, Sendable {
    public let id: String
    private let initialValue: Value
    private let isTransient: Bool

    /// Creates a parameter of a tip's type.
    public init<T>(_ enclosingInstance: T.Type, _ name: String, _ initialValue: Value, _ options: ParameterOption...) {
      self.init("\(String(reflecting: enclosingInstance)).\(name)", initialValue, options)
    }

    init(_ id: String, _ initialValue: Value, _ options: [ParameterOption]) {
      self.id = id
      self.initialValue = initialValue
      isTransient = options.contains { $0.isTransient }
    }

    /// The value; observed by views of tips.
    public var wrappedValue: Value {
      get {
        SimulatedPhone.current[TipStore.self].parameters[id]
          .flatMap { try? JSONDecoder().decode([Value].self, from: $0).first } ?? initialValue
      }
      nonmutating set {
        guard let data = try? JSONEncoder().encode([newValue]) else { return }
        SimulatedPhone.current.update(TipStore.self) { store in
          store.parameters[id] = data
          if isTransient { store.transientParameters.insert(id) }
        }
      }
    }
  }

  /// How a parameter is kept.
  public struct ParameterOption: Sendable {
    let isTransient: Bool

    /// Up to the next launch, where `Tips.configure()` forgets it.
    public static var transient: ParameterOption { ParameterOption(isTransient: true) }
  }
}

/// Keeps the value of a static property in the app's container, and declares `$name` for rules.
///
///     @Parameter static var isLoggedIn: Bool = false
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "SwiftUIMacros", type: "TipParameterMacro")

/// Makes a parameter; part of the expansion of `@Parameter`.
public func _makeTipParameter<T, Value: Codable & Sendable>(
  _ tip: T.Type, _ name: String, _ initialValue: Value, _ options: Tips.ParameterOption...
) -> Tips.Parameter<Value> {
  Tips.Parameter("\(String(reflecting: tip)).\(name)", initialValue, options)
}
