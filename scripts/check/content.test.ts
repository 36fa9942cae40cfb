/**
 * The message for each mistake in the content: exactly one line, which names file, entry, problem and fix. Each mistake
 * is made in a copy of the real content.
 *
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process'
import { apartment } from '@/content/properties/apartment'
import { house } from '@/content/properties/house'
import { site } from '@/content/site'

type Edit =
  | { file: string; replace: [from: string, to: string] }
  | { file: string; write: string }
  | { file: string; picture: { width: number; height: number; orientation?: number } }
  | { file: string; like: string }
  | { file: string; remove: true }

const change = (file: string, from: string, to: string): Edit => ({ file, replace: [from, to] })

/** Arbitrary bytes, as in a file that another program has overwritten. */
const garbage = String.fromCharCode(...Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256))
const noArticle =
  'front matter: It is missing. Fix: Open the file with the keys of another article between two lines of ---.'
const noPicture = 'It cannot be read as a picture. Fix: Save it again as a JPEG.'

const mistakes: [mistake: string, edits: Edit[], line: string][] = [
  [
    'a price that is text',
    [change('content/properties/house.ts', `nightlyPrice: ${house.nightlyPrice}`, "nightlyPrice: '550'")],
    'content/properties/house.ts › house, nightlyPrice: It is text, and a number belongs there. Fix: Write the number alone, without quotes.',
  ],
  [
    'a price that is no number',
    [
      change(
        'content/properties/apartment.ts',
        `nightlyPrice: ${apartment.nightlyPrice}`,
        'nightlyPrice: -248',
      ),
    ],
    'content/properties/apartment.ts › apartment, nightlyPrice: -248 is no price. Fix: Write whole euro, as in 550.',
  ],
  [
    'a price in cent',
    [change('content/properties/house.ts', `nightlyPrice: ${house.nightlyPrice}`, 'nightlyPrice: 549.99')],
    'content/properties/house.ts › house, nightlyPrice: 549.99 is no price. Fix: Write whole euro, as in 550.',
  ],
  [
    'a capacity that its own facts deny',
    [change('content/properties/house.ts', `capacity: ${house.capacity}`, 'capacity: 99')],
    `content/properties/house.ts › house, facts, guests: It says ${house.capacity}, and capacity says 99. Fix: Give both the same number.`,
  ],
  [
    'a field that is missing',
    [change('content/properties/house.ts', "  label: 'Most Popular',\n", '')],
    'content/properties/house.ts › house: label is missing. Fix: Write it in, under this name.',
  ],
  [
    'a field that is misspelt',
    [change('content/properties/house.ts', 'bookLabel:', 'bookLable:')],
    'content/properties/house.ts › house, bookLable: Nothing asks for bookLable. Fix: Write bookLabel.',
  ],
  [
    'an amenity too few',
    [change('content/properties/apartment.ts', "    { name: 'Wi-Fi', detail: 'Throughout' },\n", '')],
    'content/properties/apartment.ts › apartment, amenities: It has 8, and the page is laid out for 9. Fix: Make them 9.',
  ],
  [
    'an amenity that is listed twice',
    [
      change(
        'content/properties/apartment.ts',
        "{ name: 'Balcony', detail: 'Two chairs, glass front' }",
        "{ name: 'Wi-Fi', detail: 'Throughout' }",
      ),
    ],
    'content/properties/apartment.ts › apartment, amenities: “Wi-Fi” stands there twice. Fix: Drop or rewrite one.',
  ],
  [
    'a fact that is no count',
    [
      change(
        'content/properties/house.ts',
        "{ figure: '4', noun: 'bedrooms' }",
        "{ figure: 'four', noun: 'bedrooms' }",
      ),
    ],
    'content/properties/house.ts › house, facts, bedrooms, figure: “four” is no count. Fix: Write digits alone, as in 4.',
  ],
  [
    'a disputed fact that does not exist',
    [change('content/properties/apartment.ts', "disputed: ['bathrooms']", "disputed: ['balconies']")],
    'content/properties/apartment.ts › apartment, disputed, 1: No fact counts balconies. Fix: Take a noun of facts, or drop it.',
  ],
  ...[
    [
      'a deposit that is no percentage',
      'deposit: { percent: 120 }',
      'deposit, percent: 120 is no percentage. Fix: Write a whole number from 1 to 100.',
    ],
    [
      'a deposit as text',
      "deposit: '20 %'",
      'deposit: It is text, and a group of entries belongs there. Fix: Put its entries into braces.',
    ],
    [
      'a deposit of everything, with a rest',
      'deposit: { percent: 100, balanceDaysBefore: 30 }',
      'deposit, balanceDaysBefore: The deposit is the whole total, so no rest is due. Fix: Drop it, or ask for a smaller deposit.',
    ],
    [
      'a refund above 100 per cent',
      'cancellation: [{ daysBefore: 30, refundPercent: 150 }]',
      'cancellation, 1, refundPercent: 150 is no percentage. Fix: Write a whole number from 1 to 100.',
    ],
    [
      'a cancellation after check-in',
      'cancellation: [{ daysBefore: -2, refundPercent: 50 }]',
      'cancellation, 1, daysBefore: -2 is no number of days before check-in. Fix: Write a whole number up to 365; 0 is the day of check-in.',
    ],
    [
      'cancellation steps in the wrong order',
      'cancellation: [{ daysBefore: 14, refundPercent: 100 }, { daysBefore: 30, refundPercent: 50 }]',
      'cancellation, 2, daysBefore: It says 30 days, and the step before it 14. Fix: Begin with the most days before check-in, and let each step have fewer.',
    ],
    [
      'a later cancellation that refunds more',
      'cancellation: [{ daysBefore: 30, refundPercent: 50 }, { daysBefore: 14, refundPercent: 80 }]',
      'cancellation, 2, refundPercent: It refunds 80 per cent, and the step before it 50. Fix: Let each step refund less than the one before it.',
    ],
    [
      'half a night as minimum',
      'minimumNights: 2.5',
      'minimumNights: 2.5 is no number of nights. Fix: Write a whole number, as in 3.',
    ],
    [
      'a mandatory charge among the extras',
      "extras: [{ name: 'Cleaning fee', price: 80, per: 'a stay' }]",
      'extras, Cleaning fee: “Cleaning fee a stay” reads as a charge that every guest pays, and the total is nights times price. Fix: Put it into nightlyPrice, or offer something that a guest may decline.',
    ],
    [
      'a mandatory charge in two parts',
      "extras: [{ name: 'Cleaning', price: 80, per: 'fee for every stay' }]",
      'extras, Cleaning: “Cleaning fee for every stay” reads as a charge that every guest pays, and the total is nights times price. Fix: Put it into nightlyPrice, or offer something that a guest may decline.',
    ],
    [
      'a mandatory charge of its own',
      'cleaningFee: 80',
      'cleaningFee: Nothing asks for cleaningFee. Fix: Correct its spelling, or drop it.',
    ],
    [
      'a price of an extra in cent',
      "extras: [{ name: 'Firewood', price: 12.5 }]",
      'extras, Firewood, price: 12.5 is no price. Fix: Write whole euro, as in 12, or 0 for what is free.',
    ],
    [
      'a term that is too long for the message',
      `pets: '${'Dogs are welcome. '.repeat(8)}'`,
      'pets: It has 144 characters. Fix: Make it 120 at most.',
    ],
  ].map(([mistake = '', entry = '', line = '']): (typeof mistakes)[number] => [
    mistake,
    [change('content/properties/house.ts', '  terms: {},', `  terms: { ${entry} },`)],
    `content/properties/house.ts › house, terms, ${line}`,
  ]),
  [
    'an unknown picture in a gallery',
    [change('content/properties/house.ts', "picture('house/living-2'),\n", "picture('house/livving-2'),\n")],
    'content/properties/house.ts › galleries, living, pictures, house/livving-2: There is no picture house/livving-2. Fix: Take a name of content/photos/photos.ts.',
  ],
  [
    'a picture that a gallery lists twice',
    [change('content/properties/house.ts', "picture('house/living-2'),\n", "picture('house/living-1'),\n")],
    'content/properties/house.ts › galleries, living, pictures: “house/living-1” stands there twice. Fix: Drop or rewrite one.',
  ],
  [
    'a gallery without pictures',
    [
      change(
        'content/properties/house.ts',
        "    pictures: [\n      picture('house/living-1'),\n      picture('house/living-2'),\n      picture('house/living-3'),\n      picture('house/living-4'),\n    ],",
        '    pictures: [],',
      ),
    ],
    'content/properties/house.ts › galleries, living, pictures: It has none, and at least one belongs there. Fix: Add what is missing.',
  ],
  [
    'two galleries with one anchor',
    [change('content/properties/house.ts', "id: 'bedrooms'", "id: 'bathrooms'")],
    'content/properties/house.ts › galleries, bathrooms, id: Two galleries have it. Fix: Give each an anchor of its own.',
  ],
  [
    'an invalid anchor',
    [change('content/properties/house.ts', "id: 'outdoor'", "id: 'Out door'")],
    'content/properties/house.ts › galleries, Out door, id: “Out door” makes no anchor. Fix: Use small letters, digits and hyphens, as in hot-tub.',
  ],
  [
    'an unknown layout',
    [change('content/properties/house.ts', "layout: 'squares'", "layout: 'square'")],
    'content/properties/house.ts › galleries, bedrooms, layout: It is “square”. Fix: Take lead, beside, mirrored, wide, squares, under or deep.',
  ],
  [
    'neighbouring galleries with the same layout',
    [change('content/properties/house.ts', "layout: 'squares'", "layout: 'wide'")],
    'content/properties/house.ts › galleries, bedrooms, layout: The gallery before it has the same. Fix: Take another: no two neighbours are alike.',
  ],
  [
    'a large picture for a layout without one',
    [change('content/properties/house.ts', "layout: 'lead'", "layout: 'under'")],
    'content/properties/house.ts › galleries, pool-and-hot-tub, lead: A large picture and the layout lead belong together. Fix: Give both or neither.',
  ],
  [
    'a grid of eleven',
    [change('content/properties/apartment.ts', "  picture('apartment/11'),\n", '')],
    'content/properties/apartment.ts › photoGrid: It has 11, and the page is laid out for 12. Fix: Make them 12.',
  ],
  [
    'a picture whose file is missing',
    [{ file: 'content/photos/house/living-2.jpg', remove: true }],
    'content/photos/house/living-2.jpg › house/living-2: There is no such file. Fix: Put the picture there, or correct its entry in content/photos/photos.ts.',
  ],
  [
    'a picture that is too small',
    [{ file: 'content/photos/house/living-2.jpg', picture: { width: 800, height: 600 } }],
    'content/photos/house/living-2.jpg › house/living-2: It is 800 px wide. Fix: Take one of at least 1000 px.',
  ],
  [
    'a picture that only EXIF turns upright',
    [{ file: 'content/photos/house/living-2.jpg', picture: { width: 1500, height: 1000, orientation: 6 } }],
    'content/photos/house/living-2.jpg › house/living-2: Only its EXIF data turns it upright. Fix: Turn it in an image editor and save it.',
  ],
  [
    'a file that is no picture',
    [{ file: 'content/photos/house/living-2.jpg', write: 'Not a picture.' }],
    'content/photos/house/living-2.jpg › house/living-2: It cannot be read as a picture. Fix: Save it again as a JPEG.',
  ],
  [
    'two files with the same picture',
    [{ file: 'content/photos/house/living-2.jpg', like: 'content/photos/house/living-1.jpg' }],
    'content/photos/house/living-2.jpg › picture: content/photos/house/living-1.jpg is the same. Fix: Keep one, and drop the other’s entry from content/photos/photos.ts.',
  ],
  [
    'a picture without an entry',
    [{ file: 'content/photos/house/new.jpg', picture: { width: 1500, height: 1000 } }],
    'content/photos/house/new.jpg › picture: No entry knows of it. Fix: Save it as a .jpg, and give it an entry in content/photos/photos.ts; or take it away.',
  ],
  [
    'an upright version that is not upright',
    [{ file: 'content/photos/portrait/apartment-12.jpg', picture: { width: 1500, height: 1000 } }],
    'content/photos/portrait/apartment-12.jpg › apartment/12: It is to be the upright version, and is 1500 px wide and 1000 px high. Fix: Take a crop that is higher than it is wide, or drop portrait from the entry.',
  ],
  [
    'an upright version whose file is missing',
    [
      change('content/photos/photos.ts', 'portrait/apartment-12.jpg', 'portrait/apartment-21.jpg'),
      { file: 'content/photos/portrait/apartment-12.jpg', remove: true },
    ],
    'content/photos/portrait/apartment-21.jpg › apartment/12: There is no such file. Fix: Put the picture there, or correct its entry in content/photos/photos.ts.',
  ],
  [
    'an alt text that is empty',
    [
      change(
        'content/photos/photos.ts',
        "alt: 'A linen sofa with sand, sage and blue cushions, an open book and a blue wool throw over one seat.'",
        "alt: ''",
      ),
    ],
    'content/photos/photos.ts › photos, apartment/09, alt: It is empty. Fix: Fill it in.',
  ],
  [
    'an alt text that repeats the caption',
    [
      change(
        'content/photos/photos.ts',
        "alt: 'A linen sofa with sand, sage and blue cushions, an open book and a blue wool throw over one seat.'",
        "alt: 'The sofa.'",
      ),
    ],
    'content/photos/photos.ts › photos, apartment/09, alt: The alt text repeats the caption, so a screen reader says it twice. Fix: Say what the picture shows, for somebody who does not see it.',
  ],
  [
    'an alt text that another picture has',
    [
      change(
        'content/photos/photos.ts',
        "alt: 'A linen sofa with sand, sage and blue cushions, an open book and a blue wool throw over one seat.'",
        "alt: 'A blue cup of coffee and an open book on an oak window sill.'",
      ),
    ],
    'content/photos/photos.ts › photos, apartment/11, alt: apartment/09 has the same alt text. Fix: Say of each what only it shows.',
  ],
  [
    'a focus in per cent',
    [change('content/photos/photos.ts', 'focus: [0.6, 0.6]', 'focus: [40, 60]')],
    'content/photos/photos.ts › photos, apartment/11, focus: [40, 60] lies outside the picture. Fix: Give both as fractions from 0 to 1, from the top left.',
  ],
  [
    'an entry that occurs twice',
    [
      change(
        'content/photos/photos.ts',
        "  'apartment/09': {",
        "  'apartment/09': { alt: 'A', caption: 'B', focus: [0, 0], rendered: false },\n  'apartment/09': {",
      ),
    ],
    "content/photos/photos.ts › line 228: 'apartment/09' stands there twice. Fix: Drop or rename one.",
  ],
  [
    'a date that does not exist',
    [change('content/blog/taste-inishowen.mdx', "date: '2025-", "date: '2025-13")],
    'content/blog/taste-inishowen.mdx › date: “2025-1306-20” is no date. Fix: Write year, month and day, as in 2025-05-12.',
  ],
  [
    'an article without a field',
    [change('content/blog/taste-inishowen.mdx', 'author: Edgewater\n', '')],
    'content/blog/taste-inishowen.mdx › front matter: author is missing. Fix: Write it in, under this name.',
  ],
  [
    'an article with an unknown picture',
    [change('content/blog/taste-inishowen.mdx', 'image: blog/taste-inishowen', 'image: blog/taste')],
    'content/blog/taste-inishowen.mdx › image: There is no picture blog/taste. Fix: Take a name of content/photos/photos.ts.',
  ],
  [
    'a key that articles do not have',
    [change('content/blog/taste-inishowen.mdx', 'author: Edgewater\n', 'author: Edgewater\nslug: taste\n')],
    'content/blog/taste-inishowen.mdx › slug: Nothing asks for slug. Fix: Correct its spelling, or drop it.',
  ],
  [
    'an article whose description is too long',
    [
      change(
        'content/blog/taste-inishowen.mdx',
        'description: ',
        'description: Everything there is to eat and to drink between here and Malin Head, and where. ',
      ),
    ],
    'content/blog/taste-inishowen.mdx › description: It has 221 characters. Fix: Make it 70 to 155.',
  ],
  [
    'a title that fits no card',
    [
      change(
        'content/blog/taste-inishowen.mdx',
        'title: A taste of Inishowen',
        'title: A taste of all the wonders of Inishowen food',
      ),
    ],
    'content/blog/taste-inishowen.mdx › title: On a card it is 955 px long, and 788 px fit. Fix: Make it shorter.',
  ],
  [
    'front matter that cannot be read',
    [change('content/blog/taste-inishowen.mdx', 'title: A taste', 'title: Inishowen: a taste: of')],
    'content/blog/taste-inishowen.mdx › line 2: It cannot be read. Fix: Put text that holds a colon, a quote or an asterisk into quotes, and indent as another article does.',
  ],
  [
    'a wrong reading time',
    [change('content/blog/taste-inishowen.mdx', 'readingTime: 4', 'readingTime: 14')],
    'content/blog/taste-inishowen.mdx › readingTime: It says 14, and 725 words take 4 minutes. Fix: Write 4.',
  ],
  [
    'an article that is no MDX',
    [change('content/blog/taste-inishowen.mdx', '---\n\n', '---\n\nFor <5 euro. ')],
    'content/blog/taste-inishowen.mdx › line 38: Markup begins there that cannot be read. Fix: Write a backslash before a < or a { that is meant as such.',
  ],
  [
    'an article with a broken link',
    [change('content/blog/taste-inishowen.mdx', '---\n\n', '---\n\nSee [the walks](/blogs/coastal-walks). ')],
    'content/blog/taste-inishowen.mdx › link “the walks”: There is no page /blogs/coastal-walks. Fix: Take a path of content/pages.ts, or /blogs/ and an article.',
  ],
  [
    'a place that the chart does not know',
    [change('content/blog/taste-inishowen.mdx', 'chart: isleOfDoagh', 'chart: doagh')],
    'content/blog/taste-inishowen.mdx › places, Isle of Doagh, chart: The chart does not know doagh. Fix: Take a name of content/chart/places.ts, or add the place there.',
  ],
  [
    'a place on the chart without a subheading',
    [change('content/blog/taste-inishowen.mdx', '## 3. Seaweed', '## Seaweed')],
    'content/blog/taste-inishowen.mdx › text: Its subheadings have the numbers 1, 2, 4, and the chart has the numbers 1 to 4. Fix: Write a subheading for each place with a chart, in their order, as in ## 1. Greencastle harbour.',
  ],
  [
    'a highlight with the number of no place',
    [change('content/blog/taste-inishowen.mdx', "'2. Mussels", "'5. Mussels")],
    'content/blog/taste-inishowen.mdx › highlights: One has the number 5, and the chart has the numbers 1 to 4. Fix: Write the number of its place, or none.',
  ],
  [
    'a second picture that is not shown',
    [change('content/blog/taste-inishowen.mdx', '<SecondPicture />\n\n', '')],
    'content/blog/taste-inishowen.mdx › secondImage: The text shows it nowhere. Fix: Write <SecondPicture /> once, on a line of its own.',
  ],
  [
    'a second picture that does not exist',
    [change('content/blog/taste-inishowen.mdx', 'secondImage: house/outdoor-2', 'secondImage: house/lunch')],
    'content/blog/taste-inishowen.mdx › secondImage: There is no picture house/lunch. Fix: Take a name of content/photos/photos.ts.',
  ],
  [
    'a second picture that the front matter does not name',
    [change('content/blog/taste-inishowen.mdx', 'secondImage: house/outdoor-2\n', '')],
    'content/blog/taste-inishowen.mdx › text: It holds <SecondPicture />, and the article has no second picture. Fix: Write secondImage into the front matter, or drop the tag.',
  ],
  [
    'an unquoted name of water',
    [change('content/blog/taste-inishowen.mdx', 'author: Edgewater', 'author: *Edgewater*')],
    'content/blog/taste-inishowen.mdx › front matter: It cannot be read. Fix: Put text that holds a colon, a quote or an asterisk into quotes, and indent as another article does.',
  ],
  [
    'a page that is not made',
    [change('content/pages.ts', "path: '/thank-you'", "path: '/thanks'")],
    'content/pages.ts › pages, thankYou, path: No page is made for /thanks. Fix: Write app/thanks/page.tsx, correct the path, or drop the entry.',
  ],
  [
    'two articles with one title',
    [
      change(
        'content/blog/taste-inishowen.mdx',
        'title: A taste of Inishowen',
        'title: Coastal walks around Greencastle',
      ),
    ],
    'content/blog/taste-inishowen.mdx › title: content/blog/coastal-walks-greencastle.mdx has the same. Fix: Give each its own.',
  ],
  [
    'a page without a day of change',
    [
      change(
        'content/pages.ts',
        "    changed: '2026-11-22',\n  },\n  apartment",
        "    changed: 'November 2026',\n  },\n  apartment",
      ),
    ],
    'content/pages.ts › pages, house, changed: “November 2026” is no date. Fix: Write year, month and day, as in 2025-05-12.',
  ],
  [
    'a description that is too long',
    [
      change(
        'content/pages.ts',
        "'A guide for the days you leave the house: where",
        "'A guide for the days you leave the house, and there will be such days: where",
      ),
    ],
    'content/pages.ts › pages, blogs, description: It has 159 characters. Fix: Make it 70 to 155.',
  ],
  [
    'a description that is too short',
    [
      change(
        'content/pages.ts',
        "'A guide for the days you leave the house: where to walk around Greencastle, how far to drive in Donegal, what to eat on Inishowen.'",
        "'A guide.'",
      ),
    ],
    'content/pages.ts › pages, blogs, description: It has 8 characters. Fix: Make it 70 to 155.',
  ],
  [
    'a title that another page has',
    [
      change(
        'content/pages.ts',
        "title: 'Privacy at Edgewater, Greencastle'",
        "title: 'Book your stay at Edgewater, Greencastle'",
      ),
    ],
    'content/pages.ts › pages, privacy, title: book has the same. Fix: Give each page its own.',
  ],
  [
    'a link to a page that is not there',
    [
      change(
        'content/navigation.ts',
        "{ label: 'Blog', href: '/blogs' },\n    {",
        "{ label: 'Blog', href: '/blog' },\n    {",
      ),
    ],
    'content/navigation.ts › navigation, links, Blog, href: There is no page /blog. Fix: Take a path of content/pages.ts, or /blogs/ and an article.',
  ],
  [
    'a link to a missing anchor',
    [
      change(
        'content/navigation.ts',
        "{ label: 'Contact', href: '/book#contact' },\n  ],",
        "{ label: 'Contact', href: '/book#contacts' },\n  ],",
      ),
    ],
    'content/navigation.ts › navigation, links, Contact, href: There is no #contacts on /book. Fix: Take one of #contact, or leave it out.',
  ],
  [
    'an http link to another site',
    [change('content/site.ts', site.socials[0]!.href, 'http://social.example')],
    `content/site.ts › site, socials, ${site.socials[0]!.name}, href: http://social.example is not secure. Fix: Write https:// before it.`,
  ],
  [
    'an invalid telephone link',
    [change('content/site.ts', site.phone.href, 'tel:074 000 0000')],
    'content/site.ts › site, phone, href: “tel:074 000 0000” cannot be rung. Fix: Write tel:+ and the digits, country code first, as in tel:+353740000000.',
  ],
  [
    'a telephone link that differs from the visible number',
    [change('content/site.ts', site.phone.href, 'tel:+15550100')],
    `content/site.ts › site, phone: It shows “${site.phone.display}” and rings “tel:+15550100”. Fix: Give display and href the same number.`,
  ],
  [
    'an email address without an at',
    [change('content/site.ts', site.email.href, 'mailto:info.edgewater.example')],
    'content/site.ts › site, email, href: “mailto:info.edgewater.example” cannot be written to. Fix: Write mailto: and the address, as in mailto:info@name.ie.',
  ],
  [
    'an invalid check-in time',
    [
      change(
        'content/site.ts',
        `checkIn: '${site.checkIn.replace('\u00a0', '\\u00a0')}'`,
        "checkIn: '15.00'",
      ),
    ],
    'content/site.ts › site, checkIn: “15.00” is no time of day. Fix: Write it as in 3:00 PM.',
  ],
  [
    'an invalid company number',
    [
      change(
        'content/site.ts',
        "companyNumber: ''",
        "legalName: 'A Ltd', address: 'Greencastle', companyNumber: 'No. 7'",
      ),
      change('content/site.ts', "    legalName: '',\n    address: '',\n", ''),
    ],
    'content/site.ts › site, owner, companyNumber: “No. 7” is no number of the Companies Registration Office. Fix: Write its digits alone, as in 123456.',
  ],
  [
    'a company number without the company’s name',
    [change('content/site.ts', "companyNumber: ''", "companyNumber: '123456'")],
    'content/site.ts › site, owner, companyNumber: It stands without the company’s name and registered office. Fix: Fill in legalName and address, too.',
  ],
  [
    'an invalid VAT number',
    [change('content/site.ts', "vatNumber: ''", "vatNumber: '1234567AB'")],
    'content/site.ts › site, owner, vatNumber: “1234567AB” is no Irish VAT number. Fix: Write it without spaces, as in IE1234567AB.',
  ],
  [
    'a question too few',
    [
      change(
        'content/faqs.ts',
        "  { question: 'Is there a hot tub?', answer: 'Yes, a cedar one, at the house.' },\n",
        '',
      ),
    ],
    'content/faqs.ts › faqs: It has 5, and at least 6 belong there. Fix: Add what is missing.',
  ],
  [
    'a question that is asked twice',
    [change('content/faqs.ts', "'Is there a hot tub?'", "'How do we pay?'")],
    'content/faqs.ts › faqs: “How do we pay?” stands there twice. Fix: Drop or rewrite one.',
  ],
  [
    'an answer that is empty',
    [change('content/faqs.ts', "'Yes, a cedar one, at the house.'", "''")],
    'content/faqs.ts › faqs, 5, answer: It is empty. Fix: Fill it in.',
  ],
  [
    'a testimonial too many',
    [
      change(
        'content/testimonials.ts',
        "  { quote: '“Hot",
        "  { quote: '“Lovely.”', who: 'Somebody' },\n  { quote: '“Hot",
      ),
    ],
    'content/testimonials.ts › testimonials: It has 4, and the page is laid out for 3. Fix: Make them 3.',
  ],
  [
    'an unpaired asterisk',
    [change('content/home.ts', "'One *lough*, two front doors'", "'One *lough, two front doors'")],
    'content/home.ts › home, statistics, heading: An asterisk stands alone. Fix: Put one on each side of the word that names water.',
  ],
  [
    'a missing blank',
    [
      change(
        'content/booking.ts',
        "stillNeeded: 'Still needed: {what}.'",
        "stillNeeded: 'Something is needed.'",
      ),
    ],
    'content/booking.ts › formWords, plan, stillNeeded: The blank {what} is gone. Fix: Put it back where it is to be filled in.',
  ],
  [
    'a misspelt blank',
    [change('content/thank-you.ts', "inAll: '{total} in all'", "inAll: '{totals} {total} in all'")],
    'content/thank-you.ts › thankYou, inAll: Nothing fills in the blank {totals}. Fix: Write {total}, or no braces.',
  ],
  [
    'an unknown blank',
    [change('content/properties/house.ts', "'the whole house, a night'", "'the whole {house}, a night'")],
    'content/properties/house.ts › house, phoneScope: Nothing fills in the blank {house}. Fix: Write {capacity}, or no braces.',
  ],
  [
    'a place in the wrong hemisphere',
    [change('content/chart/places.ts', 'lon: -7.04882', 'lon: 7.04882')],
    'content/chart/places.ts › places, moville: 55.19102 north, 7.04882 east is not in the north of Ireland. Fix: Write degrees, lat first; west is negative.',
  ],
  [
    'a date of a sunset that does not exist',
    [change('content/year-of-light.ts', '2026-06-21', '2026-06-31')],
    'content/year-of-light.ts › yearOfLight, sunsets, Sunset, 21 June, date: “2026-06-31” is no date. Fix: Write year, month and day, as in 2025-05-12.',
  ],
  [
    'a missing file',
    [{ file: 'content/faqs.ts', remove: true }],
    'content/faqs.ts › file: It is not there. Fix: Bring it back, under this name.',
  ],
  [
    'a missing export',
    [change('content/home.ts', 'export const home', 'export const start')],
    'content/home.ts › exports: home is missing. Fix: Write it in, under this name.',
  ],
  [
    'a quote that is not closed',
    [change('content/faqs.ts', "'Is there a hot tub?'", "'Is there a hot tub?")],
    'content/faqs.ts › line 21: It cannot be read. Fix: Look there and a line above: a quote, a comma or a bracket is missing or too many, or a quote is curly.',
  ],
  [
    'an overwritten article',
    [{ file: 'content/blog/taste-inishowen.mdx', write: garbage }],
    `content/blog/taste-inishowen.mdx › ${noArticle}`,
  ],
  [
    'an empty article',
    [{ file: 'content/blog/taste-inishowen.mdx', write: '' }],
    `content/blog/taste-inishowen.mdx › ${noArticle}`,
  ],
  [
    'an overwritten content module',
    [{ file: 'content/faqs.ts', write: garbage }],
    'content/faqs.ts › line 1: It cannot be read. Fix: Look there and a line above: a quote, a comma or a bracket is missing or too many, or a quote is curly.',
  ],
  [
    'an empty content module',
    [{ file: 'content/faqs.ts', write: '' }],
    'content/faqs.ts › exports: faqs is missing. Fix: Write it in, under this name.',
  ],
  [
    'a content module with merge markers',
    [change('content/faqs.ts', 'export const faqs', '<<<<<<< HEAD\nexport const faqs')],
    'content/faqs.ts › line 3: It cannot be read. Fix: Look there and a line above: a quote, a comma or a bracket is missing or too many, or a quote is curly.',
  ],
  [
    'a picture that is empty',
    [{ file: 'content/photos/house/living-2.jpg', write: '' }],
    `content/photos/house/living-2.jpg › house/living-2: ${noPicture}`,
  ],
  [
    'an overwritten picture of thirty megabytes',
    [{ file: 'content/photos/house/living-2.jpg', write: garbage.repeat(7500) }],
    `content/photos/house/living-2.jpg › house/living-2: ${noPicture}`,
  ],
  [
    'a word without quotes',
    [change('content/properties/apartment.ts', "priceScope: 'a night'", 'priceScope: nightly')],
    'content/properties/apartment.ts › line 21: Nothing is called nightly. Fix: Put text into quotes, or correct the name.',
  ],
  [
    'a misspelt key of shared words, but not the file that imports them',
    [change('content/properties/words.ts', 'terms: {', 'term: {')],
    'content/properties/words.ts › propertyWords, term: Nothing asks for term. Fix: Write terms.',
  ],
  [
    'an import of a missing file',
    [change('content/home.ts', "from './photos/picture'", "from './photos/pictures'")],
    'content/home.ts › line 2: It imports ./photos/pictures, which is not there. Fix: Correct the name or the path in the import.',
  ],
  [
    'an import of a missing name',
    [change('content/pages.ts', 'import { apartment }', 'import { flat as apartment }')],
    'content/pages.ts › line 4: It imports flat, which is not there. Fix: Correct the name or the path in the import.',
  ],
]

