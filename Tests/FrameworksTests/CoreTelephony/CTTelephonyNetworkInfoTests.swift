#if os(Linux)
  import FlowCoreTelephony
  import PhoneSimulation
  import Testing

  @Suite("The mobile network")
  struct CTTelephonyNetworkInfoTests {
    @Test("is not there at first, and of the kind that a test sets")
    func technology() {
      let phone = SimulatedPhone()
      phone.use {
        #expect(CTTelephonyNetworkInfo().serviceCurrentRadioAccessTechnology == nil)
        #expect(CTTelephonyNetworkInfo().currentRadioAccessTechnology == nil)
        #expect(CTTelephonyNetworkInfo().subscriberCellularProvider == nil)
        phone.radioAccessTechnology = CTRadioAccessTechnologyNR
        let info = CTTelephonyNetworkInfo()
        #expect(info.serviceCurrentRadioAccessTechnology?.values.first == CTRadioAccessTechnologyNR)
        #expect(info.currentRadioAccessTechnology == CTRadioAccessTechnologyNR)
        #expect(info.subscriberCellularProvider?.carrierName == "--")
        #expect(info.serviceSubscriberCellularProviders?.values.first?.isoCountryCode == "--")
      }
    }
  }
#endif
