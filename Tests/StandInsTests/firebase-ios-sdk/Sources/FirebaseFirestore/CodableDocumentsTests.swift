#if os(Linux)
  import FirebaseFirestore
  import FirebaseFirestoreSwift
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct Tea: Codable, Equatable, Identifiable {
    @DocumentID var id: String?
    var name: String
    var price: Double = 1
    var tags: [String] = []
    var harvested: Date?
    var place: GeoPoint?
    var link: URL?
    @ServerTimestamp var created: Timestamp?
    @ExplicitNull var note: String?
  }

  private struct TeaList: View {
    @FirestoreQuery(collectionPath: "teas", predicates: [.order(by: "name"), .whereField("price", isLessThan: 5)])
    var teas: [Tea]

    var body: some View {
      Text("\(teas.count) teas")
      ForEach(teas) { Text($0.name) }
      Text($teas.error == nil ? "no error" : "error")
    }
  }

  @Suite("Documents as values", .ownPhone)
  struct CodableDocumentsTests {
    private let phone = SimulatedPhone.current
    private var store: Firestore { Firestore.firestore() }

    init() { FirebaseApp.configure() }

    @Test("are written and read with their identifier and the server's time")
    func roundTrip() async throws {
      var tea = Tea(name: "Assam", price: 3, tags: ["black"])
      tea.harvested = Date(timeIntervalSince1970: 86400)
      tea.place = GeoPoint(latitude: 26, longitude: 93)
      tea.link = URL(string: "https://example.com")
      let document = try store.collection("teas").addDocument(from: tea)
      let fields = try #require(phone.firestore[document.path])
      #expect(fields["id"] == nil && fields["note"] is NSNull)
      #expect(fields["harvested"] is Timestamp && fields["place"] is GeoPoint)
      #expect(fields["link"] as? String == "https://example.com")
      let read = try await document.getDocument(as: Tea.self)
      #expect(read.id == document.documentID)
      #expect(read.created?.dateValue() == phone.now)
      #expect(read.name == tea.name && read.tags == tea.tags && read.harvested == tea.harvested)
      #expect(read.place == tea.place && read.link == tea.link && read.note == nil)
      try document.setData(from: read)
      #expect(try await document.getDocument().data(as: Tea.self) == read)
    }

    @Test("read whole numbers as numbers with fractions, and no others")
    func numbers() async throws {
      phone.firestore["teas/1"] = ["name": "Assam", "price": 3, "tags": [], "note": NSNull(), "created": NSNull()]
      #expect(try await store.document("teas/1").getDocument(as: Tea.self).price == 3)
      struct Count: Codable { var price: Int }
      phone.firestore["teas/1"] = ["price": 2.0]
      #expect(try await store.document("teas/1").getDocument(as: Count.self).price == 2)
      let store = store
      for value: Any in [2.5, "2", true, NSNull()] {
        phone.firestore["teas/1"] = ["price": value]
        await #expect(throws: DecodingError.self) { try await store.document("teas/1").getDocument(as: Count.self) }
      }
    }

    @Test("are an error if the document or a field is missing, or a field has the identifier's name")
    func failures() async throws {
      let store = store
      await #expect(throws: DecodingError.self) { try await store.document("teas/1").getDocument(as: Tea.self) }
      phone.firestore["teas/1"] = ["price": 1]
      await #expect(throws: DecodingError.self) { try await store.document("teas/1").getDocument(as: Tea.self) }
      phone.firestore["teas/1"] = ["name": "Assam", "id": "x"]
      await #expect {
        try await store.document("teas/1").getDocument(as: Tea.self)
      } throws: { error in
        guard case FirestoreDecodingError.fieldNameConflict(let text) = error else { return false }
        return text == "The document teas/1 has a field of the name of a @DocumentID: id."
      }
      #expect(throws: EncodingError.self) { try Firestore.Encoder().encode(["a"]) }
    }

    @Test("warn about an identifier that an app sets")
    func identifier() {
      let warnings = ReportCollector.warnings { _ = Tea(id: "1", name: "Assam") }
      #expect(
        warnings == [
          "A @DocumentID has the value \"1\", which Firestore ignores: it sets the identifier when it reads a document."
        ])
    }

    @Test("are in a view, which follows them") @MainActor
    func query() {
      phone.firestore["teas/1"] = ["name": "Ceylon", "price": 2, "tags": [], "note": NSNull(), "created": NSNull()]
      phone.firestore["teas/2"] = ["name": "Gyokuro", "price": 9, "tags": [], "note": NSNull(), "created": NSNull()]
      let screen = Screen(device: .iPhone)
      screen.show(TeaList())
      let app = XCUIApplication(screen: screen)
      screen.advance(by: 0.01)
      #expect(app.staticTexts["1 teas"].exists && app.staticTexts["Ceylon"].exists)
      phone.firestore["teas/3"] = ["name": "Assam", "price": 3, "tags": [], "note": NSNull(), "created": NSNull()]
      screen.advance(by: 0.01)
      #expect(app.staticTexts["2 teas"].exists && app.staticTexts["no error"].exists)
      phone.firestore["teas/4"] = ["name": "broken", "price": 1]
      screen.advance(by: 0.01)
      #expect(app.staticTexts["0 teas"].exists && app.staticTexts["error"].exists)
    }
  }
#endif
