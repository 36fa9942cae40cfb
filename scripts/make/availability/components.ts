/** Finds the components of an iCalendar file (RFC 5545), whatever stands between their lines. */
import { Fault, ordinal } from './fault'

export interface Component {
  /** In capitals. */
  name: string
  /** Without those of its parts. */
  lines: string[]
  parts: Component[]
}

/** A calendar holds these, and none of them holds another. Components of other names may stand anywhere. */
const inCalendar = ['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE']
const isFixed = ({ name }: { name: string }) => name === 'VCALENDAR' || inCalendar.includes(name)

/** No platform nests so many components; each text that begins like one counts as open until its component ends. */
const DEEPEST = 100

/** The lines of a property, or of several, as in `DTSTART|DTEND`. Names may be in small letters. */
export function linesNamed(lines: readonly string[], names: string) {
  const name = new RegExp(`^(?:${names})(?![\\w-])`, 'i')
  return lines.filter((line) => name.test(line))
}

/** What stands behind the colon of a line. Quoted parameters may hold colons. */
export const valueOf = (line: string) => /^(?:[^":]|"[^"]*")*:(.*)$/.exec(line)?.[1]?.trim() ?? ''

const hasDates = ({ lines }: Component) => linesNamed(lines, 'DTSTART|DTEND|DUE|RDATE|FREEBUSY').length > 0

/** Whether a component, or a part of it, says when something takes place. */
export const isDated = (component: Component): boolean => hasDates(component) || component.parts.some(isDated)

/**
 * The calendars of a file. Descriptions with raw line breaks are common, so a line is text unless it is known: a BEGIN without
 * an END of the same name, or an END without a BEGIN, is text, except for the components of which a calendar consists.
 *
 * @throws {Fault} where the text is no calendar, breaks off, or holds dates that belong to no component
 */
export function calendarsIn(text: string): Component[] {
  const lines = linesOf(text)
  if (!/^BEGIN\s*:\s*VCALENDAR\s*$/i.test(lines[0] ?? '')) throw noCalendar(text)
  const file: Component = { name: '', lines: [], parts: [] }
  const open = [file]
  let events = 0
  for (const line of lines) {
    const [, word, name = ''] =
      /^(BEGIN|END)\s*:\s*(VCALENDAR(?![\w-])|[\w-]+(?=\s*$))/i.exec(line.toUpperCase()) ?? []
    if (word === 'BEGIN') begin({ name, lines: [], parts: [] })
    else if (word === 'END') end(name)
    else open.at(-1)!.lines.push(line)
  }
  if (open.length > 1) throw brokenOff
  if ([file, ...file.parts].some(hasDates)) throw outside
  return file.parts

  function begin(component: Component) {
    const { name: holder } = open.findLast(isFixed) ?? file
    if (isFixed(component)) {
      if (inCalendar.includes(holder)) throw endless(holder, events)
      if ((component.name === 'VCALENDAR') !== (holder === '')) throw outside
    } else if (open.length === 1 || open.length > DEEPEST) return
    if (component.name === 'VEVENT') events++
    open.push(component)
  }

  function end(name: string) {
    const index = open.findLastIndex((each) => each.name === name)
    const between = open.slice(index + 1).find(isFixed)
    if (index < 0 || between) {
      if (!isFixed({ name })) return
      throw index < 0 ? outside : endless(between!.name, events)
    }
    const [closed, ...texts] = open.splice(index) as [Component, ...Component[]]
    // What has begun and does not end was text.
    closed.lines = closed.lines.concat(...texts.map(({ lines }) => lines))
    closed.parts = closed.parts.concat(...texts.map(({ parts }) => parts))
    // An alarm has no dates, nor has any other part of an event: what has some was text, around lines of the event.
    const holder = open.at(-1)!
    if (holder.name === 'VEVENT' && isDated(closed)) holder.lines.push(...closed.lines)
    else holder.parts.push(closed)
  }
}

/** Long lines are folded: a line that begins with a blank continues the one before. Files written by hand may be indented. */
function linesOf(text: string) {
  const lines = text
    .replaceAll('\0', '')
    .split(/\r*\n|\r/)
    .filter((line) => line.trim())
  if (lines.some((line) => /^[ \t]+(BEGIN|END):\s*V(CALENDAR|EVENT|FREEBUSY)\s*$/i.test(line)))
    return lines.map((line) => line.trim())
  return lines
    .join('\n')
    .trim()
    .replace(/\n[ \t]/g, '')
    .split('\n')
}

const address = 'Take the address that ends in .ics, or that the platform calls export'
const brokenOff = new Fault(
  'it breaks off before its end. Fix: Run this again; if that does not help, copy its address again',
)
const outside = new Fault(
  'it holds events or dates that stand outside of what it begins and ends. Fix: Export it again; in a file written by hand, write BEGIN:VEVENT before each event and END:VEVENT behind it',
)
const endless = (kind: string, events: number) =>
  new Fault(
    `${kind === 'VEVENT' ? `its ${ordinal(events)} event` : 'a part of it'} does not end. Fix: Export it again; in a file written by hand, write the line END:${kind} behind it`,
  )

function noCalendar(text: string) {
  if (!text.trim()) return new Fault(`it is no calendar, but empty. Fix: ${address}`)
  if (text.trim().startsWith('<'))
    return new Fault(
      `it is no calendar, but a web page, perhaps one to log in. Fix: ${address}, which opens without a password`,
    )
  return new Fault(`it is no calendar, which begins with BEGIN:VCALENDAR. Fix: ${address}`)
}
