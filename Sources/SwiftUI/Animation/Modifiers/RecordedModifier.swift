/// A modifier that the tree records but that has no visible effect, because it requests motion, sound or haptics and
/// views are shown at rest.
nonisolated package protocol RecordedModifier: EnvironmentModifier {}

@MainActor extension RecordedModifier {
  package func modify(_ environment: inout EnvironmentValues) {}
}
