import SwiftUI

/// What the leaves of a random tree show besides their own parameters, and a view of what became of them.
@MainActor
final class TreeModel {
  /// The state of each leaf: what its `@State` begins with, and what it was last set to.
  var states: [Int: Int] = [:]

  private(set) var objects: [Int: TreeObject] = [:]
  private(set) var observables: [Int: TreeObservable] = [:]

  /// Writes the state of leaves that are, or were, in the tree.
  var setters: [Int: (Int) -> Void] = [:]

  /// What each leaf keeps for as long as it keeps its identity.
  var tokens: [Int: TreeToken] = [:]

  init() {}

  /// The same values in other objects, for a render of its own.
  init(copying other: TreeModel) {
    states = other.states
    for (id, object) in other.objects { self.object(id).value = object.value }
    for (id, observable) in other.observables { self.observable(id).value = observable.value }
  }

  func object(_ id: Int) -> TreeObject {
    let object = objects[id] ?? TreeObject()
    objects[id] = object
    return object
  }

  func observable(_ id: Int) -> TreeObservable {
    let observable = observables[id] ?? TreeObservable()
    observables[id] = observable
    return observable
  }
}

final class TreeObject: ObservableObject {
  @Published var value = 0
}

@Observable
final class TreeObservable {
  var value = 0
}

final class TreeToken: ObservableObject {}

struct TreeDepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var treeDepth: Int {
    get { self[TreeDepthKey.self] }
    set { self[TreeDepthKey.self] = newValue }
  }
}

struct TreeSum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = (value + nextValue()) % 100 }
}
