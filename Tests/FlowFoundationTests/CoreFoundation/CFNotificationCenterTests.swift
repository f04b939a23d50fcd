import FlowFoundation
import Foundation
import Testing

@Suite("Notification centers of Core Foundation")
struct CFNotificationCenterTests {
  private final class Log {
    var lines: [String] = []
  }

  @Test("the center of the system passes names to those who observe them, in order, until they end it")
  func darwin() {
    let log = Log()
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    let observer = Unmanaged.passUnretained(log).toOpaque()
    let name = "com.example.\(UUID().uuidString)"
    for number in 1...2 {
      CFNotificationCenterAddObserver(
        center, observer,
        { _, observer, name, object, userInfo in
          guard let observer else { return }
          let log = Unmanaged<Log>.fromOpaque(observer).takeUnretainedValue()
          log.lines.append("\(name?.rawValue.hasPrefix("com.example.") ?? false) \(object == nil) \(userInfo == nil)")
        }, name as CFString, nil, .deliverImmediately)
      CFNotificationCenterPostNotification(center, CFNotificationName(name as CFString), observer, ["a": 1], true)
      #expect(log.lines.count == number * (number + 1) / 2)
    }
    #expect(Set(log.lines) == ["true true true"])
    CFNotificationCenterPostNotification(center, CFNotificationName("com.example.other"), nil, nil, true)
    CFNotificationCenterRemoveObserver(center, observer, CFNotificationName(name as CFString), nil)
    CFNotificationCenterPostNotification(center, CFNotificationName(name as CFString), nil, nil, true)
    #expect(log.lines.count == 3)
  }

  @Test("the center of the process passes the object and the values, too")
  func local() {
    let log = Log()
    let center = CFNotificationCenterGetLocalCenter()
    let object = Unmanaged.passUnretained(log).toOpaque()
    let name = "local.\(UUID().uuidString)"
    CFNotificationCenterAddObserver(
      center, object, { log.lines.append("\($3 == $1.map { UnsafeRawPointer($0) }) \($4?["cups"] as? Int ?? 0)") },
      name as CFString, object, .drop)
    CFNotificationCenterPostNotification(center, CFNotificationName(name as CFString), object, ["cups": 3], true)
    CFNotificationCenterPostNotification(center, CFNotificationName(name as CFString), nil, nil, true)
    CFNotificationCenterRemoveEveryObserver(center, object)
    CFNotificationCenterPostNotification(center, CFNotificationName(name as CFString), object, nil, true)
    #expect(log.lines == ["true 3"])
  }

  @Test("an identifier is a text and back")
  func uuid() {
    let uuid = CFUUIDCreate(nil)
    let text: CFString? = CFUUIDCreateString(nil, uuid)
    #expect(text?.count == 36 && CFUUIDCreateFromString(nil, text) == uuid && CFUUIDCreateFromString(nil, "a") == nil)
  }
}