/** Mistakes of several kinds in several files: types, values, pictures and articles. */
const together = mistakes.filter(([mistake]) =>
  [
    'a price that is text',
    'an amenity too few',
    'a picture that is too small',
    'an article without a field',
    'a link to a missing anchor',
    'an invalid VAT number',
  ].includes(mistake),
)

function check(copies: readonly (readonly Edit[])[]): string[][] {
  const { stdout, stderr, status } = spawnSync('node', ['scripts/check/testing/try-edits.mjs'], {
    input: JSON.stringify(copies),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

let lines: string[][] = []
beforeAll(() => {
  lines = check([[], together.flatMap(([, edits]) => edits), ...mistakes.map(([, edits]) => edits)])
}, 180_000)

it('reports no fault of the real content', () => {
  expect(lines[0]).toEqual([])
})

it('reports all mistakes at once, in whichever files they are', () => {
  expect(lines[1]?.toSorted()).toEqual(together.map(([, , line]) => line).toSorted())
})

it.each(mistakes.map(([mistake, , line], index) => [mistake, line, index + 2] as const))(
  'reports %s',
  (_, line, index) => {
    expect(lines[index]).toEqual([line])
    expect(line).toMatch(/^content\/\S+ › [^:]+: .+ Fix: .+\.$/)
  },
)
