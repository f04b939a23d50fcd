extension AppRoot {
  /// The app's window with its delegate in the environment, if the delegate is observable.
  @ViewBuilder
  func providing(_ delegate: (any UIApplicationDelegate)?) -> some View {
    if let object = delegate as? any ObservableObject {
      providing(object: object)
    } else if let object = delegate as? any AnyObject & Observable {
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
