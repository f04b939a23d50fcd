/// The weather, for `HKMetadataKeyWeatherCondition`.
public enum HKWeatherCondition: Int, Sendable {
  case none = 0
  case clear, fair, partlyCloudy, mostlyCloudy, cloudy, foggy, haze, windy, blustery, smoky, dust, snow, hail, sleet
  case freezingDrizzle, freezingRain, mixedRainAndHail, mixedRainAndSnow, mixedRainAndSleet, mixedSnowAndSleet
  case drizzle, scatteredShowers, showers, thunderstorms, tropicalStorm, hurricane, tornado
}
