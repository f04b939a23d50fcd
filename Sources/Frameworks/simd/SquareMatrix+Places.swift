extension simd_float4x4 {
  /// A point, moved.
  package func moved(_ point: SIMD3<Float>) -> SIMD3<Float> { three(self * SIMD4(point, 1)) }

  /// A direction, turned and stretched.
  package func turned(_ direction: SIMD3<Float>) -> SIMD3<Float> { three(self * SIMD4(direction, 0)) }

  private func three(_ vector: SIMD4<Float>) -> SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
}
