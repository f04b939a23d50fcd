import FlowCoreMedia
import FlowFoundation
import Foundation
import Locking
import PhoneSimulation

/// Plays one item after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private let waiting: Locked<[AVPlayerItem]>

  /// Creates a player of several items.
  public init(items: [AVPlayerItem]) {
    waiting = Locked(Array(items.dropFirst()))
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
  }

  /// Creates a player of an item, or of none.
  public override convenience init(playerItem item: AVPlayerItem?) { self.init(items: item.map { [$0] } ?? []) }

  public override convenience init() { self.init(items: []) }

  /// Creates a player of an address.
  public convenience init(url URL: URL) { self.init(items: [AVPlayerItem(url: URL)]) }

  /// The items that have not been played, the current one first.
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting.value }

  /// Ends the current item, and continues with the next one.
  open func advanceToNextItem() {
    let next = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    replaceCurrentItem(with: next)
  }

  /// Whether an item is not in the queue yet.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains { $0 === item }
  }

  /// Adds an item after another one, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    if currentItem == nil { return replaceCurrentItem(with: item) }
    let current = currentItem
    waiting.withLock { items in
      let index = afterItem.flatMap { after in
        after === current ? 0 : items.firstIndex { $0 === after }.map { $0 + 1 }
      }
      items.insert(item, at: index ?? items.endIndex)
    }
  }

  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { return advanceToNextItem() }
    waiting.withLock { items in items.removeAll { $0 === item } }
  }

  open func removeAllItems() {
    waiting.withLock { $0 = [] }
    replaceCurrentItem(with: nil)
  }

  override func ended(_ item: AVPlayerItem) {
    guard actionAtItemEnd == .advance else { return super.ended(item) }
    SimulatedPhone.current.record("AVFoundation", "has played \(item.asset.address.lastPathComponent)")
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    if item === currentItem { advanceToNextItem() }
  }
}

/// Plays an item again and again.
// @unchecked: what changes is guarded by a lock.
open class AVPlayerLooper: NSObject, AnnouncingObject, @unchecked Sendable {
  /// Whether the item is repeated.
  public enum Status: Int, Sendable {
    case unknown, ready, failed, cancelled
  }

  /// Where the copies of the item are put.
  public enum ItemOrdering: Int, Sendable {
    case loopingItemsPrecedeExistingItems, loopingItemsFollowExistingItems
  }

  package let propertyObservers = PropertyObservers()
  private weak var player: AVQueuePlayer?
  private let template: AVPlayerItem
  private let state = Locked((count: 0, status: Status.ready))
  private let token = Locked<Token?>(nil)

  /// The token of a notification center, which is only handed back.
  private struct Token: @unchecked Sendable {
    let value: any NSObjectProtocol
  }

  /// Repeats an item in a player.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    template = itemToLoop
    super.init()
    if player.currentItem == nil { player.insert(itemToLoop.copyForLoop(), after: nil) }
    player.insert(itemToLoop.copyForLoop(), after: nil)
    let observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil
    ) { [weak self] notification in
      guard let self, let item = notification.object as? AVPlayerItem else { return }
      repeated(item)
    }
    token.withLock { $0 = Token(value: observer) }
  }

  /// Repeats a part of an item in a player; here the whole item is repeated, with a warning.
  public convenience init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
  ) {
    if loopRange.isValid {
      report(.missing("AVPlayerLooper(player:templateItem:timeRange:)", "the whole item is repeated."))
    }
    self.init(player: player, templateItem: itemToLoop)
  }

  open var status: Status { state.withLock { $0.status } }
  open var error: (any Error)? { nil }
  open var loopCount: Int { state.withLock { $0.count } }
  open var loopingPlayerItems: [AVPlayerItem] { player?.items() ?? [] }

  /// Plays the current item to its end, and no other.
  open func disableLooping() {
    state.withLock { $0.status = .cancelled }
    guard let player else { return }
    for item in player.items().dropFirst() { player.remove(item) }
  }

  private func repeated(_ item: AVPlayerItem) {
    guard let player, item === player.currentItem, status == .ready else { return }
    state.withLock { $0.count += 1 }
    player.insert(item.copyForLoop(), after: nil)
    propertyObservers.announce()
  }

  package func announcedValue(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "status": status.rawValue
    case "loopCount": loopCount
    default: nil
    }
  }

  deinit {
    if let token = token.value { NotificationCenter.default.removeObserver(token.value) }
  }
}

extension AVPlayerItem {
  fileprivate func copyForLoop() -> AVPlayerItem { AVPlayerItem(asset: asset) }
}
