import FlowFoundation
import FlowUniformTypeIdentifiers

public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// The identifier of the type with a tag, or `nil` where there is none.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFStringReference>? {
  let type =
    switch inTagClass {
    case kUTTagClassFilenameExtension: UTType(filenameExtension: inTag)
    case kUTTagClassMIMEType: UTType(mimeType: inTag)
    default: nil as UTType?
    }
  return type.map { Unmanaged.passRetained($0.identifier) }
}

/// The preferred tag of a type, or `nil` where there is none.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFStringReference>? {
  guard let type = UTType(inUTI) else { return nil }
  let tag =
    switch inTagClass {
    case kUTTagClassFilenameExtension: type.preferredFilenameExtension
    case kUTTagClassMIMEType: type.preferredMIMEType
    default: nil as String?
    }
  return tag.map { Unmanaged.passRetained($0) }
}
