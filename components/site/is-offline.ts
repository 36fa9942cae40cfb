/**
 * Whether the line was lost since this page was opened (`components/site/page-script/line.ts`). `navigator.onLine` alone
 * says nothing: it is false as well on a machine that serves the site to itself.
 */
export const isOffline = () => document.documentElement.hasAttribute('data-offline')
