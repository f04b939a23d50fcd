import Foundation

extension DocumentSnapshot {
  /// Decodes the document.
  ///
  /// - Throws: `DecodingError` if it does not exist, or has other fields.
  public func data<T: Decodable>(
    as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
    decoder: Firestore.Decoder = .init()
  ) throws -> T {
    try decoder.decode(type, from: data(with: serverTimestampBehavior) as Any? ?? NSNull(), in: reference)
  }
}

extension DocumentReference {
  /// Encodes and writes the document.
  ///
  /// - Throws: `EncodingError`.
  public func setData<T: Encodable>(
    from value: T, encoder: Firestore.Encoder = .init(), completion: (((any Error)?) -> Void)? = nil
  ) throws {
    setData(try encoder.encode(value), completion: completion)
  }

  /// Encodes and writes the document.
  ///
  /// - Throws: `EncodingError`.
  public func setData<T: Encodable>(
    from value: T, merge: Bool, encoder: Firestore.Encoder = .init(), completion: (((any Error)?) -> Void)? = nil
  ) throws {
    setData(try encoder.encode(value), merge: merge, completion: completion)
  }

  /// Encodes and writes the document.
  ///
  /// - Throws: `EncodingError`.
  public func setData<T: Encodable>(
    from value: T, mergeFields: [Any], encoder: Firestore.Encoder = .init(),
    completion: (((any Error)?) -> Void)? = nil
  ) throws {
    setData(try encoder.encode(value), mergeFields: mergeFields, completion: completion)
  }

  /// Reads and decodes the document.
  public func getDocument<T: Decodable>(
    as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
    decoder: Firestore.Decoder = .init(), source: FirestoreSource = .default,
    completion: @escaping (Result<T, any Error>) -> Void
  ) {
    getDocument(source: source) { snapshot, error in
      guard let snapshot else {
        return completion(.failure(error ?? FirestoreErrorCode.Code.unknown.error()))
      }
      completion(Result { try snapshot.data(as: type, with: serverTimestampBehavior, decoder: decoder) })
    }
  }

  /// Reads and decodes the document.
  ///
  /// - Throws: An error of a ``FirestoreErrorCode``, or `DecodingError`.
  public func getDocument<T: Decodable>(
    as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
    decoder: Firestore.Decoder = .init(), source: FirestoreSource = .default
  ) async throws -> T {
    try await getDocument(source: source).data(as: type, with: serverTimestampBehavior, decoder: decoder)
  }
}

extension CollectionReference {
  /// Encodes and writes a new document.
  ///
  /// - Throws: `EncodingError`.
  @discardableResult
  public func addDocument<T: Encodable>(
    from value: T, encoder: Firestore.Encoder = .init(), completion: (((any Error)?) -> Void)? = nil
  ) throws -> DocumentReference {
    addDocument(data: try encoder.encode(value), completion: completion)
  }
}

extension WriteBatch {
  /// Encodes and writes a document.
  ///
  /// - Throws: `EncodingError`.
  @discardableResult
  public func setData<T: Encodable>(
    from value: T, forDocument doc: DocumentReference, encoder: Firestore.Encoder = .init()
  ) throws -> WriteBatch {
    setData(try encoder.encode(value), forDocument: doc)
  }

  /// Encodes and writes a document.
  ///
  /// - Throws: `EncodingError`.
  @discardableResult
  public func setData<T: Encodable>(
    from value: T, forDocument doc: DocumentReference, merge: Bool, encoder: Firestore.Encoder = .init()
  ) throws -> WriteBatch {
    setData(try encoder.encode(value), forDocument: doc, merge: merge)
  }

  /// Encodes and writes a document.
  ///
  /// - Throws: `EncodingError`.
  @discardableResult
  public func setData<T: Encodable>(
    from value: T, forDocument doc: DocumentReference, mergeFields: [Any], encoder: Firestore.Encoder = .init()
  ) throws -> WriteBatch {
    setData(try encoder.encode(value), forDocument: doc, mergeFields: mergeFields)
  }
}

extension Transaction {
  /// Encodes and writes a document.
  ///
  /// - Throws: `EncodingError`.
  @discardableResult
  public func setData<T: Encodable>(
    from value: T, forDocument doc: DocumentReference, encoder: Firestore.Encoder = .init()
  ) throws -> Transaction {
    setData(try encoder.encode(value), forDocument: doc)
  }

  /// Encodes and writes a document.
  ///
  /// - Throws: `EncodingError`.
  @discardableResult
  public func setData<T: Encodable>(
    from value: T, forDocument doc: DocumentReference, merge: Bool, encoder: Firestore.Encoder = .init()
  ) throws -> Transaction {
    setData(try encoder.encode(value), forDocument: doc, merge: merge)
  }

  /// Encodes and writes a document.
  ///
  /// - Throws: `EncodingError`.
  @discardableResult
  public func setData<T: Encodable>(
    from value: T, forDocument doc: DocumentReference, mergeFields: [Any], encoder: Firestore.Encoder = .init()
  ) throws -> Transaction {
    setData(try encoder.encode(value), forDocument: doc, mergeFields: mergeFields)
  }
}
