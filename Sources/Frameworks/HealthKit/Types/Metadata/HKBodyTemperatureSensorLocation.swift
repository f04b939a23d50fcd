/// Where a temperature is measured, for `HKMetadataKeyBodyTemperatureSensorLocation`.
public enum HKBodyTemperatureSensorLocation: Int, Sendable {
  case other = 0
  case armpit, body, ear, finger, gastroIntestinal, mouth, rectum, toe, earDrum, temporalArtery, forehead
}
