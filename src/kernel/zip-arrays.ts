/** The pairs of two lists of the same length. @throws RangeError if they are not */
export function zipArrays<A, B>(left: readonly A[], right: readonly B[]): [A, B][] {
  if (left.length !== right.length)
    throw new RangeError(`Lists of ${left.length} and ${right.length} make no pairs`)
  return left.map((one, index) => [one, right[index] as B])
}
