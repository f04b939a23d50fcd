import AssetCatalogs
import Foundation
import Testing

@testable import DataModels

/// A folder with a data model of two versions, removed with its owner.
private final class ModelFolder {
  let url: URL

  init(_ contents: String, version: String = "Shop 2") throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/Shop.xcdatamodeld")
    for (name, text) in [("Shop", "<model/>"), (version, contents)] {
      let folder = url.appendingPathComponent("\(name).xcdatamodel")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appendingPathComponent("contents"))
    }
    let list = ["_XCCurrentVersionName": "\(version).xcdatamodel"]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: url.appendingPathComponent(".xccurrentversion"))
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
}

private let shop = """
  <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
  <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
      <entity name="Thing" isAbstract="YES" syncable="YES" codeGenerationType="class" representedClassName="Thing">
          <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
      </entity>
      <entity name="Item" representedClassName="Item" parentEntity="Thing" syncable="YES" codeGenerationType="class">
          <attribute name="count" optional="YES" attributeType="Integer 16" defaultValueString="1" usesScalarValueType="YES"/>
          <attribute name="price" optional="YES" attributeType="Double" usesScalarValueType="NO" minValueString="0"/>
          <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]" elementID="labels"/>
          <attribute name="name" attributeType="String" regularExpressionString="a.*"/>
          <relationship name="list" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="List" inverseName="items" inverseEntity="List"/>
          <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
          <fetchIndex name="byName"><fetchIndexElement property="name" type="Binary" order="ascending"/></fetchIndex>
      </entity>
      <entity name="List" representedClassName=".ItemList" syncable="YES" codeGenerationType="category">
          <relationship name="items" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Item" inverseName="list" inverseEntity="Item"/>
          <fetchedProperty name="cheap" optional="YES">
              <fetchRequest name="fetchedPropertyFetchRequest" entity="Item" predicateString="list == $FETCH_SOURCE" fetchLimit="3"/>
              <userInfo><entry key="kind" value="lazy"/></userInfo>
          </fetchedProperty>
          <fetchedProperty name="nothing"/>
      </entity>
      <entity name="Manual" representedClassName="Manual" syncable="YES"><attribute name="x" attributeType="Boolean"/></entity>
      <fetchRequest name="Cheap" entity="Item" predicateString="price &lt; 3"/>
      <configuration name="Cloud"><memberEntity name="Item"/></configuration>
  </model>
  """

struct DataModelTests {
  @Test("the current version of a model is read with its entities, attributes, relationships and requests")
  func reading() throws {
    let folder = try ModelFolder(shop)
    let model = DataModelFolder(folder.url)
    #expect(model.name == "Shop" && model.versions.count == 2)
    #expect(model.current?.lastPathComponent == "Shop 2.xcdatamodel")
    let content = try model.model()
    #expect(content.entities.map(\.name) == ["Thing", "Item", "List", "Manual"])
    let item = content.entities[1]
    #expect(item.parent == "Thing" && item.generation == .whole && item.uniqueness == [["name"]])
    #expect(item.indices == [["name"]] && content.entities[0].isAbstract)
    #expect(item.attributes[0].defaultValue == "1" && item.attributes[0].isScalar && item.attributes[0].isOptional)
    #expect(item.attributes[1].minimum == "0" && !item.attributes[1].isScalar)
    #expect(item.attributes[2].formerName == "labels" && item.attributes[2].valueClass == "[String]")
    #expect(item.attributes[3].pattern == "a.*" && !item.attributes[3].isOptional)
    #expect(item.relationships[0].maximum == 1 && item.relationships[0].inverse == "items")
    let list = content.entities[2].relationships[0]
    #expect(list.isToMany && list.isOrdered && list.deletionRule == "Cascade" && list.maximum == 0)
    let fetched = content.entities[2].fetchedProperties
    #expect(fetched.map(\.name) == ["cheap"] && fetched[0].isOptional && fetched[0].userInfo == ["kind": "lazy"])
    #expect(fetched[0].request.entity == "Item" && fetched[0].request.predicate == "list == $FETCH_SOURCE")
    #expect(fetched[0].request.limit == 3)
    #expect(content.entities[3].generation == .manual)
    #expect(content.fetchRequests.map(\.predicate) == ["price < 3"])
    #expect(content.configurations == ["Cloud": ["Item"]])
  }

  @Test("a folder without a version, and a file that is no model, are faults that say so")
  func faults() throws {
    let folder = try ModelFolder("<plist/>")
    let fault = #expect(throws: FileFault.self) { try DataModelFolder(folder.url).model() }
    #expect(fault?.description == "it is no data model: its element is 'plist'")
    let empty = DataModelFolder(URL(fileURLWithPath: "/nowhere/A.xcdatamodeld"))
    let missing = #expect(throws: FileFault.self) { try empty.model() }
    #expect(missing?.description == "the folder has no version of a data model")
  }

  @Test("classes and extensions are generated as by Xcode, and none for manual entities")
  func generating() throws {
    let folder = try ModelFolder(shop)
    let text = try #require(ManagedClassSource(try DataModelFolder(folder.url).model()).text())
    #expect(text.contains("public class Thing: NSManagedObject {}"))
    #expect(text.contains("public class Item: Thing {}"))
    #expect(text.contains("public var `count`: Int16 {"))
    #expect(text.contains("public var `price`: NSNumber? {"))
    #expect(text.contains("public var `tags`: [String]? {"))
    #expect(text.contains("public var `list`: ItemList? {"))
    #expect(text.contains("public var `items`: NSOrderedSet? {"))
    #expect(text.contains("public var `cheap`: [Item]! { _managedValue(\"cheap\") }"))
    #expect(text.contains("public func addToItems(_ value: Item) { _callManaged(\"addToItems\", [value]) }"))
    #expect(text.contains("extension Thing: Identifiable {}") && !text.contains("extension Item: Identifiable {}"))
    #expect(text.contains("extension ItemList: Identifiable {}"))
    #expect(!text.contains("class ItemList") && text.contains("extension ItemList {") && !text.contains("Manual"))
  }

  @Test("a class has the members that it is given, and a composite attribute is a dictionary")
  func members() throws {
    let folder = try ModelFolder(
      """
      <model><entity name="Note" representedClassName="Note" codeGenerationType="class">
      <attribute name="place" optional="YES" attributeType="Composite" composite="Place"/></entity>
      <composite name="Place"><attribute name="city" optional="YES" attributeType="String"/></composite></model>
      """)
    let model = try DataModelFolder(folder.url).model()
    #expect(model.composites["Place"]?.map(\.name) == ["city"])
    let source = ManagedClassSource(model) { $0 == "Note" ? ["override func willSave() {}"] : [] }
    #expect(source.classNames == ["Note"])
    let text = try #require(source.text())
    #expect(text.contains("public class Note: NSManagedObject {\n  override func willSave() {}\n}"))
    #expect(text.contains("public var `place`: [String: Any]? {"))
  }
}
