/// A closure of a step: it takes the model, and optionally the screen that shows it.
struct StepClosure<Model: FlowModel>: Sendable {
  /// Whether the screen must show the view before the closure is called.
  let takesScreen: Bool

  private let body: @MainActor @Sendable (Model, FlowScreen?) throws -> Void

  /// Creates a closure that takes the screen if there is one.
  init(seeingScreen body: @escaping @MainActor @Sendable (Model, FlowScreen?) throws -> Void) {
    takesScreen = false
    self.body = body
  }

  /// Creates a closure that takes the model alone.
  init(_ body: @escaping @MainActor @Sendable (Model) throws -> Void) {
    takesScreen = false
    self.body = { model, _ in try body(model) }
  }

  /// Creates a closure that requires the screen.
  init(takingScreen body: @escaping @MainActor @Sendable (Model, FlowScreen) throws -> Void) {
    takesScreen = true
    self.body = { model, screen in
      guard let screen else { throw MissingScreen() }
      try body(model, screen)
    }
  }

  @MainActor
  func callAsFunction(_ model: Model, _ screen: FlowScreen?) throws {
    try body(model, screen)
  }
}

/// An asynchronous closure of a step: it takes the model, and optionally the screen that shows it.
struct AsyncStepClosure<Model: FlowModel>: Sendable {
  /// Whether the screen must show the view before the closure is called.
  let takesScreen: Bool

  private let body: @MainActor @Sendable (Model, FlowScreen?) async throws -> Void

  /// Creates a closure that takes the model alone.
  init(_ body: @escaping @MainActor @Sendable (Model) async throws -> Void) {
    takesScreen = false
    self.body = { model, _ in try await body(model) }
  }

  /// Creates a closure that requires the screen.
  init(takingScreen body: @escaping @MainActor @Sendable (Model, FlowScreen) async throws -> Void) {
    takesScreen = true
    self.body = { model, screen in
      guard let screen else { throw MissingScreen() }
      try await body(model, screen)
    }
  }

  @MainActor
  func callAsFunction(_ model: Model, _ screen: FlowScreen?) async throws {
    try await body(model, screen)
  }
}

/// A step that takes the screen was used outside a flow.
struct MissingScreen: Error, CustomStringConvertible {
  var description: String { "it takes the screen of a flow, and there is none; run it in a flow" }
}
