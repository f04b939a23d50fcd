#if os(Linux)
  import FlowWeatherKit
  import PhoneSimulation
  import Testing

  @Suite("The weather")
  struct WeatherServiceTests {
    private let place = CLLocation(latitude: 37.5, longitude: -122)

    @Test("is clear at first, for the next hours and days, and each request is recorded")
    func weather() async throws {
      let phone = SimulatedPhone()
      try await SimulatedPhone.$running.withValue(phone) {
        let weather = try await WeatherService.shared.weather(for: place)
        #expect(weather.currentWeather.condition == .clear)
        #expect(weather.currentWeather.temperature == Measurement(value: 20, unit: .celsius))
        #expect(weather.currentWeather.date == phone.now)
        #expect(weather.hourlyForecast.count == 25 && weather.dailyForecast.count == 10)
        #expect(weather.hourlyForecast[1].date.timeIntervalSince(weather.hourlyForecast[0].date) == 3600)
        #expect(weather.minuteForecast?.summary == "No precipitation expected")
        #expect(weather.dailyForecast.metadata.location.coordinate.latitude == 37.5)
        #expect(weather.weatherAlerts == [])
      }
      #expect(phone.acts.map(\.text) == ["asks for the weather at 37.5, -122.0"])
    }

    @Test("is the one that a test sets, and parts of it can be asked for")
    func parts() async throws {
      let phone = SimulatedPhone()
      phone.weather.condition = .partlyCloudy
      phone.weather.precipitation = .rain
      phone.weather.precipitationChance = 0.4
      phone.weather.range = 3...9
      phone.weather.windDirection = 350
      phone.weather.uvIndex = 8
      try await SimulatedPhone.$running.withValue(phone) {
        let service = WeatherService()
        let (now, days) = try await service.weather(for: place, including: .current, .daily)
        #expect(now.condition.description == "Partly Cloudy" && now.precipitationIntensity.value > 0)
        #expect(days.first?.highTemperature.value == 9 && days.first?.rainfallAmount.value == 1)
        #expect(now.wind.compassDirection == .north && now.uvIndex.category == .veryHigh)
        let hours = try await service.weather(
          for: place, including: .hourly(startDate: phone.now, endDate: phone.now.addingTimeInterval(7200)))
        #expect(hours.count == 2 && hours.first?.snowfallAmount.value == 0)
        phone.weather.precipitation = .snow
        let snow = try await service.weather(for: place, including: .hourly)
        #expect(snow.first?.snowfallAmount.value == 1)
        phone.weather.precipitation = .rain
        let (minutes, alerts, availability) = try await service.weather(
          for: place, including: .minute, .alerts, .availability)
        #expect(minutes?.contains { $0.precipitationChance >= 0.3 } == true && minutes?.summary == "Rain expected")
        #expect(alerts == [] && availability.minuteAvailability == .available)
        let all = try await service.weather(for: place, including: .hourly, .daily, .current, .minute)
        #expect(all.0.count == 25 && all.1.count == 10)
      }
    }

    @Test("cannot be had without a network, or if a test says so")
    func failures() async throws {
      let phone = SimulatedPhone()
      await SimulatedPhone.$running.withValue(phone) {
        phone.network = .offline
        await #expect(throws: WeatherError.unknown) { try await WeatherService.shared.weather(for: place) }
        phone.weather.failure = .permissionDenied
        await #expect(throws: WeatherError.permissionDenied) { try await WeatherService.shared.attribution }
      }
      #expect(WeatherError.permissionDenied.errorDescription == "Permission to request weather data is denied.")
      #expect(WeatherError.unknown.errorDescription == "The weather data cannot be had.")
    }

    @Test("has symbols for each condition, by day and by night, and names for directions and phases")
    func names() {
      #expect(Wind.CompassDirection.northNortheast.abbreviation == "NNE")
      #expect(Wind.CompassDirection.west.abbreviation == "W")
      #expect(MoonPhase.allCases.map(\.symbolName).allSatisfy { $0.hasPrefix("moonphase.") })
      #expect(WeatherCondition.allCases.map(\.description).count == 34)
      #expect(UVIndex.ExposureCategory.low < .extreme)
    }
  }
#endif
