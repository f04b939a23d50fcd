import SwiftUI

/// The data of a random tree's leaves besides their own parameters, and a record of their state.
@MainActor
final class TreeModel {
  /// The state of each leaf: the initial value of its `@State`, or the last value set.
  var states: [Int: Int] = [:]

  private(set) var objects: [Int: TreeObject] = [:]
  private(set) var observables: [Int: TreeObservable] = [:]

  /// Setters for the state of leaves that are, or were, in the tree.
  var setters: [Int: (Int) -> Void] = [:]

  /// A token that each leaf keeps while it keeps its identity.
  var tokens: [Int: TreeToken] = [:]

  init() {}

  /// Copies the values to new objects, for an independent render.
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
