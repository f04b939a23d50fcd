#if os(Linux)
  import FlowAudioToolbox
  import PhoneSimulation
  import Testing

  @Suite("Sounds of the system")
  struct SystemSoundsTests {
    @Test("are recorded by number or by the name of their file; a missing file is an error")
    func sounds() throws {
      let phone = SimulatedPhone()
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("ding-\(UUID().uuidString).caf")
      try Data().write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      phone.use {
        AudioServicesPlaySystemSound(1104)
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        var id: SystemSoundID = 0
        #expect(AudioServicesCreateSystemSoundID(file as CFURL, &id) == noErr)
        AudioServicesPlayAlertSound(id)
        #expect(AudioServicesDisposeSystemSoundID(id) == noErr)
        #expect(AudioServicesDisposeSystemSoundID(id) != noErr)
        #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/nowhere.caf") as CFURL, &id) != noErr)
      }
      #expect(
        phone.actDescriptions == [
          "AudioToolbox: plays sound 1104", "AudioToolbox: vibrates",
          "AudioToolbox: plays the alert sound \(file.lastPathComponent)",
        ])
    }
  }
#endif
