/// A result builder for composing a collection of scenes into a single composite scene.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  @MainActor @preconcurrency
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    SceneList { contents in
      repeat (each content)._collect(into: &contents)
    }
  }

  @MainActor @preconcurrency
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    SceneList { content?._collect(into: &$0) }
  }

  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

/// A sequence of scenes.
struct SceneList: PrimitiveScene {
  let collect: (inout _SceneContents) -> Void

  func _collect(into contents: inout _SceneContents) {
    collect(&contents)
  }
}
