/// Gives tasks that run outside of any test store the chance to go on.
///
/// Nobody can tell when such a task has done all it can. Its turn comes after a few yields, because executors run
/// their jobs in turn; the tasks of a test store need none of this.
func settle() async {
  EffectContext.current?.drain()
  for _ in 0..<20 {
    await Task.yield()
  }
}
