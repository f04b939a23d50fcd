extension View {
  /// Inserts an inspector at the applied position in the view hierarchy: a column at the trailing edge, or a sheet in a
  /// narrow window.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to `Bool` controlling the presented state.
  ///   - content: The inspector content.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: AnyView(content())))
  }

  /// Sets a flexible, preferred width for the inspector in a trailing-column presentation, in points.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: InspectorWidthKey.self, value: ideal)
  }

  /// Sets a fixed, preferred width for the inspector in a trailing-column presentation, in points.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }
}

private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

private struct InspectorModifier {
  let isPresented: Binding<Bool>
  let inspector: AnyView

  @State private var width: CGFloat?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.design) private var design

  nonisolated init(isPresented: Binding<Bool>, inspector: AnyView) {
    self.isPresented = isPresented
    self.inspector = inspector
  }
}

extension InspectorModifier: ComposedModifier {
  var composition: Composition {
    Composition("inspector").part("content", ifPresent: isPresented.wrappedValue ? inspector.given : nil)
      .value("isPresented", isPresented)
  }
}

extension InspectorModifier: ViewModifier {
  func body(content: Content) -> some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented.wrappedValue {
          Divider()
          inspector
            .frame(width: width ?? design.bars.inspectorWidth)
            .frame(maxHeight: .infinity)
            .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
        }
      }
    } else {
      content.sheet(isPresented: isPresented) { inspector.presentationDetents([.medium, .large]) }
    }
  }
}
