import { securityPolicy } from './policy'

it.each(['default-src', 'object-src', 'base-uri', 'form-action'])('allows nothing as %s', (directive) => {
  expect(securityPolicy([]).split('; ')).toContain(`${directive} 'none'`)
})
