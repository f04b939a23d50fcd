import ArgumentParser
import DeviceCatalog
import FlowIssueReporting
import FlowReports
import Foundation

/// The names that describe a screen, checked before anything is built.
enum ScreenNames {
  static func checkDevice(_ name: String) throws {
    if DeviceModel.named(name) != nil { return }
    let nearest = NearestName(to: name, among: DeviceModel.all.map(\.name))
    throw ValidationError("There is no device named \(quoted(name)).\(nearest.question) `flow devices` lists them.")
  }

  static func checkTextSize(_ name: String) throws {
    let names = PreviewRequest.textSizes
    if names.contains(name) { return }
    throw ValidationError(
      "There is no text size named \(quoted(name)).\(NearestName(to: name, among: names).question) There are "
        + names.joined(separator: ", ") + ".")
  }

  /// A locale has a language, and for some a region.
  static func checkLocale(_ identifier: String) throws {
    let locale = Locale(identifier: identifier)
    let isKnown = locale.language.languageCode?.isISOLanguage == true && locale.region?.isISORegion != false
    let letters = identifier.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-@=;".contains($0)) }
    if isKnown, letters { return }
    let nearest = NearestName(to: identifier, among: Locale.availableIdentifiers.sorted())
    throw ValidationError("There is no locale \(quoted(identifier)).\(nearest.question) It is written as in ja_JP.")
  }
}
