extension View {
  /// Changes the colors of the view with a shader.
  ///
  /// - Note: Approximate: there is no Metal: it has no effect, and a warning is recorded.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    shaded(by: shader, "colorEffect(_:isEnabled:)", isEnabled)
  }

  /// Distorts the view with a shader.
  ///
  /// - Note: Approximate: there is no Metal: it has no effect, and a warning is recorded.
  public nonisolated func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some View
  {
    shaded(by: shader, "distortionEffect(_:maxSampleOffset:isEnabled:)", isEnabled)
  }

  /// Changes the view with a shader that can read all of its pixels.
  ///
  /// - Note: Approximate: there is no Metal: it has no effect, and a warning is recorded.
  public nonisolated func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    shaded(by: shader, "layerEffect(_:maxSampleOffset:isEnabled:)", isEnabled)
  }

  private nonisolated func shaded(by shader: Shader, _ api: String, _ isEnabled: Bool) -> some View {
    unsupported(api, shader.shortfall, when: isEnabled)
  }
}

extension VisualEffect {
  /// Changes the colors of the view with a shader.
  ///
  /// - Note: Approximate: there is no Metal: it has no effect, and a warning is recorded.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    shaded(by: shader, "colorEffect(_:isEnabled:)", isEnabled)
  }

  /// Distorts the view with a shader.
  ///
  /// - Note: Approximate: there is no Metal: it has no effect, and a warning is recorded.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    shaded(by: shader, "distortionEffect(_:maxSampleOffset:isEnabled:)", isEnabled)
  }

  /// Changes the view with a shader that can read all of its pixels.
  ///
  /// - Note: Approximate: there is no Metal: it has no effect, and a warning is recorded.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    shaded(by: shader, "layerEffect(_:maxSampleOffset:isEnabled:)", isEnabled)
  }

  private func shaded(by shader: Shader, _ api: String, _ isEnabled: Bool) -> Self {
    if isEnabled { report(.missing(api, shader.shortfall)) }
    return self
  }
}

extension Shader {
  /// The description of the missing effect in a warning.
  fileprivate var shortfall: String {
    "there is no Metal, so the shader '\(function.name)' changes nothing."
  }
}
