#if os(Linux)
  import FirebasePerformance
  import PhoneSimulation
  import Testing

  @Suite("Measurements of an app", .ownPhone)
  struct PerformanceTests {
    @Test("are acts of the app, and keep what they are told")
    func traces() {
      let trace = Performance.startTrace(name: "pour")
      trace?.incrementMetric("cups", by: 2)
      trace?.setValue("hot", forAttribute: "kind")
      trace?.stop()
      #expect(trace?.valueForMetric("cups") == 2 && trace?.value(forAttribute: "kind") == "hot")
      #expect(
        SimulatedPhone.current.actDescriptions == [
          "FirebasePerformance: starts pour", "FirebasePerformance: stops pour",
        ])
    }
  }
#endif
