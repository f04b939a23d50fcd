/// Whether a session runs on this device, or shows one of another device.
public enum HKWorkoutSessionType: Int, Sendable {
  case primary = 0
  case mirrored
}
