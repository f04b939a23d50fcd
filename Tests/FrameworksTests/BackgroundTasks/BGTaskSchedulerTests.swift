#if os(Linux)
  import FlowBackgroundTasks
  import Locking
  import PhoneSimulation
  import Testing

  @Suite("Background tasks") @MainActor
  struct BGTaskSchedulerTests {
    private let phone = SimulatedPhone()

    @Test("are submitted by the app and started by the test")
    func life() throws {
      let seen = Locked<[String]>([])
      try phone.use {
        let scheduler = BGTaskScheduler.shared
        #expect(throws: BGTaskScheduler.Error(.notPermitted)) {
          try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
        }
        let isNew = scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { task in
          seen.withLock { $0.append("\(task is BGAppRefreshTask)") }
          task.setTaskCompleted(success: true)
        }
        #expect(isNew)
        #expect(!scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
        try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
      }
      #expect(phone.pendingBackgroundTasks == ["refresh"])
      #expect(try phone.runBackgroundTask("refresh") == true)
      #expect(seen.value == ["true"])
      #expect(throws: MissingBackgroundTask.self) { try phone.runBackgroundTask("refresh") }
    }

    @Test("expire if the test says so, and are refused if background refresh is off")
    func refusal() throws {
      try phone.use {
        let scheduler = BGTaskScheduler.shared
        scheduler.register(forTaskWithIdentifier: "sync", using: nil) { task in
          task.expirationHandler = { task.setTaskCompleted(success: false) }
        }
        try scheduler.submit(BGProcessingTaskRequest(identifier: "sync"))
        #expect(try phone.runBackgroundTask("sync", expires: true) == false)
        phone.allowsBackgroundTasks = false
        #expect(throws: BGTaskScheduler.Error(.unavailable)) {
          try scheduler.submit(BGProcessingTaskRequest(identifier: "sync"))
        }
      }
    }
  }
#endif
