/// The part of the day in which a parcel arrives.
public enum DeliveryTime: String, CaseIterable, Identifiable, Sendable {
  case morning
  case afternoon
  case evening

  public var id: String { rawValue }
}
