import Foundation
import Testing

@testable import SwiftData

/// Compares what SQL selects with what Swift selects, for random models, values and predicates.
@Suite("Random predicates")
struct RandomPredicateTests {
  /// Numbers that are the same on every machine.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var mixed = state ^ (state >> 33)
      mixed = mixed &* 0xFF51_AFD7_ED55_8CCD
      return mixed ^ (mixed >> 33)
    }
  }

  /// The number of random stores; `FLOW_RANDOM_SEEDS` sets another one.
  private static let seeds = ProcessInfo.processInfo.environment["FLOW_RANDOM_SEEDS"].flatMap { Int($0) } ?? 20

  typealias Condition = any StandardPredicateExpression<Bool>
  typealias Variable<Model> = PredicateExpressions.Variable<Model>

  private static let texts = [
    "", "a", "A", "ä", "a\u{308}", "K", "\u{212A}", "ab", "AB", "b10", "b9", "e\u{301}", "é", "👍🏽", "👍", ";", "\u{37E}",
  ]
  private static let numbers = [Int.min, -1, 0, 1, 2, 3, Int.max]
  private static let reals = [-Double.infinity, -1.5, -0.0, 0, 0.1, 1, 1e300, .nan]

  private static func fill(_ context: ModelContext, _ random: inout Numbers) throws {
    var trips: [Trip] = []
    for number in 0..<8 {
      let trip = Trip("\(number)", destination: texts.randomElement(using: &random) ?? "")
      trip.price = reals.randomElement(using: &random) ?? 0
      trip.isFavorite = .random(using: &random)
      trip.notes = Bool.random(using: &random) ? nil : texts.randomElement(using: &random)
      trip.start = Date(timeIntervalSinceReferenceDate: Double.random(in: -1e9...1e9, using: &random))
      trips.append(trip)
      context.insert(trip)
    }
    for _ in 0..<16 {
      let stop = Stop(
        texts.randomElement(using: &random) ?? "", position: numbers.randomElement(using: &random) ?? 0,
        trip: Bool.random(using: &random) ? nil : trips.randomElement(using: &random))
      context.insert(stop)
    }
  }

  /// A condition on a stop.
  private static func condition(
    _ stop: Variable<Stop>, depth: Int, _ random: inout Numbers
  ) -> Condition {
    typealias E = PredicateExpressions
    func combine(_ left: Condition, _ right: Condition, _ random: inout Numbers) -> Condition {
      func both<L: StandardPredicateExpression<Bool>, R: StandardPredicateExpression<Bool>>(
        _ left: L, _ right: R, isAnd: Bool
      ) -> Condition {
        isAnd ? E.build_Conjunction(lhs: left, rhs: right) : E.build_Disjunction(lhs: left, rhs: right)
      }
      return both(left, right, isAnd: .random(using: &random))
    }
    func negated(_ condition: Condition) -> Condition {
      func not<C: StandardPredicateExpression<Bool>>(_ condition: C) -> Condition { E.build_Negation(condition) }
      return not(condition)
    }
    if depth > 0 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        return combine(
          condition(stop, depth: depth - 1, &random), condition(stop, depth: depth - 1, &random), &random)
      case 1: return negated(condition(stop, depth: depth - 1, &random))
      default: break
      }
    }
    let text = texts.randomElement(using: &random) ?? ""
    let number = numbers.randomElement(using: &random) ?? 0
    let real = reals.dropLast().randomElement(using: &random) ?? 0
    let root = E.build_Arg(stop)
    let title = E.build_KeyPath(root: root, keyPath: \Stop.title)
    let position = E.build_KeyPath(root: root, keyPath: \Stop.position)
    let trip = E.build_KeyPath(root: root, keyPath: \Stop.trip)
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return E.build_Equal(lhs: title, rhs: E.build_Arg(text))
    case 1: return E.build_NotEqual(lhs: E.build_Arg(text), rhs: title)
    case 2: return E.build_Comparison(lhs: title, rhs: E.build_Arg(text), op: .lessThan)
    case 3: return E.build_Comparison(lhs: position, rhs: E.build_Arg(number), op: .greaterThanOrEqual)
    case 4: return E.build_contains(title, E.build_Arg(text))
    case 5: return E.build_starts(title, with: E.build_Arg(text))
    case 6: return E.build_localizedStandardContains(title, E.build_Arg(text))
    case 7:
      let chosen = (0..<3).map { _ in texts.randomElement(using: &random) ?? "" }
      return E.build_contains(E.build_Arg(chosen), title)
    case 8: return E.build_Equal(lhs: trip, rhs: E.build_NilLiteral())
    case 9:
      // $0.trip?.notes == text
      return E.build_Equal(
        lhs: E.build_flatMap(trip) { E.build_KeyPath(root: E.build_Arg($0), keyPath: \Trip.notes) },
        rhs: E.build_Arg(text as String?))
    case 10:
      // ($0.trip?.price ?? real) < real
      return E.build_Comparison(
        lhs: E.build_NilCoalesce(
          lhs: E.build_flatMap(trip) { E.build_KeyPath(root: E.build_Arg($0), keyPath: \Trip.price) },
          rhs: E.build_Arg(real)),
        rhs: E.build_Arg(1.0), op: .lessThan)
    case 11:
      // $0.trip?.isFavorite == true
      return E.build_Equal(
        lhs: E.build_flatMap(trip) { E.build_KeyPath(root: E.build_Arg($0), keyPath: \Trip.isFavorite) },
        rhs: E.build_Arg(true as Bool?))
    case 12:
      // $0.trip.flatMap { $0.stops.contains { $0.title == text } } ?? false
      return E.build_NilCoalesce(
        lhs: E.build_flatMap(trip) { trip in
          E.build_contains(E.build_KeyPath(root: E.build_Arg(trip), keyPath: \Trip.stops)) { other in
            E.build_Equal(
              lhs: E.build_KeyPath(root: E.build_Arg(other), keyPath: \Stop.title), rhs: E.build_Arg(text))
          }
        }, rhs: E.build_Arg(false))
    default:
      // ($0.trip?.stops.filter { $0.position > number }.count ?? 0) >= 2
      return E.build_Comparison(
        lhs: E.build_NilCoalesce(
          lhs: E.build_flatMap(trip) { trip in
            E.build_KeyPath(
              root: E.build_filter(E.build_KeyPath(root: E.build_Arg(trip), keyPath: \Trip.stops)) { other in
                E.build_Comparison(
                  lhs: E.build_KeyPath(root: E.build_Arg(other), keyPath: \Stop.position), rhs: E.build_Arg(number),
                  op: .greaterThan)
              }, keyPath: \[Stop].count)
          }, rhs: E.build_Arg(0)), rhs: E.build_Arg(2), op: .greaterThanOrEqual)
    }
  }

  private static func predicate(_ random: inout Numbers) -> Predicate<Stop> {
    // The closure of a predicate returns an expression of one type.
    func make(_ random: inout Numbers) -> Predicate<Stop> {
      var copy = random
      defer { random = copy }
      return Predicate<Stop> { stop in condition(stop, depth: 3, &copy) }
    }
    return make(&random)
  }

  @Test("SQL selects the models that Swift selects, with and without changes that are not saved", arguments: 0..<seeds)
  func equality(seed: Int) throws {
    var random = Numbers(state: UInt64(seed))
    let context = try makeTripContext()
    try Self.fill(context, &random)
    try context.save()
    for _ in 0..<20 {
      let predicate = Self.predicate(&random)
      var translator = PredicateTranslator(context.core)
      #expect(try translator.condition(predicate).isExact)
      try check(predicate, in: context)
    }
    for stop in try context.fetch(FetchDescriptor<Stop>()).shuffled(using: &random).prefix(4) {
      stop.title = Self.texts.randomElement(using: &random) ?? ""
      if Bool.random(using: &random) { stop.trip = nil }
    }
    try Self.fill(context, &random)
    for _ in 0..<10 { try check(Self.predicate(&random), in: context) }
  }

  private func check(_ predicate: Predicate<Stop>, in context: ModelContext) throws {
    let all = try context.fetch(FetchDescriptor<Stop>())
    let expected = try all.filter(predicate.evaluate).map(\.persistentModelID)
    let found = try context.fetch(FetchDescriptor(predicate: predicate)).map(\.persistentModelID)
    // Foundation cannot describe a predicate with localizedStandardContains.
    var translator = PredicateTranslator(context.core)
    let condition = try translator.condition(predicate).fragment
    #expect(found == expected, "\(condition.sql) \(condition.values)")
  }
}
