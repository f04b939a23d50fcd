#if os(Linux)
  import FlowSecurity
  import Testing

  @Suite("Certificates")
  struct SecTrustTests {
    @Test("a certificate keeps its bytes, and is never trusted")
    func trust() throws {
      let data = Data([1, 2, 3])
      let certificate = try #require(SecCertificateCreateWithData(nil, data))
      #expect(SecCertificateCopyData(certificate) == data && SecCertificateCreateWithData(nil, Data()) == nil)
      var trust: SecTrust?
      #expect(SecTrustCreateWithCertificates(certificate, SecPolicyCreateBasicX509(), &trust) == errSecSuccess)
      let made = try #require(trust)
      #expect(SecTrustGetCertificateCount(made) == 1)
      #expect(SecTrustCopyCertificateChain(made) as? [SecCertificate] == [certificate])
      SecTrustSetAnchorCertificates(made, [certificate])
      #expect(!SecTrustEvaluateWithError(made, nil) && SecTrustCopyKey(made) == nil)
      #expect(SecTrustCreateWithCertificates([SecCertificate](), nil, &trust) == errSecParam)
    }
  }
#endif
