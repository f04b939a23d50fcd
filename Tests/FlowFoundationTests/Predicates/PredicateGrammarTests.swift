import Foundation
import Testing

@testable import FlowFoundation

/// An object with properties as an app's.
private class Person: NSObject {
  let name: String?
  let age: Int
  let born: Date
  let isActive: Bool
  var friends: [Person]

  init(_ name: String?, age: Int, isActive: Bool = true, friends: [Person] = []) {
    self.name = name
    self.age = age
    self.isActive = isActive
    self.friends = friends
    born = Date(timeIntervalSinceReferenceDate: Double(-age) * 1000)
  }
}

private final class Employee: Person {
  let salary = 12.5
}

struct PredicateGrammarTests {
  private let ann = Person(
    "Ann", age: 30, friends: [Person("Bo", age: 20, isActive: false), Person("Cid", age: 41), Person(nil, age: 41)])

  @Test(
    "collections, their operators, quantifiers and subqueries",
    arguments: [
      ("friends.@count == 3", true), ("friends.@sum.age = 102", true), ("friends.@avg.age == 34", true),
      ("friends.@min.age == 20 AND friends.@max.age == 41", true), ("friends.@count > friends.@min.age", false),
      ("ANY friends.age > 40", true), ("ALL friends.age > 20", false), ("NONE friends.age > 41", true),
      ("SOME friends.name BEGINSWITH 'C'", true), ("ANY friends.isActive == NO", true),
      ("NOT ANY friends.age == 99", true),
      ("SUBQUERY(friends, $f, $f.age > 30 AND $f.isActive == YES).@count == 2", true),
      ("SUBQUERY(friends, $f, $f.name == nil)[FIRST].age == 41", true), ("friends[0].name == 'Bo'", true),
      ("friends[LAST].name == NULL", true), ("friends[SIZE] == 3", true),
      ("friends.@distinctUnionOfObjects.age == {20, 41}", true), ("friends.name CONTAINS 'Cid'", true),
      ("41 IN friends.age", true), ("friends.@unionOfObjects.name == {'Bo', 'Cid'}", true),
    ])
  func collections(format: String, expected: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: ann) == expected)
  }

  @Test(
    "arithmetic, functions, casts and conditions",
    arguments: [
      ("age + 2 * 3 == 36", true), ("(age + 2) * 3 == 96", true), ("age - 1 - 1 == 28", true), ("age -1 == 29", true),
      ("2 ** 10 == 1024", true), ("-age == -30", true), ("age / 4 == 7.5", true), ("modulus:by:(age, 7) == 2", true),
      ("abs(-3) == 3 AND floor(2.7) == 2 AND ceiling(2.1) == 3 AND trunc(-2.7) == -2", true),
      ("sqrt(16) == 4", true), ("max({1, 5, 3}) == 5", true), ("sum({1, 2.5}) == 3.5", true),
      ("median({4, 1, 3}) == 3", true),
      ("stddev({2, 4, 4, 4, 5, 5, 7, 9}) == 2", true), ("count({1, 2}) == 2", true), ("average({1, 2}) == 1.5", true),
      ("uppercase(name) == 'ANN'", true), ("lowercase(name) == 'ann'", true), ("length(name) == 3", true),
      ("TERNARY(age > 18, 'adult', 'child') == 'adult'", true), ("CAST('12', 'NSNumber') == 12", true),
      ("born < CAST(0, 'NSDate')", true), ("FUNCTION(name, 'uppercaseString') == 'ANN'", true),
      ("{1, 2} UNION {2, 3} == {1, 2, 3}", true), ("{1, 2} INTERSECT {2, 3} == {2}", true),
      ("{1, 2} MINUS {2} == {1}", true),
      ("bitwiseAnd:with:(12, 10) == 8 AND onesComplement(0) == -1 AND leftshift:by:(1, 4) == 16", true),
      ("0x1F == 31", true), ("1.5e2 == 150", true), (".5 == 0.5", true),
      ("9007199254740993 == 9007199254740992", false),
      ("name.length == 3", true), ("active == YES", true),
    ])
  func expressions(format: String, expected: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: ann) == expected)
  }

  @Test(
    "texts are compared with the options c, d and n",
    arguments: [
      ("'Ä' ==[cd] 'a'", true), ("'Ä' ==[c] 'ä'", true), ("'Ä' == 'ä'", false), ("'é' == 'e\\u0301'", false),
      ("'abc' LIKE[c] 'A*'", true), ("'a*c' LIKE 'a\\\\*c'", true),
      ("'abc' LIKE 'a\\\\*c'", false), ("'abc' IN[c] {'ABC'}", true), ("'b' IN 'abc'", true),
      ("'abc' CONTAINS ''", false),
      ("'abc' BETWEEN {'abb', 'abd'}", true), ("'a\\nb' MATCHES 'a.b'", true), ("nil == nil", true), ("nil < 3", false),
      ("nil != 3", true), ("'3' == 3", false),
    ])
  func texts(format: String, expected: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: nil) == expected)
  }

  @Test("placeholders take objects, dates, predicates, expressions of %K with a path behind, and nil")
  func arguments() {
    let date = Date(timeIntervalSinceReferenceDate: -30_000)
    let id = UUID()
    #expect(NSPredicate(format: "born == %@", date as NSDate).evaluate(with: ann))
    #expect(NSPredicate(format: "born <= %@ && age IN %@", date as CVarArg, [30, 31]).evaluate(with: ann))
    #expect(NSPredicate(format: "SELF == %@", id as CVarArg).evaluate(with: id))
    #expect(NSPredicate(format: "%K.@count == %ld", "friends", 3).evaluate(with: ann))
    #expect(NSPredicate(format: "%@ AND age > %i", NSPredicate(format: "name == %@", "Ann"), 1).evaluate(with: ann))
    #expect(NSPredicate(format: "name == %@", argumentArray: ["Ann"]).evaluate(with: ann))
    #expect(NSPredicate(format: "SELF == %@", nil as String?).evaluate(with: nil))
    #expect(NSPredicate(format: "SELF IN %@", NSSet(array: ["a", "b"])).evaluate(with: "b"))
    #expect(NSPredicate(format: "age BETWEEN %@", [29, 31]).evaluate(with: ann))
    #expect(NSPredicate(format: "#size == 3 AND #no == 1").evaluate(with: ["size": 3, "no": 1]))
  }

  @Test("variables get their values when the predicate is evaluated, or before")
  func variables() {
    let predicate = NSPredicate(format: "age >= $LOW AND age <= $HIGH")
    #expect(predicate.evaluate(with: ann, substitutionVariables: ["LOW": 30, "HIGH": 31]))
    let bound = predicate.withSubstitutionVariables(["LOW": 31, "HIGH": 32])
    #expect(!bound.evaluate(with: ann))
    #expect(bound.description == "age >= 31 AND age <= 32")
  }

  @Test("stored properties of classes are read by name, those of superclasses, too")
  func classes() {
    let boss = Employee("Di", age: 50)
    #expect(NSPredicate(format: "salary > 12 AND name == 'Di' AND isActive == true").evaluate(with: boss))
    let error = #expect(throws: PredicateEvaluationError.self) {
      var parser = try PredicateParser("height > 3")
      _ = try parser.parse().evaluate(with: boss)
    }
    #expect(
      error?.description
        == "A key path asks for 'height' of Employee, which stores salary, name, age, born, isActive, friends.")
  }

  @Test("a format is the predicate of Foundation's class for its kind")
  func classesOfPredicates() {
    #expect(NSPredicate(format: "a == 1") is FlowFoundation.NSComparisonPredicate)
    let compound = NSPredicate(format: "a == 1 AND b == 2 AND c == 3") as? NSCompoundPredicate
    #expect(compound?.subpredicates.count == 3 && compound?.compoundPredicateType == .and)
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "a == 1"), NSPredicate(value: true), NSPredicate(block: { _, _ in true }),
    ])
    #expect(both.tree.description == "a == 1 AND TRUEPREDICATE AND BLOCKPREDICATE")
    #expect(both.evaluate(with: ["a": 1]) && !both.evaluate(with: ["a": 2]))
  }

  @Test("expressions and comparisons can be made without a format")
  func madeByHand() {
    let comparison = FlowFoundation.NSComparisonPredicate(
      leftExpression: FlowFoundation.NSExpression(forKeyPath: "name"),
      rightExpression: FlowFoundation.NSExpression(forConstantValue: "AN"), modifier: .direct, type: .beginsWith,
      options: [.caseInsensitive])
    #expect(comparison.evaluate(with: ann))
    #expect(comparison.description == #"name BEGINSWITH[c] "AN""#)
    #expect(comparison.leftExpression.keyPath == "name" && comparison.predicateOperatorType == .beginsWith)
    let sum = FlowFoundation.NSExpression(format: "2 + 3 * %@", 4)
    #expect(sum.expressionValue(with: nil, context: nil) as? Int == 14)
    let function = FlowFoundation.NSExpression(
      forFunction: "max:", arguments: [FlowFoundation.NSExpression(forKeyPath: "friends.age")])
    #expect(function.expressionValue(with: ann, context: nil) as? Int == 41)
  }

  @Test("arrays and sets are filtered by a format")
  func filtering() {
    let predicate = NSPredicate(format: "SELF > 2")
    #expect(([1, 2, 3, 4] as NSArray).filtered(using: predicate) as? [Int] == [3, 4])
    #expect((NSSet(array: [1, 3]).filtered(using: predicate) as? Set<Int>) == [3])
    let array = NSMutableArray(array: ["a", "b"])
    array.filter(using: NSPredicate(format: "SELF == 'b'"))
    #expect(array as? [String] == ["b"])
  }
}
