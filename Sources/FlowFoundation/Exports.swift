// On Apple's systems, `import Foundation` also brings what is in a module of its own here.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
