/// The permissions of an app: at first none is determined, so that each question shows the system's prompt.
public struct PhonePermissions: PhoneValue, Equatable {
  private var known: [PhoneResource: PhoneAuthorization] = [:]

  /// The answers of a person who answers at once. A question for such a resource shows no prompt.
  public var answers: [PhoneResource: PhoneAuthorization] = [:]

  public init() {}

  /// What the person has permitted for a resource.
  public subscript(_ resource: PhoneResource) -> PhoneAuthorization {
    get { known[resource] ?? .notDetermined }
    set { known[resource] = newValue == .notDetermined ? nil : newValue }
  }

  /// Forgets what the person has permitted, so that the app asks again.
  public mutating func reset(_ resource: PhoneResource) { known[resource] = nil }

  /// Forgets what was permitted until the app ends.
  mutating func forgetOnce() { known = known.filter { $0.value != .once } }
}

extension SimulatedPhone {
  /// Called when the app is launched: what was permitted once is forgotten, and prompts of the last run are gone.
  @MainActor
  package func beginLaunch() {
    dismissPrompts()
    if permissions[.location] == .once { update(PhonePermissions.self) { $0.forgetOnce() } }
  }

  /// The permissions of the app.
  public var permissions: PhonePermissions {
    get { self[PhonePermissions.self] }
    set { self[PhonePermissions.self] = newValue }
  }

  /// Asks the person for a permission that is not determined yet.
  ///
  /// - Parameters:
  ///   - framework: The framework in the record of acts.
  ///   - prompt: The prompt; each of its buttons has an authorization.
  ///   - completion: Called on the main actor, later, once the permission is determined.
  package func request(
    _ resource: PhoneResource, for framework: String, prompt: SystemPrompt,
    _ completion: @escaping @MainActor @Sendable (PhoneAuthorization) -> Void
  ) {
    record(framework, "asks for \(resource)")
    let known = permissions[resource]
    guard known == .notDetermined else {
      return runSoon(named: "an answer about \(resource)") { completion(known) }
    }
    ask(resource, prompt, completion)
  }

  /// Asks the person, whether or not the permission is determined, as for the location at all times.
  package func ask(
    _ resource: PhoneResource, _ prompt: SystemPrompt,
    _ completion: @escaping @MainActor @Sendable (PhoneAuthorization) -> Void
  ) {
    if let answer = permissions.answers[resource] {
      return runSoon(named: "an answer about \(resource)") { [self] in
        permissions[resource] = answer
        completion(answer)
      }
    }
    show(prompt) { [self] button in
      let answer = button.authorization ?? .denied
      if permissions[resource] != answer { permissions[resource] = answer }
      completion(answer)
    }
  }
}
