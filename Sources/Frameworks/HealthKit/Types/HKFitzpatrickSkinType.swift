/// How the skin of a person takes the sun: from one that always burns to one that never does.
public enum HKFitzpatrickSkinType: Int, Sendable {
  case notSet = 0
  case I, II, III, IV, V, VI
}
