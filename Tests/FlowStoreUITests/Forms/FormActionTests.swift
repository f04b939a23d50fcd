#if os(Linux)
  import FlowStoreUI
  import Testing

  @Suite("Actions of forms")
  struct FormActionTests {
    private struct Settings: Equatable {
      var count = 0
      var hasSounds = false
    }

    private struct Account: Equatable { var settings = Settings() }

    @Test("sets a value by its key path; equal actions have the same path and value")
    func setting() {
      var settings = Settings()
      let action = FormAction<Settings>.set(\.hasSounds, true)
      _ = Reducer<Settings, FormAction<Settings>, Void>.empty.form(action: .self).run(&settings, action, ())
      #expect(settings == Settings(count: 0, hasSounds: true))
      #expect(action == .set(\.hasSounds, true))
      #expect(action != .set(\.hasSounds, false))
      #expect(action != .set(\.count, 1))
    }

    @Test("can be pulled back to an enclosing state")
    func pulledBack() {
      let action = FormAction<Settings>.set(\.count, 7).pullback(\Account.settings)
      #expect(action == .set(\.settings.count, 7))
      #expect(action != .set(\.settings.count, 8))
      var account = Account()
      _ = Reducer<Account, FormAction<Account>, Void>.empty.form(action: .self).run(&account, action, ())
      #expect(account.settings.count == 7)
    }
  }
#endif
