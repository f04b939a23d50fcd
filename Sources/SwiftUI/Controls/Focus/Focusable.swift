/// The interactions that a focusable view supports.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The view has a primary action that can be activated via focus gestures.
  public static let activate = FocusInteractions(rawValue: 1 << 0)

  /// The view captures input from non-spatial sources like a keyboard or Digital Crown.
  public static let edit = FocusInteractions(rawValue: 1 << 1)

  /// The view supports all focus-driven interactions that are commonly expected for interactive content.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Lets a view that is not a text field take the keyboard focus.
nonisolated private struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  var focusChanged: ((Bool) -> Void)?

  @State private var isFocused = false

  @MainActor func body(content: Content) -> some View {
    content
      .environment(\.hasFocus, isFocused)
      .modifier(behavior)
  }

  @MainActor private var behavior: ControlBehavior {
    var behavior = ControlBehavior(role: nil)
    behavior.takesTouches = false
    guard isFocusable else { return behavior }
    let isFocused = $isFocused
    let focusChanged = focusChanged
    behavior.focusChanged = {
      isFocused.wrappedValue = $0
      focusChanged?($0)
    }
    return behavior
  }
}

extension FocusableModifier: ComposedModifier {
  @MainActor var composition: Composition {
    let composition = Composition("focusable").value("isFocusable", isFocusable)
    return focusChanged.map { composition.value("onFocusChange", $0) } ?? composition
  }
}

extension EnvironmentValues {
  @Entry package var hasFocus: Bool = false

  /// Returns whether the nearest focusable ancestor has focus.
  public var isFocused: Bool { hasFocus }
}

extension View {
  /// Specifies if the view is focusable.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Specifies if the view is focusable and, if so, adds an action to perform when the view comes into focus.
  @available(
    *, deprecated,
    message:
      "Use FocusState<T> and View.focused(_:equals) for functionality previously provided by the onFocusChange parameter."
  )
  public nonisolated func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void)
    -> some View
  {
    modifier(FocusableModifier(isFocusable: isFocusable, focusChanged: onFocusChange))
  }

  /// Specifies if the view is focusable, and, if so, what focus-driven interactions it supports.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
      .approximate(
        "focusable(_:interactions:)", "the view has all interactions.", when: interactions != .automatic)
  }

  /// Creates a focus scope that SwiftUI uses to limit default focus preferences. It has no effect here, because only
  /// people and focus states move the focus.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(InertModifier(name: "focusScope", value: namespace))
  }

  /// Adds a condition that controls whether this view can display focus effects; as on a phone, there are none.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}

extension EnvironmentValues {
  /// Whether focus effects are not disabled by an enclosing view; there are none here.
  @Entry public var isFocusEffectEnabled: Bool = true
}
