/// Replaces the process by a program of the engine's folder.
///
/// - Returns: An exit code, if the program cannot be started.
int flow_run_engine_tool(const char *name, char **arguments);
