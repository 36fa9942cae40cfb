import { render } from '@testing-library/react'
import { StructuredData } from './structured-data'

it('escapes texts that would end the script', () => {
  const name = 'The </script><img src=x> inn'
  const { container } = render(<StructuredData things={[{ '@type': 'LodgingBusiness', name }]} />)
  const script = container.querySelector('script[type="application/ld+json"]')
  expect(container.innerHTML).not.toContain('</script><img')
  expect(JSON.parse(script?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'LodgingBusiness', name }],
  })
})
