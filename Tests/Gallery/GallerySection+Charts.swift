import Charts
import SwiftUI

extension GallerySection {
  static let charts = GallerySection(
    title: "Charts",
    pages: [
      GalleryPage("bars") {
        GalleryCharts.stacked
        GalleryCharts.grouped
        GalleryCharts.lying
      },
      GalleryPage("lines and areas") {
        GalleryCharts.lines
        GalleryCharts.areas
        GalleryCharts.dates
      },
      GalleryPage("points, rectangles and functions") {
        GalleryCharts.points
        GalleryCharts.rectangles
        GalleryCharts.functions
      },
      GalleryPage("sectors") {
        GalleryCharts.pie
        GalleryCharts.donut
      },
      GalleryPage("axes") {
        GalleryCharts.ownAxes
        GalleryCharts.logarithm
        GalleryCharts.scrolling
      },
    ])
}

/// Charts of all marks.
@MainActor
private enum GalleryCharts {
  struct Sale: Identifiable {
    let id: Int
    let month: String
    let store: String
    let count: Double
  }

  struct Day: Identifiable {
    let id: Date
    let value: Double
  }

  struct Pair: Identifiable {
    let id: Int
    let x: Double
    let y: Double
  }

  static let sales: [Sale] = {
    let months = ["Jan", "Feb", "Mar", "Apr"]
    let north: [Double] = [45, 75, 160, 200]
    let south: [Double] = [80, 60, 90, 140]
    return months.indices.flatMap { index in
      [
        Sale(id: 2 * index, month: months[index], store: "North", count: north[index]),
        Sale(id: 2 * index + 1, month: months[index], store: "South", count: south[index]),
      ]
    }
  }()

  static let months: [Sale] = sales.filter { $0.store == "North" }

  static let days: [Day] = {
    let values: [Double] = [3, 5, 4, 7, 6, 9, 12]
    return (0..<14).map {
      Day(id: Date(timeIntervalSinceReferenceDate: 700_000_000 + Double($0) * 86_400), value: values[$0 % 7])
    }
  }()

  static let pairs: [Pair] = (0..<40).map { Pair(id: $0, x: Double($0 * 37 % 41) - 10, y: Double($0 * 53 % 47)) }

  static var stacked: some View {
    Chart(sales) {
      BarMark(x: .value("Month", $0.month), y: .value("Count", $0.count))
        .foregroundStyle(by: .value("Store", $0.store))
    }
  }

  static var grouped: some View {
    Chart(sales) {
      BarMark(x: .value("Month", $0.month), y: .value("Count", $0.count))
        .foregroundStyle(by: .value("Store", $0.store))
        .position(by: .value("Store", $0.store))
        .cornerRadius(4)
    }
    .chartLegend(position: .top)
  }

  static var lying: some View {
    Chart(months) {
      BarMark(x: .value("Count", $0.count), y: .value("Month", $0.month)).foregroundStyle(Color.orange.gradient)
    }
  }

  static var lines: some View {
    Chart(sales) {
      LineMark(x: .value("Month", $0.month), y: .value("Count", $0.count))
        .interpolationMethod(.catmullRom)
        .foregroundStyle(by: .value("Store", $0.store))
        .symbol(by: .value("Store", $0.store))
    }
  }

  static var areas: some View {
    Chart(sales) {
      AreaMark(x: .value("Month", $0.month), y: .value("Count", $0.count))
        .foregroundStyle(by: .value("Store", $0.store))
        .interpolationMethod(.monotone)
    }
  }

  static var dates: some View {
    Chart {
      ForEach(days) { day in
        AreaMark(x: .value("Day", day.id), y: .value("Value", day.value))
          .foregroundStyle(LinearGradient(colors: [.purple.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
        LineMark(x: .value("Day", day.id), y: .value("Value", day.value)).foregroundStyle(.purple)
      }
      RuleMark(y: .value("Limit", 8)).foregroundStyle(.red).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
        .annotation(position: .top, alignment: .leading) { Text("Limit").font(.caption2).foregroundStyle(.red) }
    }
  }

  static var points: some View {
    Chart(pairs) {
      PointMark(x: .value("x", $0.x), y: .value("y", $0.y))
        .foregroundStyle(by: .value("y", $0.y))
        .symbolSize(by: .value("y", $0.y))
    }
  }

  static var rectangles: some View {
    Chart(0..<15, id: \.self) { index in
      RectangleMark(x: .value("x", "\(index % 5)"), y: .value("y", "row \(index / 5)"))
        .foregroundStyle(by: .value("n", Double(index)))
    }
  }

  static var functions: some View {
    Chart {
      AreaPlot(x: "x", yStart: "low", yEnd: "high") { (yStart: -abs(cos($0)), yEnd: 0) }
        .foregroundStyle(.green.opacity(0.3))
      LinePlot(x: "x", y: "sin") { sin($0) }
    }
    .chartXScale(domain: -6...6)
    .chartXAxisLabel("x")
    .chartYAxisLabel("sin x")
  }

  static var pie: some View {
    Chart(months) {
      SectorMark(angle: .value("Count", $0.count)).foregroundStyle(by: .value("Month", $0.month))
    }
  }

  static var donut: some View {
    Chart(months) {
      SectorMark(angle: .value("Count", $0.count), innerRadius: .ratio(0.6), angularInset: 1.5)
        .cornerRadius(5)
        .foregroundStyle(by: .value("Month", $0.month))
    }
    .chartLegend(position: .trailing)
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let frame = proxy.plotFrame {
          Text("Total").font(.headline).position(x: geometry[frame].midX, y: geometry[frame].midY)
        }
      }
    }
  }

  static var ownAxes: some View {
    Chart(days) { BarMark(x: .value("Day", $0.id, unit: .day), y: .value("Value", $0.value)) }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day, count: 2)) { _ in
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: .dateTime.day(), centered: true)
        }
      }
      .chartYAxis { AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) }
  }

  static var logarithm: some View {
    Chart(pairs) { PointMark(x: .value("x", $0.x), y: .value("y", $0.y + 1)).symbol(.diamond) }
      .chartYScale(domain: 1...100, type: .log)
      .chartPlotStyle { $0.background(.blue.opacity(0.1)).border(.blue) }
  }

  static var scrolling: some View {
    Chart(days) { LineMark(x: .value("Day", $0.id), y: .value("Value", $0.value)) }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 5 * 86_400)
  }
}
