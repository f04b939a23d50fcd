import FlowEngineTool
import Glibc

/// Expands the macros of SwiftData by the engine's program.
@main
enum Tool {
  static func main() { exit(flow_run_engine_tool("SwiftDataMacros", CommandLine.unsafeArgv)) }
}
