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
    unsupported(api, "there is no Metal, so the shader '\(shader.function.name)' changes nothing.", when: isEnabled)
  }
}
