import FlowFoundation
import Foundation

/// The kind of a workout.
public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1
  case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket, crossTraining
  case curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing, fishing
  case functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts
  case mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball, rowing
  case rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports
  case swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball, walking, waterFitness
  case waterPolo, waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
  case highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining
  case wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming
  case cardioDance, socialDance, pickleball, cooldown
  case swimBikeRun = 82
  case transition, underwaterDiving
  case other = 3000
}

/// Something that happens during a workout.
public enum HKWorkoutEventType: Int, Sendable {
  case pause = 1
  case resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// Something that happens during a workout.
// @unchecked: the properties are constant.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  public let type: HKWorkoutEventType
  public let dateInterval: DateInterval
  public let metadata: [String: Any]?

  /// Creates an event.
  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
    self.type = type
    self.dateInterval = dateInterval
    self.metadata = metadata
  }
}

/// A workout.
// @unchecked: see `HKObject`.
open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let workoutEvents: [HKWorkoutEvent]?
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?
  /// In seconds.
  public let duration: TimeInterval

  /// Creates a workout as long as the time between the dates.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    workoutEvents: [HKWorkoutEvent]? = nil, totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
    device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    self.workoutActivityType = workoutActivityType
    self.workoutEvents = workoutEvents
    self.totalEnergyBurned = totalEnergyBurned
    self.totalDistance = totalDistance
    duration = endDate.timeIntervalSince(startDate)
    super.init(type: .workoutType(), start: startDate, end: endDate, device: device, metadata: metadata)
  }

  /// Creates a workout.
  ///
  /// - Parameter duration: In seconds; zero for the time between the dates.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    self.workoutActivityType = workoutActivityType
    workoutEvents = nil
    self.totalEnergyBurned = totalEnergyBurned
    self.totalDistance = totalDistance
    self.duration = duration > 0 ? duration : endDate.timeIntervalSince(startDate)
    super.init(type: .workoutType(), start: startDate, end: endDate, device: nil, metadata: metadata)
  }

  override var summary: String { "a workout (\(workoutActivityType))" }
}
