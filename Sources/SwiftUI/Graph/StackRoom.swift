import Glibc

/// How much of the main thread's stack is left, so that a tree that is too deep becomes an error and not a crash.
@MainActor
struct StackRoom {
  /// What one level of views may need, with its layout and drawing, and room for the message.
  private static let reserve: UInt = 1 << 20

  private let lowest: UInt

  init() {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    let size = limit.rlim_cur == .max ? 8 << 20 : UInt(limit.rlim_cur)
    // The graph belongs to the main actor, whose thread the kernel gives the stack that the limit is about.
    var marker = 0
    let here = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
    let top = Self.endOfMainStack ?? here
    lowest = top > size ? top - size : 0
  }

  var hasRoom: Bool {
    var marker = 0
    return withUnsafePointer(to: &marker) { UInt(bitPattern: $0) } > lowest + Self.reserve
  }

  private static var endOfMainStack: UInt? {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
    guard let line = maps.split(separator: "\n").last(where: { $0.hasSuffix("[stack]") }) else { return nil }
    let bounds = line.prefix { $0 != " " }.split(separator: "-")
    return bounds.count == 2 ? UInt(bounds[1], radix: 16) : nil
  }
}
