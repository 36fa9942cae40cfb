/** Sets or takes away an attribute of the whole page, for style sheets and scripts to go by. */
export const markPage = (name: `data-${string}`, isOn: boolean) =>
  document.documentElement.toggleAttribute(name, isOn)
