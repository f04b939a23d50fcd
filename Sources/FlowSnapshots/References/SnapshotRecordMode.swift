/// Which pictures are recorded as references instead of being compared.
public enum SnapshotRecordMode: String, Sendable, CaseIterable {
  /// Every picture.
  case all
  /// Pictures that differ from their reference, and those that have none.
  case failed
  /// Pictures that have no reference.
  case missing
  /// None: a picture without a reference is a failure.
  case never
}
