import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import subsetFont from 'subset-font'

const sheetsOf = ($) => $('link[rel="stylesheet"][data-precedence="next"]').toArray()

/**
 * All style sheets that Next links, each once: first each sheet that is the first one of some page, then each second one,
 * and so on. Next gives sheets that pages share the same position, so every page keeps its own order.
 *
 * @param {import('cheerio').CheerioAPI[]} documents
 * @returns {string[]} addresses
 */
export function sheetOrder(documents) {
  const lists = documents.map(($) => sheetsOf($).map(({ attribs }) => attribs.href))
  const longest = Math.max(...lists.map((list) => list.length))
  const byPosition = Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []).sort(),
  )
  return [...new Set(byPosition.flat())]
}

/** Puts the steps of space, which are constants, in the place of their names. */
export const withSteps = (css) =>
  css.replace(/var\(--space-(\d+)\)/g, '$1px').replace(/--space-\d+:\s*\d+px;?/g, '')

/**
 * Splits off what applies to paper alone. The browser loads a sheet with `media="print"` last, and the sheet for the screen
 * fits into the first ten packets of a connection.
 *
 * @param {string} css
 * @returns {{ screen: string, print: string }}
 */
export function splitPrint(css) {
  const screen = postcss.parse(css)
  const print = postcss.root({ nodes: takePrint(screen) })
  return { screen: screen.toString(), print: print.toString() }
}

/** Declarations that matter on paper, and nowhere on a screen without columns. */
const PAPER = /^(break-(before|after|inside)|(-webkit-)?print-color-adjust|orphans|widows)$/

function takePrint(container) {
  return [...container.nodes].flatMap((node) => {
    const { type, name, params, nodes } = node
    if (name === 'page') return node.remove()
    if (name === 'media' && params === 'print') return node.remove().nodes
    if (type === 'rule') return takeDeclarations(node)
    if (name !== 'layer' || !nodes) return []
    const inLayer = takePrint(node)
    return inLayer.length > 0 ? postcss.atRule({ name, params, nodes: inLayer }) : []
  })
}

function takeDeclarations(rule) {
  const taken = rule.nodes.filter(({ prop }) => PAPER.test(prop)).map((declaration) => declaration.remove())
  if (rule.nodes.length === 0) rule.remove()
  return taken.length > 0 ? postcss.rule({ selector: rule.selector, nodes: taken }) : []
}

/** Names of classes of CSS modules, such as `YsLvQG_primary`, and of pictures. */
const CLASS = 'pic-[a-z\\d-]+|[\\w-]+_[A-Za-z\\d]+'

/** Short names begin with `_a0`, because names of one length compress better: it saves 60 bytes of the sheet. */
const FIRST_NAME = Number.parseInt('a0', 36)

/**
 * Shortens the names of classes, in the order in which the sheet uses them. Names that a script contains stay, because
 * browsers keep scripts for a year.
 *
 * @param {string} css
 * @param {string} scripts the text of all scripts
 * @returns {{ css: string, classes: Map<string, string> }} the sheet, and the short names by the long ones
 */
export function shortenClasses(css, scripts) {
  const sheet = postcss.parse(css)
  const classes = new Map()
  sheet.walkRules((rule) => {
    rule.selector = rule.selector.replace(new RegExp(`\\.(${CLASS})`, 'g'), (whole, name) => {
      if (scripts.includes(name)) return whole
      if (!classes.has(name)) classes.set(name, `_${(FIRST_NAME + classes.size).toString(36)}`)
      return `.${classes.get(name)}`
    })
  })
  return { css: sheet.toString(), classes }
}

/**
 * Shortens the names of custom properties, which takes 220 bytes off the sheet. Names that a script or a page contains stay.
 *
 * @param {string} css
 * @param {string} others the text of all scripts and pages
 * @returns {string} the sheet
 */
export function shortenProperties(css, others) {
  const names = new Map()
  return css.replace(/--[a-z][\w-]*/g, (name) => {
    if (!names.has(name))
      names.set(name, new RegExp(`${name}(?![\\w-])`).test(others) ? name : `--${names.size + 360}`)
    return names.get(name)
  })
}

/** Replaces class names in the markup of a page or in its payload. */
export const withShortClasses = (text, classes) =>
  text.replace(new RegExp(CLASS, 'g'), (name) => classes.get(name) ?? name)

/** Links one style sheet for the screen and one for paper in a page, in place of several. */
export function linkSheets($, screen, print) {
  const [first, ...others] = sheetsOf($)
  $(first).attr('href', screen).after(`<link rel="stylesheet" href="${print}" media="print">`)
  $(others).remove()
}

const WHOLE_ITALIC = 'node_modules/@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2'

/** Selector of the text that the style sheets set in italic: names of water, in sentences and on the chart. */
const ITALIC = 'i, [data-look="water"]'

/**
 * Subsets the italic typeface, which has 17.6 kB, to the handful of words that pages set in it.
 *
 * @param {import('cheerio').CheerioAPI[]} documents
 * @returns {Promise<Buffer>} woff2
 */
export const subsetItalic = (documents) =>
  subsetFont(readFileSync(WHOLE_ITALIC), documents.map(($) => $(ITALIC).text()).join(''), {
    targetFormat: 'woff2',
  })
