// On Apple's systems, `import Foundation` also brings what is in a separate module here.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
