// What a file finds that imports ContactsUI.
@_exported import FlowContacts
@_exported import FlowUIKit
