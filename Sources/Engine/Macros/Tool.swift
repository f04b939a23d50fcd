import FlowEngineTool
import Glibc

/// Expands macros by the engine's program.
@main
enum Tool {
  static func main() { exit(flow_run_engine_tool("SwiftUIMacros", CommandLine.unsafeArgv)) }
}
