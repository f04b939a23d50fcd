/// How strong a bleeding is.
public enum HKCategoryValueVaginalBleeding: Int, Sendable {
  case unspecified = 1
  case light, medium, heavy, none
}
