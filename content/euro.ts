/** A price as every page writes it: `€1,250`. The content imports no function of `lib`, whose `euro` gives the same. */
export const euro = (amount: number) => `€${amount.toLocaleString('en-IE')}`
