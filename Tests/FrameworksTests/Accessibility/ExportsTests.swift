#if os(Linux)
  import FlowAccessibility
  import Testing

  @Suite("Accessibility")
  struct AccessibilityExportsTests {
    @Test("has the descriptions of charts, without SwiftUI")
    func chart() {
      let axis = AXNumericDataAxisDescriptor(
        title: "Year", range: 2020...2026, gridlinePositions: [2023], valueDescriptionProvider: { "\(Int($0))" })
      let series = AXDataSeriesDescriptor(
        name: "Sales", isContinuous: true, dataPoints: [AXDataPoint(x: 2020, y: 3), AXDataPoint(x: 2021, y: 5)])
      let chart = AXChartDescriptor(title: "Shop", summary: nil, xAxis: axis, yAxis: nil, series: [series])
      #expect(chart.series.first?.dataPoints.count == 2)
      #expect(axis.valueDescriptionProvider(2021.5) == "2021")
    }
  }
#endif
