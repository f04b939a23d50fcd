extension AppRoot {
  /// The app's window with its delegates: those that are observable are in the environment, and the scene's delegate gets
  /// the addresses that the app is opened with.
  @ViewBuilder
  func providing(_ delegate: (any UIApplicationDelegate)?, _ scene: (any _SceneDelegate)?) -> some View {
    if let scene {
      providing(delegate).providing(scene).background { Color.clear.onOpenURL { scene._open($0) } }
    } else {
      providing(delegate)
    }
  }
}

extension View {
  /// The view with an object in its environment, if the object is observable.
  @ViewBuilder
  fileprivate func providing(_ object: AnyObject?) -> some View {
    if let object = object as? any ObservableObject {
      providing(object: object)
    } else if let object = object as? any AnyObject & Observable {
      providing(observable: object)
    } else {
      self
    }
  }

  private func providing<Object: ObservableObject>(object: Object) -> AnyView { AnyView(environmentObject(object)) }

  private func providing<Object: AnyObject & Observable>(observable: Object) -> AnyView {
    AnyView(environment(observable))
  }
}
