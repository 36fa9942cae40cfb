/** How the visit of this document began, as far as the browser says. */
export const visit = () => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]
