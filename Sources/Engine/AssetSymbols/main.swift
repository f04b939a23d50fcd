import FlowEngineTool
import Glibc

exit(flow_run_engine_tool("asset-symbols", CommandLine.unsafeArgv))
