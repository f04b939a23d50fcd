import FlowFoundation
import Foundation
import PhoneSimulation

/// Rules that block parts of pages. They have no effect here: pages are texts.
@MainActor @preconcurrency
open class WKContentRuleList: NSObject {
  public let identifier: String

  init(_ identifier: String) { self.identifier = identifier }
}

/// The lists of rules of the app, which are kept while it runs.
@MainActor @preconcurrency
open class WKContentRuleListStore: NSObject {
  private static let shared = WKContentRuleListStore()
  private var lists: [String: WKContentRuleList] = [:]

  open class func `default`() -> WKContentRuleListStore! { shared }

  private func compiled(_ identifier: String, _ rules: String) throws -> WKContentRuleList {
    guard (try? JSONSerialization.jsonObject(with: Data(rules.utf8))) is [Any] else {
      throw WKError(.contentRuleListStoreCompileFailed)
    }
    let list = WKContentRuleList(identifier)
    lists[identifier] = list
    return list
  }

  /// Keeps a list of rules, and calls back soon on the main thread.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {
    let callback = Callback(completionHandler)
    let result = Callback(Result { try compiled(identifier ?? "", encodedContentRuleList ?? "") })
    SimulatedPhone.current.runSoon(named: "a list of rules") {
      switch result.call {
      case .success(let list): callback.call(list, nil)
      case .failure(let error): callback.call(nil, error)
      }
    }
  }

  /// Keeps a list of rules.
  ///
  /// - Throws: ``WKError`` if the text is no list in JSON.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? { try compiled(identifier ?? "", encodedContentRuleList ?? "") }

  /// A list that was kept.
  ///
  /// - Throws: ``WKError`` if there is none.
  open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
    guard let list = lists[identifier ?? ""] else { throw WKError(.contentRuleListStoreLookUpFailed) }
    return list
  }

  open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {
    let (callback, list) = (Callback(completionHandler), Callback(lists[identifier ?? ""]))
    SimulatedPhone.current.runSoon(named: "a list of rules") {
      callback.call(list.call, list.call == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
    }
  }
}

extension WKUserContentController {
  /// Adds rules, which have no effect, with a warning.
  public func add(_ contentRuleList: WKContentRuleList) {
    report(.missing("WKUserContentController.add(_:)", "the rules of \(contentRuleList.identifier) block nothing."))
  }

  public func remove(_ contentRuleList: WKContentRuleList) {}
  public func removeAllContentRuleLists() {}
}
