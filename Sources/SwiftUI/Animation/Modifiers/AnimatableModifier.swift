/// A modifier that can create another modifier with animation.
@available(*, deprecated, message: "Use Animatable directly.")
public protocol AnimatableModifier: Animatable, ViewModifier {}
