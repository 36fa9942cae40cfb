export const contact = {
  phone: { display: '+353 87 123 4567', href: 'tel:+353871234567' },
  email: { display: 'us@lakeside.ie', href: 'mailto:us@lakeside.ie' },
}
