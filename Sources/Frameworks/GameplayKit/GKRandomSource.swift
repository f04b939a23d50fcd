import Foundation
import PhoneSimulation

/// Gives random numbers.
public protocol GKRandom {
  /// Any number.
  func nextInt() -> Int

  /// A number from 0 to below a bound.
  func nextInt(upperBound: Int) -> Int

  /// A number from 0 to 1.
  func nextUniform() -> Float

  func nextBool() -> Bool
}

/// Random numbers of a seed: the same in each run. They are those of another generator than Apple's.
open class GKRandomSource: NSObject, GKRandom {
  private var random: PhoneRandom

  /// Creates numbers of a seed that the phone chooses.
  public override init() {
    random = PhoneRandom(seed: SimulatedPhone.current.update(PhoneRandom.self) { $0.next() })
    super.init()
  }

  init(number: UInt64) { random = PhoneRandom(seed: number) }

  /// The numbers of a seed's bytes.
  fileprivate init(bytes: Data) {
    random = PhoneRandom(seed: bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  /// The numbers of the phone.
  open class func sharedRandom() -> GKRandomSource { PhoneRandomSource() }

  func nextNumber() -> UInt64 { random.next() }

  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: nextNumber() >> 32)) }

  open func nextInt(upperBound: Int) -> Int { upperBound < 1 ? 0 : Int(nextNumber() >> 1) % upperBound }

  open func nextUniform() -> Float { Float(nextNumber() >> 40) / Float((1 << 24) - 1) }

  open func nextBool() -> Bool { nextNumber() >> 63 == 1 }

  /// The elements in another order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for index in result.indices.reversed().dropLast() { result.swapAt(index, nextInt(upperBound: index + 1)) }
    return result
  }
}

/// The numbers of the phone.
private final class PhoneRandomSource: GKRandomSource {
  override func nextNumber() -> UInt64 { SimulatedPhone.current.update(PhoneRandom.self) { $0.next() } }
}

/// Random numbers.
open class GKARC4RandomSource: GKRandomSource {
  open private(set) var seed: Data

  public override init() {
    seed = Data(SimulatedPhone.current.randomBytes(8))
    super.init(bytes: seed)
  }

  public init(seed: Data) {
    self.seed = seed
    super.init(bytes: seed)
  }

  /// Forgets some numbers.
  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = nextNumber() } }
}

/// Random numbers.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  public let seed: UInt64

  public override convenience init() { self.init(seed: SimulatedPhone.current.update(PhoneRandom.self) { $0.next() }) }

  public init(seed: UInt64) {
    self.seed = seed
    super.init(number: seed)
  }
}

/// Random numbers.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  public let seed: UInt64

  public override convenience init() { self.init(seed: SimulatedPhone.current.update(PhoneRandom.self) { $0.next() }) }

  public init(seed: UInt64) {
    self.seed = seed
    super.init(number: seed)
  }
}

/// Random numbers between two bounds, each as likely as the others.
open class GKRandomDistribution: NSObject, GKRandom {
  fileprivate let source: any GKRandom
  public let lowestValue: Int
  public let highestValue: Int

  public required init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    self.source = source
    (lowestValue, highestValue) = (lowestInclusive, max(lowestInclusive, highestInclusive))
  }

  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(randomSource: GKRandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

  open class func d6() -> Self { Self(randomSource: GKRandomSource(), lowestValue: 1, highestValue: 6) }
  open class func d20() -> Self { Self(randomSource: GKRandomSource(), lowestValue: 1, highestValue: 20) }

  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// A number of the distribution below a bound.
  open func nextInt(upperBound: Int) -> Int { min(nextInt(), max(lowestValue, upperBound - 1)) }

  open func nextUniform() -> Float {
    numberOfPossibleOutcomes == 1 ? 0 : Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1)
  }

  open func nextBool() -> Bool { nextInt() - lowestValue >= numberOfPossibleOutcomes / 2 }
}

/// Random numbers between two bounds, those in the middle more often.
open class GKGaussianDistribution: GKRandomDistribution {
  public private(set) var mean: Float
  public private(set) var deviation: Float

  public required init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    mean = Float(lowestInclusive + highestInclusive) / 2
    deviation = Float(highestInclusive - lowestInclusive) / 6
    super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    (self.mean, self.deviation) = (mean, deviation)
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
      highestValue: Int((mean + 3 * deviation).rounded()))
  }

  open override func nextInt() -> Int {
    // The sum of many numbers is near to that of a bell.
    let sum = (0..<12).reduce(Float(0)) { sum, _ in sum + source.nextUniform() } - 6
    return min(highestValue, max(lowestValue, Int((mean + sum * deviation).rounded())))
  }
}

/// Random numbers between two bounds, all of which come before one comes again.
open class GKShuffledDistribution: GKRandomDistribution {
  private var rest: [Int] = []

  open override func nextInt() -> Int {
    if rest.isEmpty { rest = Array(lowestValue...highestValue) }
    return rest.remove(at: source.nextInt(upperBound: rest.count))
  }
}

extension NSArray {
  /// The elements in another order.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }

  /// The elements in another order.
  public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
