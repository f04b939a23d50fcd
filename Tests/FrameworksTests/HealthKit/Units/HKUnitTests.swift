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
        ("deg", 180, "rad", 3.141_592_65), ("klx", 2, "lx", 2000), ("cmAq", 10, "Pa", 980.665),
        ("inHg", 1, "kPa", 3.386_388_64), ("mV", 1500, "V", 1.5),
      ])
    func conversion(from: String, value: Double, to: String, expected: Double) {
      let result = HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
      #expect(abs(result - expected) < 1e-5)
    }

    @Test("has the symbol of its name")
    func symbols() {
      #expect(HKUnit.luxUnit(with: .kilo) == HKUnit(from: "klx") && HKUnit.lux() == HKUnit(from: "lx"))
      #expect(HKUnit.degreeAngle() == HKUnit(from: "deg") && HKUnit.radianAngle() == HKUnit(from: "rad"))
      #expect(HKUnit.radianAngleUnit(with: .milli).unitString == "mrad")
      #expect(HKUnit.voltUnit(with: .micro).unitString == "mcV" && HKUnit.siemenUnit(with: .micro).unitString == "mcS")
      #expect(HKUnit.diopter().unitString == "D" && HKUnit.prismDiopter().unitString == "pD")
      #expect(HKUnit.decibelHearingLevel().unitString == "dBHL")
      #expect(HKUnit.centimeterOfWater().unitString == "cmAq" && HKUnit.inchesOfMercury().unitString == "inHg")
      let moles = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter())
      let amount = HKQuantity(unit: moles, doubleValue: 5).doubleValue(for: HKUnit(from: "mg/dL"))
      #expect(abs(amount - 90.077_94) < 1e-4)
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
