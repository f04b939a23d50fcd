#if os(Linux)
  import FirebaseFirestore
  import PhoneSimulation
  import Testing

  @Suite("A query of Firestore", .ownPhone)
  struct QueryTests {
    private let phone = SimulatedPhone.current
    private let teas: CollectionReference

    init() {
      FirebaseApp.configure()
      teas = Firestore.firestore().collection("teas")
      phone.firestore["teas/a"] = ["name": "Assam", "price": 3, "tags": ["black", "strong"], "from": ["land": "IN"]]
      phone.firestore["teas/c"] = ["name": "Ceylon", "price": 2.5, "tags": ["black"], "from": ["land": "LK"]]
      phone.firestore["teas/e"] = ["name": "Earl Grey", "price": 3, "tags": ["scent"]]
      phone.firestore["teas/s"] = ["name": "Sencha", "price": "much"]
      phone.firestore["teas/a/cups/1"] = ["size": 1]
      phone.firestore["teas/c/cups/2"] = ["size": 2]
    }

    private func names(_ query: Query) async throws -> String {
      try await query.getDocuments().documents.map(\.documentID).joined(separator: " ")
    }

    @Test("finds all documents of a collection in the order of their identifiers, without those further inside")
    func all() async throws {
      #expect(try await names(teas) == "a c e s")
      #expect(try await names(Firestore.firestore().collectionGroup("cups")) == "1 2")
    }

    @Test("compares values of the same type")
    func comparisons() async throws {
      #expect(try await names(teas.whereField("price", isEqualTo: 3.0)) == "a e")
      #expect(try await names(teas.whereField("price", isNotEqualTo: 3)) == "c s")
      #expect(try await names(teas.whereField("price", isLessThan: 3)) == "c")
      #expect(try await names(teas.whereField("price", isLessThanOrEqualTo: 3)) == "c a e")
      #expect(try await names(teas.whereField("price", isGreaterThan: 2.5)) == "a e")
      #expect(try await names(teas.whereField("price", isGreaterThanOrEqualTo: 2.5)) == "c a e")
      #expect(try await names(teas.whereField("tags", arrayContains: "black")) == "a c")
      #expect(try await names(teas.whereField("tags", arrayContainsAny: ["scent", "strong"])) == "a e")
      #expect(try await names(teas.whereField("name", in: ["Ceylon", "Assam"])) == "a c")
      #expect(try await names(teas.whereField("name", notIn: ["Ceylon", "Assam"])) == "e s")
      #expect(try await names(teas.whereField("from.land", isEqualTo: "IN")) == "a")
      #expect(try await names(teas.whereField(FieldPath(["from", "land"]), isEqualTo: "LK")) == "c")
      #expect(try await names(teas.whereField(FieldPath.documentID(), in: ["a", "s"])) == "a s")
      #expect(try await names(teas.whereField(FieldPath.documentID(), isGreaterThan: "c")) == "e s")
    }

    @Test("has conditions of conditions")
    func filters() async throws {
      let filter = Filter.orFilter([
        Filter.whereField("name", isEqualTo: "Sencha"),
        Filter.andFilter([
          Filter.whereField("price", isGreaterOrEqualTo: 3), Filter.whereField("tags", arrayContains: "black"),
        ]),
      ])
      #expect(try await names(teas.whereFilter(filter)) == "a s")
    }

    @Test("orders documents, and leaves out those without the field")
    func orders() async throws {
      #expect(try await names(teas.order(by: "price")) == "c a e s")
      #expect(try await names(teas.order(by: "price", descending: true)) == "s e a c")
      #expect(try await names(teas.order(by: "price", descending: true).order(by: "name")) == "s a e c")
      #expect(try await names(teas.order(by: "from.land")) == "a c")
    }

    @Test("has limits at either end")
    func limits() async throws {
      let byName = teas.order(by: "name")
      #expect(try await names(byName.limit(to: 2)) == "a c")
      #expect(try await names(byName.limit(toLast: 2)) == "e s")
    }

    @Test("starts and ends at values and documents, for pages")
    func cursors() async throws {
      let byName = teas.order(by: "name")
      #expect(try await names(byName.start(at: ["Ceylon"])) == "c e s")
      #expect(try await names(byName.start(after: ["Ceylon"]).limit(to: 1)) == "e")
      #expect(try await names(byName.end(before: ["Earl Grey"])) == "a c")
      #expect(try await names(byName.end(at: ["Earl Grey"])) == "a c e")
      let page = try await teas.order(by: "price").limit(to: 2).getDocuments()
      let last = try #require(page.documents.last)
      #expect(last.documentID == "a")
      #expect(try await names(teas.order(by: "price").start(afterDocument: last)) == "e s")
      #expect(try await names(teas.order(by: "price").start(atDocument: last)) == "a e s")
      #expect(try await names(teas.order(by: "price").end(atDocument: last)) == "c a")
      #expect(try await names(teas.order(by: "price").end(beforeDocument: last)) == "c")
    }

    @Test("counts, adds and averages numbers")
    func aggregates() async throws {
      #expect(try await teas.count.getAggregation(source: .server).count == 4)
      let fields = [AggregateField.count(), .sum("price"), .average("price")]
      let result = try await teas.whereField("tags", arrayContains: "black").aggregate(fields)
        .getAggregation(source: .server)
      #expect(result.get(fields[0]) as? Int == 2)
      #expect(result.get(fields[1]) as? Double == 5.5)
      #expect(result.get(fields[2]) as? Double == 2.75)
      let none = try await teas.whereField("name", isEqualTo: "none").aggregate(fields).getAggregation(source: .server)
      #expect(none.get(fields[2]) is NSNull && none.get(fields[1]) as? Int == 0)
    }

    @Test("finds nothing with a value of another type, and warns of that and of a predicate")
    func unknown() async throws {
      let warnings = ReportCollector.warnings {
        _ = teas.whereField("link", isEqualTo: URL(string: "https://example.com")!)
        _ = teas.filter(using: NSPredicate(value: true))
      }
      #expect(
        warnings == [
          "A query compares with a value that Firestore does not know, which ends an app on a phone. It finds nothing: "
            + "https://example.com.",
          "Query.filter(using:) is not implemented: the predicate has no effect.",
        ])
      #expect(try await names(teas.whereField("link", isEqualTo: URL(string: "https://example.com")!)) == "")
    }

    @Test("is equal to one that looks for the same")
    func equality() {
      #expect(teas.whereField("a", isEqualTo: 1) == teas.whereField("a", isEqualTo: 1))
      #expect(teas.whereField("a", isEqualTo: 1) != teas.whereField("a", isEqualTo: 2))
    }
  }
#endif
