import Foundation

/// The type whose stored model is being made on this thread.
///
/// The initializer for stored models begins, like every one, with backing data for a new model and the first values of
/// the properties, and then replaces the backing data. For stored models what is replaced is one record that forgets
/// everything, so that making 10,000 of them does not make 10,000 records more.
enum ModelInTheMaking {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Runs the initializer for a stored model.
  static func make<Model: PersistentModel>(_ description: ModelDescription, _ body: () -> Model) -> Model {
    pthread_setspecific(key, Unmanaged.passUnretained(description).toOpaque())
    defer { pthread_setspecific(key, nil) }
    return body()
  }

  /// The record that forgets everything, if a stored model of the type is being made: once for each.
  static func discarding(for type: any PersistentModel.Type) -> ModelRecord? {
    guard let making = pthread_getspecific(key) else { return nil }
    let description = Unmanaged<ModelDescription>.fromOpaque(making).takeUnretainedValue()
    // Backing data of another type is that of a new model, among the first values of the properties.
    var made: ModelDescription? = description
    while let candidate = made, candidate.type != type { made = candidate.superclass }
    // Superclasses follow.
    if let made, made.superclass == nil { pthread_setspecific(key, nil) }
    return made?.discarding
  }
}
