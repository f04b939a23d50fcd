/// A modifier that the tree keeps but that changes nothing of what is shown: what it asks for is motion, sound or
/// touch, and views are shown at rest.
nonisolated package protocol RecordedModifier: EnvironmentModifier {}

@MainActor extension RecordedModifier {
  package func modify(_ environment: inout EnvironmentValues) {}
}
