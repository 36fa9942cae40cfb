var E = (e) => e.altKey || e.ctrlKey || e.metaKey || e.shiftKey
var A = {
  arrowLeft: { size: [26, 12], path: 'M25 6H1.5M6.5 1 1.5 6l5 5' },
  arrowRight: { size: [26, 12], path: 'M1 6h23.5M19.5 1l5 5-5 5' },
  arrowDown: { size: [11, 15], path: 'M5.5 1v12.5M1 9l4.5 4.5L10 9' },
  arrowUpRight: { size: [11, 11], path: 'M1 10 9.5 1.5M3 1.5h6.5V8' },
  chevron: { size: [10, 6], path: 'm1 .8 4 4 4-4' },
  cross: { size: [15, 15], path: 'm1 1 13 13m0-13L1 14' },
  frame: { size: [18, 16], path: 'M1 5V1h4m8 0h4v4m0 6v4h-4m-8 0H1v-4' },
  menu: { size: [22, 12], path: 'M0 1.5h22M0 10.5h22' },
  handset: {
    size: [24, 24],
    path: 'M6.2 2.8 9.4 7.4 7.6 10.2C8.8 12.9 11 15.1 13.8 16.4L16.6 14.6 21.2 17.8C20.6 20 19 21.2 17 21.2 9.4 20.6 3.4 14.6 2.8 7 2.8 5 4 3.4 6.2 2.8Z',
  },
}
var q = 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  B = 'January February March April May June July August September October November December'.split(' ')
function T(e, t) {
  return e.replaceAll(/\{(\w+)\}/g, (n, s) => String(t[s] ?? n))
}
var x = '(max-width: 39.99875em)',
  U = `${x} and (min-resolution: 2.5dppx)`
var O = () => document.getElementById('viewer-status'),
  H = () => JSON.parse(O().dataset.words)
