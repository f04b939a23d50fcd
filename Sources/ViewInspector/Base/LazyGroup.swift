/// Views that are created on access.
@MainActor @preconcurrency
public struct LazyGroup<T> {
  /// The number of views.
  public let count: Int

  private let access: (Int) throws -> T

  init(count: Int, _ access: @escaping (Int) throws -> T) {
    self.count = count
    self.access = access
  }

  func element(at index: Int) throws -> T {
    guard index >= 0, index < count else { throw InspectionError.viewIndexOutOfBounds(index: index, count: count) }
    return try access(index)
  }

  static var empty: LazyGroup {
    LazyGroup(count: 0) { throw InspectionError.viewIndexOutOfBounds(index: $0, count: 0) }
  }

  static func + (lhs: LazyGroup, rhs: LazyGroup) -> LazyGroup {
    LazyGroup(count: lhs.count + rhs.count) {
      try $0 < lhs.count ? lhs.element(at: $0) : rhs.element(at: $0 - lhs.count)
    }
  }
}
