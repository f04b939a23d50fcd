import Foundation

/// The name of a point.
public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The name of a group of points.
public struct VNRecognizedPointGroupKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let all = VNRecognizedPointGroupKey(rawValue: "VNIPOAll")
}

/// A place in parts of a picture, from its lower left corner.
// @unchecked: the properties are constant.
open class VNPoint: NSObject, @unchecked Sendable {
  public let x: Double
  public let y: Double

  open class var zero: VNPoint { VNPoint(x: 0, y: 0) }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public convenience init(location: CGPoint) { self.init(x: location.x, y: location.y) }

  open var location: CGPoint { CGPoint(x: x, y: y) }

  open func distance(_ point: VNPoint) -> Double { hypot(x - point.x, y - point.y) }

  open class func distance(_ point1: VNPoint, _ point2: VNPoint) -> Double { point1.distance(point2) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? VNPoint)?.location == location }

  open override var hash: Int { location.hashValue }
}

/// A place that was found.
// @unchecked: the properties are constant.
open class VNDetectedPoint: VNPoint, @unchecked Sendable {
  /// From 0 to 1.
  public let confidence: VNConfidence

  init(_ location: CGPoint, confidence: VNConfidence) {
    self.confidence = confidence
    super.init(x: location.x, y: location.y)
  }
}

/// A place that was found and has a name.
// @unchecked: the properties are constant.
open class VNRecognizedPoint: VNDetectedPoint, @unchecked Sendable {
  public let identifier: VNRecognizedPointKey

  init(_ location: CGPoint, _ identifier: VNRecognizedPointKey, confidence: VNConfidence) {
    self.identifier = identifier
    super.init(location, confidence: confidence)
  }
}

/// Points with names that were found.
// @unchecked: see `VNObservation`.
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {
  let pose: PhoneVision.Pose

  init(_ pose: PhoneVision.Pose) {
    self.pose = pose
    super.init(confidence: pose.confidence)
  }

  /// The points of each group.
  var groups: [VNRecognizedPointGroupKey: [VNRecognizedPointKey]] { [:] }

  /// The names of the points that were found.
  open var availableKeys: [VNRecognizedPointKey] {
    pose.joints.keys.sorted().map { VNRecognizedPointKey(rawValue: $0) }
  }

  /// The names of the groups.
  open var availableGroupKeys: [VNRecognizedPointGroupKey] { groups.keys.sorted { $0.rawValue < $1.rawValue } }

  /// The place of a point: one without confidence if it was not found.
  ///
  /// - Throws: Nothing here.
  open func recognizedPoint(forKey pointKey: VNRecognizedPointKey) throws -> VNRecognizedPoint {
    guard let location = pose.joints[pointKey.rawValue] else {
      return VNRecognizedPoint(.zero, pointKey, confidence: 0)
    }
    return VNRecognizedPoint(location, pointKey, confidence: pose.confidence)
  }

  /// The places of a group's points that were found.
  ///
  /// - Throws: ``VNError`` for an unknown name.
  open func recognizedPoints(
    forGroupKey groupKey: VNRecognizedPointGroupKey
  ) throws -> [VNRecognizedPointKey: VNRecognizedPoint] {
    let found = try found(groups[groupKey]?.map(AnyPointName.init))
    return Dictionary(uniqueKeysWithValues: found.map { ($0.rawValue, $1) })
  }

  private struct AnyPointName: RawRepresentable, Hashable {
    let rawValue: VNRecognizedPointKey
  }

  func isFound(_ name: some RawRepresentable<VNRecognizedPointKey>) -> Bool {
    pose.joints[name.rawValue.rawValue] != nil
  }

  /// The places of those points that were found.
  ///
  /// - Parameter names: The points of a group; `nil` if there is no such group.
  /// - Throws: ``VNError`` if there is no such group.
  func found<Name: RawRepresentable<VNRecognizedPointKey> & Hashable>(
    _ names: [Name]?
  ) throws -> [Name: VNRecognizedPoint] {
    guard let names else { throw VNError(.invalidArgument) }
    return try names.filter(isFound).reduce(into: [:]) { $0[$1] = try recognizedPoint(forKey: $1.rawValue) }
  }
}
