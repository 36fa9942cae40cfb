export const places = { pier: { lat: 55.2, lon: -6.9 }, slip: { lat: 55.1, lon: -6.8 } }
