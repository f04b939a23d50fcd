extension View {
  /// Changes the colours of the view with a shader.
  ///
  /// - Note: Approximate: there is no Metal here: nothing changes, and a warning is recorded.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    shaded(by: shader, "colorEffect(_:isEnabled:)", isEnabled)
  }

  /// Moves the pixels of the view with a shader.
  ///
  /// - Note: Approximate: there is no Metal here: nothing changes, and a warning is recorded.
  public nonisolated func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some View
  {
    shaded(by: shader, "distortionEffect(_:maxSampleOffset:isEnabled:)", isEnabled)
  }

  /// Changes the view with a shader that reads all of its pixels.
  ///
  /// - Note: Approximate: there is no Metal here: nothing changes, and a warning is recorded.
  public nonisolated func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    shaded(by: shader, "layerEffect(_:maxSampleOffset:isEnabled:)", isEnabled)
  }

  private nonisolated func shaded(by shader: Shader, _ api: String, _ isEnabled: Bool) -> some View {
    unsupported(api, shader.shortfall, when: isEnabled)
  }
}

extension VisualEffect {
  /// Changes the colours of the view with a shader.
  ///
  /// - Note: Approximate: there is no Metal here: nothing changes, and a warning is recorded.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    shaded(by: shader, "colorEffect(_:isEnabled:)", isEnabled)
  }

  /// Moves the pixels of the view with a shader.
  ///
  /// - Note: Approximate: there is no Metal here: nothing changes, and a warning is recorded.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    shaded(by: shader, "distortionEffect(_:maxSampleOffset:isEnabled:)", isEnabled)
  }

  /// Changes the view with a shader that reads all of its pixels.
  ///
  /// - Note: Approximate: there is no Metal here: nothing changes, and a warning is recorded.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    shaded(by: shader, "layerEffect(_:maxSampleOffset:isEnabled:)", isEnabled)
  }

  private func shaded(by shader: Shader, _ api: String, _ isEnabled: Bool) -> Self {
    if isEnabled { report(.missing(api, shader.shortfall)) }
    return self
  }
}

extension Shader {
  /// What becomes of a shader here.
  fileprivate var shortfall: String {
    "there is no Metal, so the shader '\(function.name)' changes nothing."
  }
}
