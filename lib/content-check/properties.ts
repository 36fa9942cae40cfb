import type { Gallery, Property } from '../types/property'
import type { Picture } from '../types/picture'
import { isText, problem, repeated } from './problem'

/** SPEC §2: nine amenities each, seven galleries of the house, twelve pictures in the grid. */
const AMENITIES = 9
const FEWEST_GALLERIES = 7
const GRID = 12

/**
 * What is wrong with a property: prices, counts, and facts that contradict each other.
 *
 * @param file `content/properties/house.ts`
 * @param name of the export: `house`
 * @returns a line a problem, as `problem` writes it; none when all is well
 */
export function checkProperty(file: string, name: string, property: Property): string[] {
  const { nightlyPrice, capacity, amenities, facts, disputed = [] } = property
  const wrong = (entry: string, what: string, fix: string) => problem(file, `${name}, ${entry}`, what, fix)
  const guests = facts.find(({ noun }) => noun === 'guests')
  const isWhole = (value: number) => typeof value !== 'number' || (Number.isInteger(value) && value > 0)
  return [
    ...(isWhole(nightlyPrice)
      ? []
      : [wrong('nightlyPrice', `${nightlyPrice} is no price.`, 'Write whole euro, as in 550.')]),
    ...(isWhole(capacity)
      ? []
      : [wrong('capacity', `${capacity} is no number of guests.`, 'Write a whole number, as in 8.')]),
    ...(amenities.length === AMENITIES
      ? []
      : [
          wrong(
            'amenities',
            `There are ${amenities.length}, and the page is laid out for ${AMENITIES}.`,
            `Make them ${AMENITIES}.`,
          ),
        ]),
    ...repeated(amenities.map((each) => [each.name, each.name])).map(([twice]) =>
      wrong('amenities', `${twice} stands there twice.`, 'Drop one.'),
    ),
    ...facts
      .filter(({ figure }) => isText(figure) && !/^\d+$/.test(figure))
      .map(({ figure, noun }) =>
        wrong(`facts, ${noun}`, `${figure} is no count.`, 'Write digits alone, as in 4.'),
      ),
    ...(!guests || !/^\d+$/.test(guests.figure) || !isWhole(capacity) || Number(guests.figure) === capacity
      ? []
      : [
          wrong(
            'facts, guests',
            `It says ${guests.figure}, and capacity says ${capacity}.`,
            'Give both the same number.',
          ),
        ]),
    ...disputed
      .filter((noun) => !facts.some((fact) => fact.noun === noun))
      .map((noun) => wrong('disputed', `No fact counts ${noun}.`, 'Take a noun of facts, or drop it.')),
  ]
}

/**
 * What is wrong with the galleries of a property.
 *
 * @param file that holds them; see `checkProperty`
 */
export function checkGalleries(file: string, name: string, galleries: readonly Gallery[]): string[] {
  const wrong = (entry: string, what: string, fix: string) => problem(file, `${name}, ${entry}`, what, fix)
  return [
    ...(galleries.length >= FEWEST_GALLERIES
      ? []
      : [
          problem(
            file,
            name,
            `There are ${galleries.length}, and the house has ${FEWEST_GALLERIES} at least.`,
            'Bring back what is missing.',
          ),
        ]),
    ...repeated(galleries.map(({ id }) => [id, id])).map(([id]) =>
      wrong(`${id}, id`, 'Two galleries have it.', 'Give each an anchor of its own.'),
    ),
    ...galleries.flatMap((gallery, index) => [
      ...checkGallery(gallery).map(([key, what, fix]) => wrong(`${gallery.id}, ${key}`, what, fix)),
      ...(gallery.layout === galleries[index - 1]?.layout
        ? [
            wrong(
              `${gallery.id}, layout`,
              'The gallery before it has the same.',
              'Take another: no two neighbours are alike.',
            ),
          ]
        : []),
    ]),
  ]
}

type Fault = [key: string, what: string, fix: string]

function checkGallery({ id, layout, lead, pictures }: Gallery): Fault[] {
  const faults: [isRight: boolean, ...Fault][] = [
    [
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id),
      'id',
      'It makes no anchor.',
      'Use small letters, digits and hyphens.',
    ],
    [pictures.length > 0, 'pictures', 'There is none.', 'Put at least one there.'],
    [
      Boolean(lead) === (layout === 'lead'),
      'lead',
      'A large picture and the layout lead belong together.',
      'Give both or neither.',
    ],
    ...twice(pictures).map((name): [boolean, ...Fault] => [
      false,
      'pictures',
      `${name} stands there twice.`,
      'Drop one.',
    ]),
  ]
  return faults.flatMap(([isRight, ...fault]) => (isRight ? [] : [fault]))
}

/** What is wrong with the grid of twelve. */
export function checkGrid(file: string, name: string, pictures: readonly Picture[]): string[] {
  return [
    ...(pictures.length === GRID
      ? []
      : [
          problem(
            file,
            name,
            `There are ${pictures.length} pictures, and the grid is laid out for ${GRID}.`,
            `Make them ${GRID}.`,
          ),
        ]),
    ...twice(pictures).map((picture) =>
      problem(file, name, `${picture} stands there twice.`, 'Take another picture for one of them.'),
    ),
  ]
}

const twice = (pictures: readonly Picture[]) =>
  repeated(pictures.map(({ name }) => [name, name])).map(([name]) => name)
