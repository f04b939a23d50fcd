import FlowStore
import Foundation
import Testing

private struct Person: Equatable, Codable {
  let email: String
  var name = ""
}

@Suite("An identified value")
struct IdentifiedTests {
  @Test("gets its identifier from a key path, and keeps it when the value changes")
  func keyPath() {
    let path: KeyPath<Person, Int> = \.email.count
    var person = Identified(Person(email: "ann@example.org", name: "Ann"), id: path)
    #expect(person.id == 15)
    person.name = "Bea"
    person.value = Person(email: "b", name: person.name)
    #expect(person.id == 15)
    #expect(person.value == Person(email: "b", name: "Bea"))
  }

  @Test("gets its identifier from a closure, or explicitly")
  func otherIdentifiers() {
    let person = Person(email: "ann@example.org")
    #expect(Identified(person, id: { $0.email.uppercased() }).id == "ANN@EXAMPLE.ORG")
    #expect(Identified(person, id: 7).id == 7)
    #expect(Identified(person, id: 7) != Identified(person, id: 8))
  }

  @Test("allows an identified array of values that are not identifiable")
  func array() {
    var people = IdentifiedArray(["ann", "bea"].map { Identified(Person(email: $0), id: \.email) }, id: \.id)
    people[id: "bea"]?.name = "Bea"
    #expect(people.map(\.name) == ["", "Bea"])
    #expect(people.ids == ["ann", "bea"])
  }

  @Test("is encoded with its identifier")
  func coding() throws {
    let person = Identified(Person(email: "ann@example.org", name: "Ann"), id: \.email)
    let data = try JSONEncoder().encode(person)
    #expect(try JSONDecoder().decode(Identified<String, Person>.self, from: data) == person)
  }
}