var v = (e) => e.closest('[data-viewer]')
function y(e) {
  let { size: t, path: n } = A[e],
    [s, r] = t
  return `<svg width="${s}" height="${r}" viewBox="0 0 ${s} ${r}" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="${n}"/></svg>`
}
var D = `<dialog class="viewer" aria-labelledby="viewer-title">
<h2 id="viewer-title"></h2>
<button type="button" class="close"><span></span> ${y('cross')}</button>
<div class="track"></div>
<div class="foot">
  <p class="announced" aria-live="polite"></p>
  <p class="caption"></p><div class="scale" aria-hidden="true"></div><p class="count"></p>
  <div class="arrows">
    <button type="button" class="whole" aria-pressed="false">${y('frame')}</button><button type="button" class="previous">${y('arrowLeft')}</button><button type="button" class="next">${y('arrowRight')}</button>
  </div>
</div>
</dialog>`
function R(e) {
  document.body.insertAdjacentHTML('beforeend', D)
  let t = document.body.lastElementChild,
    n = (a) => t.querySelector(a),
    s = H()
  return (
    (n('.close span').textContent = s.close),
    (n('.previous').ariaLabel = s.previous),
    (n('.next').ariaLabel = s.next),
    (n('.whole').ariaLabel = s.whole),
    (n('.scale').innerHTML = '<span></span>'.repeat(e.length)),
    {
      dialog: t,
      part: n,
      tell: (a) => {
        let h = e[a].nextElementSibling?.textContent ?? '',
          l = T(s.position, { number: a + 1, count: e.length }),
          c = v(e[a]).dataset.viewer,
          u = !t.open,
          m = `${n('h2').textContent === c ? '' : `${c}: `}${h}, ${l}`
        ;((n('h2').textContent = c),
          (n('.close').ariaDescription = u ? m : null),
          (n('.announced').textContent = u ? '' : m),
          (n('.caption').textContent = h),
          (n('.count').textContent = l),
          (n('.caption').ariaHidden = n('.count').ariaHidden = u ? null : 'true'),
          Array.from(n('.scale').children).forEach((g, f) => g.toggleAttribute('data-shown', f === a)))
      },
    }
  )
}
function k(e) {
  let t = document.createElement('div'),
    n = e.querySelector('picture').cloneNode(!0),
    s = n.querySelector('img'),
    r = Number(s.getAttribute('width')) / Number(s.getAttribute('height'))
  ;((t.className = r < 1 ? 'slide upright' : 'slide'),
    (t.role = 'group'),
    (t.tabIndex = 0),
    t.setAttribute('aria-labelledby', 'viewer-title'),
    t.style.setProperty('--shape', `${r}`))
  let a = r < 1 ? '100vw' : `${Math.round(75 * r)}vh`
  for (let h of n.querySelectorAll('source, img'))
    h.sizes = `${x} and (orientation: portrait) ${a}, min(100vw, ${Math.round(85 * r)}vh)`
  return (Object.assign(s, { className: '', loading: 'lazy', draggable: !1 }), t.append(n), t)
}
var P = new CSSStyleSheet()
P.replaceSync(
  'html:has(.viewer[open]){overflow:hidden;overscroll-behavior:none}.viewer{--head: 64px;--arrow: 52px;--focus: var(--white);--quiet: var(--on-deep-2);--hover-ground: var(--white);--hover-ink: var(--ink);width:100%;max-width:none;height:100%;max-height:none;padding:0;overflow:hidden;border:0;background:var(--deepest);color:var(--on-deep-2)}.viewer[open]{display:grid;grid-template:minmax(var(--head), auto) minmax(0, 1fr) auto/minmax(0, 1fr) auto}.viewer h2{font:400 .9375rem/1.5 var(--sans);letter-spacing:0;color:var(--quiet);align-self:center;padding:var(--space-6) var(--space-16) var(--space-6) var(--m)}.viewer .close{font:600 1rem/1.5 var(--sans);display:inline-flex;gap:var(--space-8);align-items:center;min-height:48px;align-self:center;margin-inline-end:calc(var(--m) - var(--space-6));padding:0 var(--space-6)}.viewer .track{display:flex;grid-column:1/-1;overflow:auto hidden;scroll-snap-type:x mandatory;scrollbar-width:none}.viewer .slide{display:flex;flex:none;width:100%;overflow:hidden;container-type:size;scroll-snap-align:start;scroll-snap-stop:always;scrollbar-width:none;outline-offset:-3px}@media(min-width: 40em){.viewer .slide{padding-inline:var(--m)}}.viewer img{flex:none;width:min(100cqw,100cqh*var(--shape));max-width:none;height:auto;aspect-ratio:var(--shape);margin:auto;background:var(--deep);user-select:none}.viewer .foot{display:flex;align-items:center;flex-wrap:wrap;gap:var(--space-12) var(--space-20);grid-column:1/-1;padding:var(--space-12) var(--m)}.viewer .announced{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.viewer .caption{font:400 1rem/1.5 var(--sans);flex:1 0 100%}@media(min-width: 40em){.viewer .caption{flex:1 0 0}}.viewer .scale{display:flex;height:10px;border:1px solid currentcolor}.viewer .scale>*{box-sizing:content-box;width:26px;border:0 solid currentcolor}.viewer .scale>*+*{border-inline-start-width:1px}.viewer .scale>[data-shown]{border-width:4px 0}.viewer .scale>*+[data-shown]{margin-inline-start:1px}.viewer .scale{flex:1 0 100%}@media(min-width: 40em){.viewer .scale{flex:1 0 0}}.viewer .scale{min-width:0;max-width:max-content}.viewer .scale>[data-shown]{border-block-color:var(--buoy-on-deep)}.viewer .count{font:400 1.25rem/1.1 var(--serif);font-variant-numeric:tabular-nums lining-nums;white-space:nowrap}.viewer .arrows{display:flex}.viewer .arrows button{display:grid;place-items:center;width:var(--arrow);height:var(--arrow);border:1px solid currentcolor;transition:background-color var(--quick)}.viewer .arrows button:not(:first-child){margin-inline-start:-1px}@media(hover: hover){.viewer .arrows button:where(:hover){border-color:var(--hover-ground, var(--ink));background:var(--hover-ground, var(--ink));color:var(--hover-ink, var(--white))}}.viewer .arrows button:focus-visible{z-index:1}.viewer .arrows{margin-inline-start:auto}.viewer:not(:has(.slide+.slide)) :is(.scale,.count,.previous,.next){display:none}.viewer .arrows .whole{display:none}.viewer .arrows .whole[aria-pressed=true]{background:var(--white);color:var(--ink)}@media(max-width: 39.99875em)and (orientation: portrait){.viewer .arrows .whole{display:grid}.viewer:has(.whole[aria-pressed=false]) .slide{overflow:auto}.viewer:has(.whole[aria-pressed=false]) img{width:calc(100cqh*var(--shape))}.viewer:has(.whole[aria-pressed=false]) .upright img{width:100cqw}}.viewer[data-locked] :is(.track,.track .slide){overflow:hidden}@media(max-height: 29.99875em){.viewer{--head: 48px;--arrow: 44px}}',
)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, P]
var N = 120
function re(e) {
  if (document.querySelector('dialog.viewer')) return
  let t = Array.from(document.querySelectorAll('[data-viewer] a[data-picture]:not(dl a)')),
    { picture: n } = e.dataset,
    s = Math.max(
      t.indexOf(e),
      t.findIndex((o) => o.dataset.picture === n),
    ),
    { dialog: r, part: a, tell: h } = R(t),
    l = a('.track'),
    c = t.map((o) => l.appendChild(k(o))),
    { length: u } = c,
    i = -1,
    m,
    g = 0,
    f = (o) => {
      if (o === i || !c[o]) return
      let p = c[i]?.matches(':focus')
      ;((i = o), c.forEach((d, b) => (d.inert = b !== i)), p && c[i].focus({ preventScroll: !0 }))
      for (let d of [i, i + 1, i + u - 1]) c[d % u].querySelector('img').loading = 'eager'
      h(i)
    },
    L = (o) => {
      ;(clearTimeout(m), (g = l.clientWidth), l.scrollTo({ left: i * g, behavior: o }))
    },
    w = (o) => {
      let p = (o + u) % u,
        d = Math.abs(p - i) > 1 || matchMedia('(prefers-reduced-motion: reduce)').matches
      ;(f(p), L(d ? 'instant' : 'smooth'))
    }
  l.addEventListener('scroll', () => {
    ;(clearTimeout(m), (m = setTimeout(() => f(Math.round(l.scrollLeft / g)), N)))
  })
  let $ = () =>
      c.forEach((o, p) => {
        let [d, b] = I(t[p])
        o.scrollTo(d * (o.scrollWidth - o.clientWidth), b * (o.scrollHeight - o.clientHeight))
      }),
    M = () => {
      let o = a('.whole')
      ;((o.ariaPressed = String(o.ariaPressed === 'false')), $())
    }
  ;(l.addEventListener('click', M),
    a('.whole').addEventListener('click', M),
    a('.close').addEventListener('click', () => r.close()),
    a('.previous').addEventListener('click', () => w(i - 1)),
    a('.next').addEventListener('click', () => w(i + 1)),
    r.addEventListener('keydown', (o) => {
      let d = { ArrowLeft: i - 1, ArrowRight: i + 1, Home: 0, End: u - 1 }[o.key]
      d === void 0 || E(o) || (o.preventDefault(), w(d))
    }),
    r.addEventListener('close', () => {
      ;((visualViewport.onresize = null), r.remove())
      let o = (i !== s && W(t, i)) || e
      o.focus({ preventScroll: o === e })
    }),
    f(s),
    r.showModal(),
    z(r),
    new ResizeObserver(() => {
      ;($(), L('instant'))
    }).observe(l))
  let S = () => r.toggleAttribute('data-locked', visualViewport.scale > 1.01)
  ;((visualViewport.onresize = S), S())
}
var I = (e) =>
  (getComputedStyle(e.querySelector('img')).getPropertyValue('--focus-point') || '50% 50%')
    .split(' ')
    .map((t) => parseFloat(t) / 100)
function W(e, t) {
  let n = v(e[t]),
    s = (r) => Math.abs(e.indexOf(r) - t)
  return e.filter((r) => v(r) === n && !r.closest('[inert]')).sort((r, a) => s(r) - s(a))[0]
}
var C = () => !!history.state?.viewer
function z(e) {
  ;((history.scrollRestoration = 'manual'), C() || history.pushState({ ...history.state, viewer: !0 }, ''))
  let t = () => {
    ;(e.close(), setTimeout(() => (history.scrollRestoration = 'auto')))
  }
  ;(addEventListener('popstate', t, { once: !0 }),
    e.addEventListener('close', () => {
      C() && history.back()
    }))
}
export { re as openViewer }
