import { z } from 'zod'
import { euro } from '../format'
import { content, type AllContent, type Content } from '../schema/content'
import { picture as pictureSchema } from '../schema/picture'
import { property } from '../schema/property'
import { blanks, type Blank } from './blanks'
import { sayAll, shortNameOf } from './grammar'
import type { Condition, Dependent, Pair, Written } from './written'

/** The exports of the content files as they are written, by file. */
export type WrittenContent = { [File in keyof Content]: Written<Content[File]> }

/** What the content leaves open. */
export interface Open {
  values: Partial<Record<string, string>>
  areSeveral: boolean
  isFilledIn: Record<Condition, boolean>
  /** The picture of a name. */
  picture: (name: string) => object
}

type Known = Pick<Written<AllContent>, 'site' | 'properties'>

/** What fills in the blanks of the content, from `site.ts` and the list of properties. */
export function openOf(written: Known, picture: Open['picture']): Open {
  const site = written.site as AllContent['site']
  const { name, address, hostLog, checkIn, checkOut } = site
  const isFilledIn = {
    agency: Boolean(site.agency),
    hostLog: Boolean(hostLog?.country && hostLog.keptFor),
    whatsApp: Boolean(site.whatsApp),
  }
  const own = {
    site: name,
    shortSite: shortNameOf(site),
    locality: address.locality,
    region: address.region,
    checkInTime: checkIn,
    checkOutTime: checkOut,
    logCountry: hostLog?.country ?? '',
    logKeptFor: hostLog?.keptFor ?? '',
  }
  const ofSite = { ...own, location: fillIn(site.location, own) }
  const list = written.properties
  const open: Open = { values: ofSite, areSeveral: list.length > 1, isFilledIn, picture }
  const properties = list.map((each) => compose(property, each, open))
  const values: Record<Exclude<Blank, 'nightlyPrice'>, string> = { ...ofSite, ...sayAll(properties) }
  return { ...open, values }
}

/** The exports of all content files, with nothing left open. */
export function composeAll(written: Written<AllContent>, picture: Open['picture']): AllContent {
  const schemas: z.ZodRawShape = Object.assign({}, ...Object.values(content).map(({ shape }) => shape))
  return composed(z.object(schemas), written, openOf(written, picture)) as AllContent
}

/** Parts of a schema, as Zod keeps them. */
interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  valueType?: z.ZodType
}

/**
 * Fills in the blanks of a value, chooses among the wordings of its texts, and puts pictures in the place of their names. What
 * is not as its schema describes it stays as it is: the check names it.
 */
export const compose = <Schema extends z.ZodType>(
  schema: Schema,
  value: Written<z.infer<Schema>>,
  open: Open,
): z.infer<Schema> => composed(schema, value, open) as z.infer<Schema>

function composed(schema: z.ZodType | undefined, value: unknown, open: Open): unknown {
  if (!schema) return value
  if (schema === pictureSchema) return pictureOf(value, open)
  const { type, innerType, element, shape, valueType } = schema.def as unknown as Definition
  if (innerType) return composed(innerType, value, open)
  if (type === 'string') return textOf(value, open)
  if (Array.isArray(value))
    return value.map((item: unknown) => composed(element, item, open)).filter((item) => item !== undefined)
  if (typeof value !== 'object' || value === null || !(shape || valueType)) return value
  const within =
    shape?.nightlyPrice?.def.type === 'number'
      ? { ...open, values: { ...open.values, nightlyPrice: priceOf(value) } }
      : open
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, composed(shape?.[key] ?? valueType, inner, within)]),
  )
}

/** The example stands for a price that is none, so that the texts which hold it have no fault besides. */
function priceOf({ nightlyPrice }: { nightlyPrice?: unknown }) {
  return typeof nightlyPrice === 'number' ? euro(nightlyPrice) : blanks.nightlyPrice[1]
}

function pictureOf(value: unknown, { picture }: Open) {
  if (typeof value === 'string') return picture(value)
  const { name, ...own } = Object(value) as { name?: unknown }
  return typeof name === 'string' ? { ...picture(name), ...own } : value
}

/** The text, or the wording that applies. Nothing, if its entry of `site.ts` is empty and it says nothing for that. */
function textOf(value: unknown, { values, areSeveral, isFilledIn }: Open) {
  const text = typeof value === 'string' ? value : wordingOf(Object(value), areSeveral, isFilledIn)
  return typeof text === 'string' ? fillIn(text, values) : text
}

function wordingOf(value: Partial<Pair & Dependent>, areSeveral: boolean, isFilledIn: Open['isFilledIn']) {
  if (value.one !== undefined && value.several !== undefined) return areSeveral ? value.several : value.one
  if (value.if === undefined || !(value.if in isFilledIn)) return value
  return isFilledIn[value.if] ? value.text : value.otherwise
}

/** A blank that is filled in with nothing takes the space before it along. An unknown one stays. */
const fillIn = (text: string, values: Open['values']) =>
  text.replaceAll(/( ?)\{(\w+)\}/g, (blank, space: string, name: string) => {
    const value = values[name]
    return value === '' ? '' : value === undefined ? blank : space + value
  })
