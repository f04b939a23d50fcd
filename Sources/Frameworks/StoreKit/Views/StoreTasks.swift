import PhoneSimulation
import SwiftUI

/// What a task about purchases knows.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  /// The value, if it is known.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  /// The state with another value.
  public func map<NewValue>(_ transform: (Value) throws -> NewValue) rethrows -> EntitlementTaskState<NewValue> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }

  /// The state with another value.
  public func map<NewValue>(
    _ transform: (Value) async throws -> NewValue
  ) async rethrows -> EntitlementTaskState<NewValue> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }

  /// Another state for a value.
  public func flatMap<NewValue>(
    _ transform: (Value) throws -> EntitlementTaskState<NewValue>
  ) rethrows -> EntitlementTaskState<NewValue> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try transform(value)
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
  /// The transaction, if there is one.
  public var transaction: VerificationResult<Transaction>? { value ?? nil }
}

extension Product {
  /// What a task knows about a product.
  public enum TaskState: Sendable {
    case loading
    case unavailable
    case failure(any Error)
    case success(Product)

    /// The product, if it is known.
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }

  /// What a task knows about products.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])

    /// The products, if they are known.
    public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
  }

  static func state(of id: String) async -> TaskState {
    do { return try await products(for: [id]).first.map { .success($0) } ?? .unavailable } catch {
      return .failure(error)
    }
  }
}

extension View {
  /// Asks the store for a product while the view is shown.
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) {
      await action(.loading)
      await action(Product.state(of: id))
    }
  }

  /// Asks the store for products while the view is shown.
  public func storeProductsTask<IDs: Collection<Product.ID> & Sendable & Equatable>(
    for ids: IDs, priority: TaskPriority = .medium, action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View {
    task(id: ids, priority: priority) {
      await action(.loading)
      do {
        let products = try await Product.products(for: ids)
        let found = Set(products.map(\.id))
        await action(.success(products, unavailable: ids.filter { !found.contains($0) }))
      } catch {
        await action(.failure(error))
      }
    }
  }

  /// Tells what the person may use of a product, at first and after changes, while the view is shown.
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) {
      await action(.loading)
      await action(.success(await Transaction.currentEntitlement(for: productID)))
      for await _ in StoreChanges.all { await action(.success(await Transaction.currentEntitlement(for: productID))) }
    }
  }

  /// Tells the state of a group's subscriptions, at first and after changes, while the view is shown.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    func tell() async {
      do { await action(.success(try await Product.SubscriptionInfo.status(for: groupID))) } catch {
        await action(.failure(error))
      }
    }
    return task(id: groupID, priority: priority) {
      await action(.loading)
      await tell()
      for await _ in StoreChanges.all { await tell() }
    }
  }
}

/// The changes of purchases, of whatever kind.
enum StoreChanges {
  static var all: AsyncStream<Void> {
    AsyncStream { continuation in
      let observation = SimulatedPhone.current.observe(StoreState.self) { continuation.yield() }
      continuation.onTermination = { _ in observation.cancel() }
    }
  }
}
