/** Who takes the payment, as guests read it. With an empty text no page names anybody. It has a file of its own for the booking page. */
export const payment: string = 'Stripe'
