#if os(Linux)
  import FirebaseCore
  import Testing

  @Suite("A time of Firebase", .ownPhone)
  struct TimestampTests {
    @Test("is a date to the nanosecond, also before 1970")
    func dates() {
      let late = Timestamp(date: Date(timeIntervalSince1970: 1.25))
      #expect((late.seconds, late.nanoseconds) == (1, 250_000_000))
      let early = Timestamp(date: Date(timeIntervalSince1970: -0.25))
      #expect((early.seconds, early.nanoseconds) == (-1, 750_000_000))
      #expect(early.dateValue().timeIntervalSince1970 == -0.25)
      #expect(early < late)
      #expect(late.compare(early) == .orderedDescending)
      #expect(late == Timestamp(seconds: 1, nanoseconds: 250_000_000))
    }

    @Test("is that of the phone's clock if it has no date")
    func now() { #expect(Timestamp().seconds == 1_168_364_460) }
  }
#endif
