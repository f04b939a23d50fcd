/// Something that happens during a workout.
public enum HKWorkoutEventType: Int, Sendable {
  case pause = 1
  case resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}
