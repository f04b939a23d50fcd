#if os(Linux)
  import FlowContacts
  import Foundation
  import Testing

  @Suite("Cards of contacts")
  struct CNContactVCardSerializationTests {
    private func contact() -> CNMutableContact {
      let contact = CNMutableContact()
      (contact.givenName, contact.familyName, contact.organizationName) = ("Ann", "Lee; Jr", "Tea, Ltd.")
      contact.jobTitle = "Taster"
      contact.phoneNumbers = [
        CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "555-1234"))
      ]
      contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ann@example.com" as NSString)]
      let address = CNMutablePostalAddress()
      (address.street, address.city, address.postalCode) = ("1 Hill\nHouse B", "York", "12")
      contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
      contact.birthday = DateComponents(month: 3, day: 9)
      return contact
    }

    @Test("have a line for each value, with marks before signs of the format")
    func writing() throws {
      let text = String(decoding: try CNContactVCardSerialization.data(with: [contact()]), as: UTF8.self)
      let lines = text.split(separator: "\r\n").map(String.init)
      #expect(lines.first == "BEGIN:VCARD" && lines.last == "END:VCARD" && lines[1] == "VERSION:3.0")
      for line in [
        "N:Lee\\; Jr;Ann;;;", "FN:Ann Lee\\; Jr", "ORG:Tea\\, Ltd.;", "TITLE:Taster", "TEL;type=CELL:555-1234",
        "EMAIL;type=INTERNET;type=WORK:ann@example.com", "ADR;type=HOME:;;1 Hill\\nHouse B;York;;12;",
        "BDAY:1604-03-09",
      ] { #expect(lines.contains(line), "\(line) in \(lines)") }
    }

    @Test("are read as they were written")
    func reading() throws {
      let data = try CNContactVCardSerialization.data(with: [contact(), contact()])
      let contacts = try CNContactVCardSerialization.contacts(with: data)
      #expect(contacts.count == 2)
      let first = try #require(contacts.first)
      #expect(first.givenName == "Ann" && first.familyName == "Lee; Jr" && first.organizationName == "Tea, Ltd.")
      #expect(first.phoneNumbers.map(\.value.stringValue) == ["555-1234"])
      #expect(first.phoneNumbers.map(\.label) == [CNLabelPhoneNumberMobile])
      #expect(first.emailAddresses.map(\.label) == [CNLabelWork])
      #expect(first.postalAddresses.first?.value.street == "1 Hill\nHouse B")
      #expect(first.birthday == DateComponents(month: 3, day: 9))
    }

    @Test("are read with groups, continued lines and lists of types, and only if they are whole")
    func forms() throws {
      let text = "BEGIN:VCARD\nVERSION:3.0\nFN:Ann\n Marie\nitem1.TEL;TYPE=VOICE,WORK:1\nEND:VCARD\n"
      let contact = try #require(try CNContactVCardSerialization.contacts(with: Data(text.utf8)).first)
      #expect(contact.givenName == "AnnMarie" && contact.phoneNumbers.map(\.label) == [CNLabelWork])
      for text in ["", "no card", "BEGIN:VCARD\nFN:Ann\n"] {
        #expect(throws: CNError.self) { try CNContactVCardSerialization.contacts(with: Data(text.utf8)) }
      }
    }
  }
#endif
