#if os(Linux)
  import FlowHealthKit
  import Testing

  @Suite("A unit")
  struct HKUnitTests {
    @Test(
      "is converted",
      arguments: [
        ("kg", 1.0, "lb", 2.204_622_6), ("mi", 1, "km", 1.609_344), ("degC", 100, "degF", 212),
        ("kcal", 1, "kJ", 4.184),
        ("count/min", 90, "Hz", 1.5), ("count/s", 1, "count/min", 60), ("mL", 500, "fl_oz_us", 16.907_011),
        ("mg/dL", 90, "mmol<180.1558>/L", 4.995_676), ("%", 1, "count", 1), ("mmHg", 760, "atm", 1),
        ("hr", 1, "min", 60),
        ("ml/(kg*min)", 40, "L/(kg*hr)", 2.4), ("mcg", 1000, "mg", 1),
      ])
    func conversion(from: String, value: Double, to: String, expected: Double) {
      let result = HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
      #expect(abs(result - expected) < 1e-5)
    }

    @Test("has the text of its parts, and is compatible with what measures the same")
    func texts() {
      #expect(HKUnit.count().unitDivided(by: .minute()).unitString == "count/min")
      #expect(HKUnit(from: "ml/(kg*min)").unitString == "mL/(kg·min)")
      #expect(HKUnit.gramUnit(with: .kilo).unitString == "kg")
      #expect(HKUnit(from: "count/min") == HKUnit.count().unitDivided(by: .minute()))
      #expect(HKQuantityType(.bodyMass).is(compatibleWith: .pound()))
      #expect(!HKQuantityType(.bodyMass).is(compatibleWith: .meter()))
      #expect(HKQuantityType(.stepCount).aggregationStyle == .cumulative)
      #expect(HKQuantityType(.heartRate).aggregationStyle == .discreteArithmetic)
      #expect(HKQuantityType.quantityType(forIdentifier: HKQuantityTypeIdentifier(rawValue: "HKNothing")) == nil)
    }
  }
#endif
