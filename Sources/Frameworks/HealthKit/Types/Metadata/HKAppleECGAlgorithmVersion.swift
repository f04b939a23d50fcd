/// The version of the algorithm for electrocardiograms, for `HKMetadataKeyAppleECGAlgorithmVersion`.
public enum HKAppleECGAlgorithmVersion: Int, Sendable {
  case version1 = 1
  case version2
}
