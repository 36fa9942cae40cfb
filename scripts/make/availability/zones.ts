import ICAL from 'ical.js'
import type { Component } from './components'
import { linesNamed, zoneName } from './values'

/**
 * The zones that a calendar defines, under plain names, because their own may hold colons and quotes. A zone that cannot be
 * read counts as one that the calendar does not define.
 *
 * @returns the parser's calendar, which holds them, and their plain names by their own
 */
export function zonesOf({ parts }: Component) {
  const parser = new ICAL.Component('vcalendar')
  const zones = new Map<string, string>()
  for (const zone of parts.filter(({ name }) => name === 'VTIMEZONE')) {
    const tzid = `zone-${zones.size}`
    const rules = zone.parts.flatMap(({ name, lines }) => [
      `BEGIN:${name}`,
      ...linesNamed(lines, 'DTSTART|TZOFFSETFROM|TZOFFSETTO|RRULE|RDATE').map((line) => line.trim()),
      `END:${name}`,
    ])
    try {
      const lines = ['BEGIN:VTIMEZONE', `TZID:${tzid}`, ...rules, 'END:VTIMEZONE']
      const component = new ICAL.Component(ICAL.parse(lines.join('\n')))
      const offset = new ICAL.Timezone({ component, tzid }).utcOffset(ICAL.Time.now())
      const [, name] = /^TZID[^:]*:(.*)$/i.exec(linesNamed(zone.lines, 'TZID')[0] ?? '') ?? []
      if (!name || rules.length === 0 || !Number.isFinite(offset)) continue
      parser.addSubcomponent(component)
      zones.set(zoneName(name), tzid)
    } catch {
      continue
    }
  }
  return { parser, zones }
}
