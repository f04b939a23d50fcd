import Foundation

/// Writes contacts as cards (vCard 3.0), and reads cards.
open class CNContactVCardSerialization: NSObject {
  /// The properties that cards have.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    KeyGroup(keys: [
      CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
      CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey, CNContactDepartmentNameKey,
      CNContactJobTitleKey, CNContactImageDataKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey,
      CNContactPostalAddressesKey, CNContactUrlAddressesKey, CNContactBirthdayKey,
    ])
  }

  /// The cards of contacts, without their pictures and notes.
  ///
  /// - Throws: Nothing here.
  open class func data(with contacts: [CNContact]) throws -> Data {
    Data(contacts.map { VCard.text(of: $0.record) }.joined().utf8)
  }

  /// The contacts of cards.
  ///
  /// - Throws: `CNError.vCardMalformed` for data that is no card.
  open class func contacts(with data: Data) throws -> [CNContact] {
    try VCard.records(in: String(decoding: data, as: UTF8.self)).map { CNContact($0, keys: nil) }
  }
}

/// The format of cards.
enum VCard {
  // MARK: - Writing

  static func text(of record: PhoneContact) -> String {
    var lines = ["BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Apple Inc.//iPhone OS 26.0//EN"]
    let name = [record.familyName, record.givenName, record.middleName, record.namePrefix, record.nameSuffix]
    lines.append("N:\(list(name))")
    let words = [record.namePrefix, record.givenName, record.middleName, record.familyName, record.nameSuffix]
    let full = words.filter { !$0.isEmpty }.joined(separator: " ")
    lines.append("FN:\(escaped(full.isEmpty ? record.organization : full))")
    func add(_ name: String, _ value: String) { if !value.isEmpty { lines.append("\(name):\(escaped(value))") } }
    add("NICKNAME", record.nickname)
    if !record.organization.isEmpty || !record.department.isEmpty {
      lines.append("ORG:\(list([record.organization, record.department]))")
    }
    add("TITLE", record.jobTitle)
    for email in record.emails { add("EMAIL;type=INTERNET\(type(email.label))", email.value) }
    for number in record.phoneNumbers { add("TEL\(type(number.label))", number.value) }
    for address in record.addresses {
      let place = address.value
      let parts = ["", "", place.street, place.city, place.state, place.postalCode, place.country]
      lines.append("ADR\(type(address.label)):\(list(parts))")
    }
    for address in record.urls { add("URL\(type(address.label))", address.value) }
    if let birthday = record.birthday, let month = birthday.month, let day = birthday.day {
      // Cards of contacts without a year have the year 1604.
      lines.append("BDAY:\(padded(birthday.year ?? 1604, 4))-\(padded(month, 2))-\(padded(day, 2))")
    }
    if record.isOrganization { lines.append("X-ABShowAs:COMPANY") }
    return (lines + ["END:VCARD"]).map { $0 + "\r\n" }.joined()
  }

  private static func list(_ parts: [String]) -> String { parts.map(escaped).joined(separator: ";") }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing(",", with: "\\,")
      .replacing(";", with: "\\;")
  }

  private static func padded(_ number: Int, _ length: Int) -> String {
    String(repeating: "0", count: max(0, length - "\(number)".count)) + "\(number)"
  }

  /// The labels that cards have a type for.
  private static let types = [
    CNLabelHome: "HOME", CNLabelWork: "WORK", CNLabelPhoneNumberMobile: "CELL", CNLabelPhoneNumberMain: "MAIN",
    CNLabelPhoneNumberiPhone: "IPHONE", CNLabelOther: "OTHER",
  ]

  private static func type(_ label: String?) -> String { label.flatMap { types[$0] }.map { ";type=\($0)" } ?? "" }

  // MARK: - Reading

  static func records(in text: String) throws -> [PhoneContact] {
    // A line that begins with a space continues the one before it.
    let plain = text.replacing("\r\n", with: "\n").replacing("\n ", with: "").replacing("\n\t", with: "")
    var (records, current): ([PhoneContact], PhoneContact?) = ([], nil)
    for line in plain.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let names = line[..<colon].split(separator: ";").map(String.init)
      let value = String(line[line.index(after: colon)...])
      guard let first = names.first else { continue }
      // A name may have a group before it, as in `item1.URL`.
      let name = (first.split(separator: ".").last.map(String.init) ?? first).uppercased()
      if name == "BEGIN", value.uppercased() == "VCARD" {
        current = PhoneContact(id: "card-\(records.count + 1)", givenName: "", familyName: "")
      } else if name == "END", let record = current {
        records.append(record)
        current = nil
      } else if var record = current {
        read(name, label(names.dropFirst()), value, into: &record)
        current = record
      }
    }
    guard !records.isEmpty, current == nil else { throw CNError(.vCardMalformed) }
    return records
  }

  private static func read(_ name: String, _ label: String?, _ value: String, into record: inout PhoneContact) {
    let parts = self.parts(value)
    func part(_ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
    let whole = parts.joined(separator: ";")
    switch name {
    case "N":
      (record.familyName, record.givenName, record.middleName) = (part(0), part(1), part(2))
      (record.namePrefix, record.nameSuffix) = (part(3), part(4))
    case "FN": if record.givenName.isEmpty, record.familyName.isEmpty { record.givenName = whole }
    case "NICKNAME": record.nickname = whole
    case "ORG": (record.organization, record.department) = (part(0), part(1))
    case "TITLE": record.jobTitle = whole
    case "NOTE": record.note = whole
    case "EMAIL": record.emails.append(.init(label ?? CNLabelOther, whole))
    case "TEL": record.phoneNumbers.append(.init(label ?? CNLabelOther, whole))
    case "URL": record.urls.append(.init(label ?? CNLabelURLAddressHomePage, whole))
    case "ADR":
      var place = PhoneContact.Address()
      (place.street, place.city, place.state) = (part(2), part(3), part(4))
      (place.postalCode, place.country) = (part(5), part(6))
      record.addresses.append(.init(label ?? CNLabelOther, place))
    case "BDAY":
      let numbers = whole.prefix(10).split(separator: "-").compactMap { Int($0) }
      guard numbers.count == 3 else { return }
      record.birthday = DateComponents(
        year: numbers[0] == 1604 ? nil : numbers[0], month: numbers[1], day: numbers[2])
    case "X-ABSHOWAS": record.isOrganization = whole.uppercased() == "COMPANY"
    default: return
    }
  }

  private static func label(_ parameters: ArraySlice<String>) -> String? {
    let values = parameters.flatMap { parameter in
      parameter.uppercased().replacing("TYPE=", with: "").split(separator: ",").map(String.init)
    }
    return values.lazy.compactMap { value in types.first { $0.value == value }?.key }.first
  }

  /// The parts between semicolons, without what marks signs of the format.
  private static func parts(_ value: String) -> [String] {
    var (parts, isMarked) = ([""], false)
    for character in value {
      switch (isMarked, character) {
      case (true, "n"), (true, "N"): parts[parts.count - 1].append("\n")
      case (true, _): parts[parts.count - 1].append(character)
      case (false, "\\"):
        isMarked = true
        continue
      case (false, ";"): parts.append("")
      case (false, _): parts[parts.count - 1].append(character)
      }
      isMarked = false
    }
    return parts
  }
}
