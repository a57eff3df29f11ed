import Testing
@testable import Views
@Suite struct PinTests {}
