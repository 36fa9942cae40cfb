import { breadcrumbs } from './breadcrumbs'

it('lists the path to a page in order, from the home page to the page itself', () => {
  const trail = [
    { label: 'Start', href: '/' },
    { label: 'Pier', href: '/pier' },
  ]
  expect(breadcrumbs(trail, 'https://lakeside.example')).toHaveProperty('itemListElement', [
    { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://lakeside.example' },
    { '@type': 'ListItem', position: 2, name: 'Pier', item: 'https://lakeside.example/pier' },
  ])
})
