package import JSON

/// What is wrong with an expression before it is evaluated, and where in it.
package struct ExpressionIssue: Hashable, Sendable {
  /// The ways in which an expression can be wrong.
  package enum Cause: Hashable, Sendable {
    /// An array without anything in it.
    case empty
    /// An array that starts with something other than an operator's name.
    case nameExpected(found: ExpressionType)
    /// An operator that there is not.
    case unknownOperator(String)
    /// An object that is not within `literal`.
    case bareObject
    /// Too few or too many arguments.
    case argumentCount(expected: ArgumentCount, found: Int)
    /// An argument of another type than the one that is needed.
    case wrongType(expected: ExpressionType, found: ExpressionType)
    /// Arguments that fit none of the forms of an operator.
    case noSuchForm(operator: String, found: [ExpressionType])
    /// Values of a type that the operator does not compare.
    case notComparable(operator: String, type: ExpressionType)
    /// Two values of different types.
    case comparedTypesDiffer(ExpressionType, ExpressionType)
    /// A collator for something other than texts.
    case collatorForOther
    /// The type of items is none of string, number and boolean.
    case arrayItemType
    /// The length of an array is no whole number from 0 on.
    case arrayLength
    /// A branch without labels.
    case labelMissing
    /// A label that is neither text nor number.
    case labelType
    /// A number as a label that is not whole.
    case labelNotWhole(Double)
    /// A number as a label beyond 2^53 - 1.
    case labelTooLarge(Double)
    /// A label that stands in two branches.
    case duplicateLabel(String)
    /// A stop whose input is no number.
    case stopNotNumber
    /// Stops whose inputs do not grow.
    case stopsNotAscending
    /// Something other than an interpolation in its place.
    case interpolationExpected
    /// An interpolation that there is not.
    case unknownInterpolation(String)
    /// An exponential interpolation without a base.
    case interpolationBase
    /// A cubic Bézier curve without four numbers from 0 to 1.
    case controlPoints
    /// Values that cannot be interpolated.
    case notInterpolatable(ExpressionType)
    /// A variable that has not been bound.
    case unknownVariable(String)
    /// The name of a variable with something other than letters, digits and `_`.
    case variableName
    /// A type that cannot be searched for.
    case notSearchable(ExpressionType)
    /// Something searched, cut or measured that is neither array nor text.
    case notASequence(ExpressionType)
    /// Options that should be an object.
    case optionsExpected
    /// An option with a value that it cannot have.
    case optionValue(name: String)
    /// Two options that exclude one another.
    case exclusiveOptions(String, String)
    /// A section of a formatted text that is neither text nor image.
    case sectionType(ExpressionType)
    /// An image without a name.
    case imageName
    /// GeoJSON that is wrong, or not of the kind that is needed.
    case geometry
    /// A zoom that is not the input of a step or interpolation at the top.
    case zoomNotAtTop
    /// More than one step or interpolation over the zoom.
    case severalZoomCurves
    /// A property that does not look at features does.
    case featureNotAllowed
    /// A property that does not look at the zoom does.
    case zoomNotAllowed
    /// A property whose values cannot be interpolated is.
    case interpolationNotAllowed
    /// More parts within one another than the limit.
    case tooDeep(limit: Int)
    /// So many uses of variables that evaluation might never end.
    case tooComplex
    /// A constant part fails whenever it is evaluated.
    case failing(EvaluationError.Cause)
    /// An old-style function without usable stops.
    case functionStops
    /// A type of old-style functions that there is not.
    case functionType(String)
    /// An old-style filter that is wrong.
    case filter
  }

  /// How many arguments an operator takes.
  package enum ArgumentCount: Hashable, Sendable {
    /// Just so many.
    case exactly(Int)
    /// So many or more.
    case atLeast(Int)
    /// Between two numbers, both included.
    case between(Int, Int)
    /// An odd number, or an even one.
    case odd
    /// An even number.
    case even
  }

  /// What is wrong.
  package let cause: Cause
  /// The way from the expression's root to the part that is wrong, the operator's name being at 0.
  package let place: [Int]

  /// The place as a path into a JSON text.
  package var path: JSONPath { JSONPath(place.map(JSONPath.Step.index)) }
}
