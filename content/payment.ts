/** The company that takes the payment, as guests read it. Empty, as for a bank transfer, no page names one. */
export const payment: string = 'Stripe'
