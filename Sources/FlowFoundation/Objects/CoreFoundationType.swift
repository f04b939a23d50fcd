/// The first stored property of a class of `NSObject` whose objects are attributes of texts.
///
/// Foundation on Linux compares attributes with the functions of Core Foundation, which read the type of an object in the
/// first word of its properties. A number below 256 there, as a length of zero or an empty optional, is no type, and the
/// process ends when texts are joined whose attributes are two such objects.
package struct CoreFoundationType: Sendable {
  /// A number of a type that Core Foundation has, whose class is another one: so it asks the object.
  private let word: UInt = 0x100

  package init() {}
}
