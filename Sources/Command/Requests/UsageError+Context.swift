/// Runs a reader of a value and says, where it fails, which option the value was for.
func reading<Value>(
  _ name: OptionName, _ value: String, _ read: (String) throws(ValueProblem) -> Value
) throws(UsageError) -> Value {
  do throws(ValueProblem) {
    return try read(value)
  } catch {
    throw .badValue(name, value, error)
  }
}

extension ParsedArguments {
  /// The value of an option as its reader understands it, or nothing where it was not given.
  func read<Value>(
    _ name: OptionName, _ read: (String) throws(ValueProblem) -> Value
  ) throws(UsageError) -> Value? {
    guard let value = value(name) else { return nil }
    return try reading(name, value, read)
  }
}
