// The product has this name, and its module the other one.
@_exported import UserMessagingPlatform
