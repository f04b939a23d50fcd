/// A view that displays a root view and enables you to present additional views over the root view.
///
/// Screens are pushed by ``NavigationLink``, by values appended to the path, and by
/// `navigationDestination(isPresented:)`. The screens below the top one stay alive with their state.
public struct NavigationStack<Data, Root: View>: View {
  private let path: NavigationPathAccess?
  private let root: Root
  @State private var ownPath = NavigationPath()
  @State private var editMode = EditMode.inactive

  /// Creates a navigation stack that manages its own navigation state.
  ///
  /// - Parameter root: The view to display when the stack is empty.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a navigation stack with heterogeneous navigation state that you can control.
  ///
  /// - Parameters:
  ///   - path: A binding to the navigation state for this stack.
  ///   - root: The view to display when the stack is empty.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = NavigationPathAccess(path)
    self.root = root()
  }

  /// Creates a navigation stack with homogeneous navigation state that you can control.
  ///
  /// - Parameters:
  ///   - path: A binding to the navigation state for this stack.
  ///   - root: The view to display when the stack is empty.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    self.path = NavigationPathAccess(path)
    self.root = root()
  }

  @MainActor public var body: some View {
    NavigationStackCore(path: path ?? NavigationPathAccess($ownPath), root: root)
      .modifier(EditModeProvider(editMode: $editMode))
  }
}

extension NavigationStack: ComposedView {
  @MainActor package var composition: Composition { Composition("NavigationStack").oneOrMore(root) }
}
