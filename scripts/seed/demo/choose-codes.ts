import type { DemoModelCode } from './demo-types'
import type { Chance } from './repeatable-chance'

/**
 * The codes of `count` vehicles, shuffled: first every model once (as far as `count` reaches), the rest by
 * popularity, so that well-sold models have several vehicles. Codes first made after `year` are left out.
 */
export function chooseCodes(
  codes: DemoModelCode[],
  count: number,
  year: number,
  chance: Chance,
): DemoModelCode[] {
  const made = codes.filter((code) => code.yearFrom <= year)
  const byModel = Map.groupBy(made, (code) => `${code.manufacturer} ${code.model}`)
  const models = [...byModel.values()]
  const once = chance
    .shuffle(models)
    .slice(0, count)
    .map((ofModel) => chance.pick(ofModel))
  const weights = models.map((ofModel) => [ofModel, ofModel[0]!.popularity ** 1.6] as const)
  const more = Array.from({ length: count - once.length }, () => chance.pick(chance.weighted(weights)))
  return chance.shuffle([...once, ...more])
}
