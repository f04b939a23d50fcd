import Foundation
import PhoneSimulation

/// What words of an app are.
public enum INVocabularyStringType: Int, Sendable {
  case contactName = 1
  case contactGroupName
  case photoTag = 100
  case photoAlbumName
  case workoutActivityName = 200
  case carProfileName = 300
  case carName
  case paymentsOrganizationName = 400
  case paymentsAccountNickname
  case notebookItemTitle = 500
  case notebookItemGroupName
  case mediaPlaylistTitle = 700
  case mediaMusicArtistName, mediaAudiobookTitle, mediaAudiobookAuthorName, mediaShowTitle
}

/// The words of an app that the system is to understand. The phone records them.
open class INVocabulary: NSObject {
  private override init() {}

  /// The words of the app.
  open class func shared() -> INVocabulary { INVocabulary() }

  /// Replaces the words of a kind; recorded.
  open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    SimulatedPhone.current.record("Intents", "teaches \(vocabulary.count) words of the kind \(type)")
  }

  /// Removes all words; recorded.
  open func removeAllVocabularyStrings() { SimulatedPhone.current.record("Intents", "forgets all words") }
}

/// How the system guesses what a person plays next.
public enum INUpcomingMediaPredictionMode: Int, Sendable {
  case `default`, onlyPredictSuggestedIntents
}

/// What a person may want to play next. The phone records it.
open class INUpcomingMediaManager: NSObject {
  private override init() {}

  /// What a person may want to play next.
  open class var shared: INUpcomingMediaManager { INUpcomingMediaManager() }

  /// Suggests what a person may want to play; recorded.
  open func setSuggestedMediaIntents(_ intents: NSOrderedSet) {
    let titles = intents.compactMap { ($0 as? INPlayMediaIntent)?.mediaItems?.first?.title ?? "something" }
    SimulatedPhone.current.record("Intents", "suggests to play \(titles.joined(separator: ", "))")
  }
}
