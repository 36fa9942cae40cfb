/** @example phoneLink('+353 74 000 0000') // 'tel:+353740000000' */
export const phoneLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`

/** @example emailLink('info@name.ie') // 'mailto:info@name.ie' */
export const emailLink = (email: string) => `mailto:${email}`
