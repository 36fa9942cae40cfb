import type { PhotoEntry } from '@/lib/schema/picture'

/**
 * Every picture of the site, by name: the original is `content/photos/{name}.jpg`. To replace one, overwrite its file and
 * rewrite `alt` (what it shows, for those who cannot see it), `caption` and `focus` (what a crop keeps in view: across, down,
 * from 0 to 1). Any file is a photograph, unless it carries the mark of a visualisation, which photo software shows as “Digital
 * Source Type”. The check counts these files, and names the photographs among them. To mark one: `exiftool
 * -XMP-iptcExt:DigitalSourceType=http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation living-1.jpg`
 */
export const photos = {
  'house/bathrooms-1': {
    alt: 'A freestanding white bath with a brass tap before a glazed door to a deck, with Binevenagh across the water.',
    caption: 'The bath by the deck door',
    focus: [0.5, 0.6],
  },
  'house/bathrooms-2': {
    alt: 'Walk-in shower in grey stone tile behind clear glass, with brass fittings. Beside it an oak bench with rolled towels under a window on the lough.',
    caption: 'Stone, glass and brass',
    focus: [0.55, 0.5],
  },
  'house/bathrooms-3': {
    alt: 'Oak vanity with two white basins and two round mirrors that reflect a window and the water.',
    caption: 'Two basins, two mirrors, one view',
    focus: [0.5, 0.5],
  },
  'house/bathrooms-4': {
    alt: 'Rolled white towels, soap and eucalyptus on a marble top below a window, the far shore out of focus behind.',
    caption: 'Fresh towels',
    focus: [0.5, 0.55],
  },
  'house/bedrooms-1': {
    alt: 'Main bedroom: a wide linen bed with an upholstered headboard, two lamps and a bench, beside a glazed door to a deck above the water.',
    caption: 'The main bedroom',
    focus: [0.58, 0.55],
  },
  'house/bedrooms-2': {
    alt: 'Second bedroom: a double bed with an oak headboard on a slate-blue wall, and a wide window on the lough at the left.',
    caption: 'The slate-blue room',
    focus: [0.5, 0.6],
  },
  'house/bedrooms-3': {
    alt: 'Twin beds with moss-green throws under white boarded eaves, and between them a window on the water.',
    caption: 'The twin room under the eaves',
    focus: [0.5, 0.6],
  },
  'house/bedrooms-4': {
    alt: 'A bed with linen pillows and a moss-green throw. Beside it an oak cabinet with a lit lamp, two books, reading glasses and a tumbler.',
    caption: 'Bedside',
    focus: [0.5, 0.55],
  },
  'house/dining-kitchen-1': {
    alt: 'Kitchen with oak fronts, a long stone-topped island with four stools, three pendant lights and a wide window on the lough and Binevenagh.',
    caption: 'The kitchen, from the island to the water',
    focus: [0.5, 0.6],
  },
  'house/dining-kitchen-2': {
    alt: 'Oak dining table laid for eight in front of full-height windows, with a deck and Binevenagh beyond.',
    caption: 'The table, with the mountain across the water',
    focus: [0.5, 0.6],
  },
  'house/dining-kitchen-4': {
    alt: 'A place setting on pale oak: stoneware plates, a fork on a folded flax napkin, a tumbler and a wine glass. Behind the table, a glazed door to the deck.',
    caption: 'A place at the table',
    focus: [0.5, 0.6],
  },
  'house/dining-kitchen-5': {
    alt: 'An oak table laid for eight under two linen lamps at sunset, full-height windows on the lough and the mountain.',
    caption: 'Dinner for eight, at sunset',
    focus: [0.5, 0.62],
  },
  'house/bedrooms-5': {
    alt: 'The main bedroom at sunset, both bedside lamps lit, an armchair at a full-height window on the lough.',
    caption: 'The main bedroom at sunset',
    focus: [0.5, 0.6],
  },
  'house/exterior-views-1': {
    alt: 'The house from the lawn: a long slate roof, stone walls and a tall glass gable, with the pool in front.',
    caption: 'The house from the lawn',
    focus: [0.6, 0.5],
  },
  'house/exterior-views-2': {
    alt: 'The house at blue hour with every window lit, the pool in front of it, and behind them the lough and the mountain Binevenagh under a clear sky.',
    caption: 'Every window lit',
    focus: [0.58, 0.72],
    portrait: { file: 'portrait/exterior-views-2.jpg', focus: [0.55, 0.62] },
  },
  'house/exterior-views-3': {
    alt: 'Lough Foyle in low sun from the terrace: two loungers, a small boat, the path of the sun on the water and Binevenagh on the far shore.',
    caption: 'The lough from the terrace',
    focus: [0.5, 0.5],
  },
  'house/exterior-views-4': {
    alt: 'Weathered rocks and gentle waves on the shore, low light on the water and the far shore beyond.',
    caption: 'The shore below the house',
    focus: [0.5, 0.6],
  },
  'house/living-1': {
    alt: 'Vaulted living room with a stone hearth, pale linen sofa and two round armchairs before a glazed gable, the lough and Binevenagh filling it.',
    caption: 'The living room, with the lough filling the gable',
    focus: [0.5, 0.6],
  },
  'house/living-2': {
    alt: 'A fire burning in a stone hearth with an oak mantel, a picture and candles above it, and stacked logs beside it.',
    caption: 'The hearth',
    focus: [0.55, 0.55],
  },
  'house/living-3': {
    alt: 'An oak-framed armchair with a wool throw beside full-height windows on a deck.',
    caption: 'The reading chair',
    focus: [0.45, 0.55],
  },
  'house/living-4': {
    alt: 'A round oak coffee table with three books, reading glasses, a cup of coffee and a vase of dried grasses. Behind it an armchair before tall windows.',
    caption: 'On the coffee table',
    focus: [0.5, 0.55],
  },
  'house/living-5': {
    alt: 'The vaulted living room at sunset: a fire in the stone hearth, lamps lit, a pale sofa and two round armchairs before a glazed gable, pink sky over the lough and the mountain.',
    caption: 'The living room at sunset',
    focus: [0.55, 0.6],
  },
  'house/outdoor-1': {
    alt: 'Armchairs with cushions and throws around a fire bowl on gravel at dusk, a lantern beside them and the water behind.',
    caption: 'The fire bowl at dusk',
    focus: [0.5, 0.6],
  },
  'house/outdoor-2': {
    alt: 'Oak table on the deck beside the house, laid for eight, with the pool at the left.',
    caption: 'Lunch on the deck',
    focus: [0.55, 0.6],
  },
  'house/outdoor-3': {
    alt: 'White loungers and a parasol beside the pool on a bright day, a striped towel over one of them, the house and the water behind.',
    caption: 'Loungers by the pool',
    focus: [0.45, 0.6],
  },
  'house/outdoor-4': {
    alt: 'Stone steps with a rope rail going down through wild grasses and gorse to the rocky shore.',
    caption: 'The steps to the shore',
    focus: [0.5, 0.6],
  },
  'house/pool-hot-tub-1': {
    alt: 'Long stone-lined pool running towards Lough Foyle and the mountain Binevenagh in low sun, the glass gable of the house lit on the right and a cedar hot tub beside it.',
    caption: 'The pool, the hot tub and the glass gable',
    focus: [1, 0.55],
  },
  'house/pool-hot-tub-2': {
    alt: 'Low view across the still pool to its infinity edge, the low sun over Binevenagh on the far shore, folded towels on the stone.',
    caption: 'Where the pool meets the lough, Binevenagh on the far shore. Low sun',
    focus: [0.5, 0.5],
  },
  'house/pool-hot-tub-3': {
    alt: 'Cedar hot tub steaming at dusk in front of the lit glass gable, the lough at the left and, through the house, in the far gable.',
    caption: 'The hot tub at dusk',
    focus: [0.5, 0.6],
    portrait: { file: 'portrait/house-pool-hot-tub-3.jpg', focus: [0.5, 0.6] },
  },
  'house/pool-hot-tub-4': {
    alt: 'Folded towels on the upper of two cedar steps beside the hot tub, a lantern and a rolled towel on the lower one.',
    caption: 'The steps of the hot tub',
    focus: [0.5, 0.55],
  },
  'apartment/01': {
    alt: 'The apartment living room in pale oak and white, its sliding doors open to a balcony, with the lough and the mountain Binevenagh beyond.',
    caption: 'Living room and balcony',
    focus: [0.5, 0.45],
    portrait: { file: 'portrait/apartment-01.jpg', focus: [0.5, 0.42] },
  },
  'apartment/02': {
    alt: 'Two oak chairs and a small table on the glass-fronted balcony, facing the lough and Binevenagh.',
    caption: 'The balcony',
    focus: [0.5, 0.5],
    portrait: { file: 'portrait/apartment-02.jpg', focus: [0.5, 0.6] },
  },
  'apartment/03': {
    alt: 'A kitchen with deep blue cupboards, white tiles, an oak shelf and a sage island with three stools.',
    caption: 'Kitchen',
    focus: [0.5, 0.5],
  },
  'apartment/04': {
    alt: 'A round oak table laid for four under a sage pendant, by a window on the lough and sliding doors to the balcony.',
    caption: 'Dining by the window',
    focus: [0.5, 0.5],
  },
  'apartment/05': {
    alt: 'The main bedroom: a double bed with a blue headboard, and a day-bed under a wide window on the lough.',
    caption: 'Main bedroom',
    focus: [0.5, 0.5],
  },
  'apartment/06': {
    alt: 'The second bedroom with three single beds against deep blue panelling, and a wide window at the left.',
    caption: 'Second bedroom',
    focus: [1, 0.6],
  },
  'apartment/07': {
    alt: 'A bathroom with a walk-in shower in sage tiles, brass fittings and an oak vanity, and a small window.',
    caption: 'Walk-in shower',
    focus: [0.5, 0.5],
  },
  'apartment/08': {
    alt: 'A white freestanding bath before deep blue panelling, beneath a window on the lough.',
    caption: 'The bath',
    focus: [0.5, 0.55],
  },
  'apartment/09': {
    alt: 'A linen sofa with sand, sage and blue cushions, an open book and a blue wool throw, beside the glazed doors to the balcony.',
    caption: 'The sofa',
    focus: [0.5, 0.5],
  },
  'apartment/10': {
    alt: 'The lough in low sun from the balcony: pink clouds, and Binevenagh on the far shore.',
    caption: 'Low sun from the balcony',
    focus: [0.5, 0.4],
  },
  'apartment/11': {
    alt: 'A blue cup and an open book on an oak window sill, the far shore behind the glass.',
    caption: 'A cup on the sill',
    focus: [0.6, 0.6],
  },
  'apartment/12': {
    alt: 'The two-storey white building at dusk, every window lit: a balcony upstairs over a terrace, a stone path to the door, and the shore beyond.',
    caption: 'The building at dusk',
    focus: [0.4, 0.45],
    portrait: { file: 'portrait/apartment-12.jpg', focus: [0.45, 0.5] },
  },
  'apartment/13': {
    alt: 'The apartment’s living room at sunset, a lamp lit over the table, a green armchair before sliding doors on the lough and the mountain.',
    caption: 'The living room at sunset',
    focus: [0.5, 0.5],
  },
  'evening/1600': {
    alt: 'The glass-fronted house, its pool and a terrace with white loungers on a clear June afternoon, a flat-topped mountain across the lough.',
    caption: 'Four in the afternoon, 12 June',
    focus: [0.6, 0.6],
    portrait: { file: 'evening-upright/1600.jpg', focus: [0.62, 0.6] },
  },
  'evening/1900': {
    alt: 'The glass-fronted house and its pool in evening sun, long shadows on the stone terrace, a flat-topped mountain across the lough.',
    caption: 'Seven in the evening, 12 June',
    focus: [0.6, 0.6],
    portrait: { file: 'evening-upright/1900.jpg', focus: [0.62, 0.6] },
  },
  'evening/2100': {
    alt: 'The glass-fronted house and its pool in the last sun, the white gable gold, the fire bowl lit, a flat-topped mountain across the lough.',
    caption: 'Nine in the evening, 12 June',
    focus: [0.6, 0.6],
    portrait: { file: 'evening-upright/2100.jpg', focus: [0.62, 0.6] },
  },
  'evening/2208': {
    alt: 'The glass-fronted house at sunset, fire and lamps lit inside, the sky pink over a flat-topped mountain across the lough, the pool still.',
    caption: 'Sunset, 12 June',
    focus: [0.6, 0.6],
    portrait: { file: 'evening-upright/2208.jpg', focus: [0.62, 0.6] },
  },
  'evening/2306': {
    alt: 'The glass-fronted house in the last of the light, every lamp lit, the pool glowing, the lough and a flat-topped mountain dark blue.',
    caption: 'Eleven at night, 12 June',
    focus: [0.6, 0.6],
    portrait: { file: 'evening-upright/2306.jpg', focus: [0.62, 0.6] },
  },
  'evening/0100': {
    alt: 'The glass-fronted house at night under stars, the pool glowing, the northern sky still blue over the lough.',
    caption: 'One in the morning, 13 June',
    focus: [0.6, 0.6],
    portrait: { file: 'evening-upright/0100.jpg', focus: [0.62, 0.6] },
  },
  'blog/coastal-walks-greencastle': {
    alt: 'A worn path runs along a grassy shore with gorse in flower, the lough and the mountain Binevenagh on the left, a dry-stone wall on the right and a low green headland ahead.',
    caption: 'An imagined path along the shore',
    focus: [0.53, 0.45],
    portrait: { file: 'portrait/coastal-walks-greencastle.jpg', focus: [0.5, 0.5] },
  },
  'blog/taste-inishowen': {
    alt: 'Brown soda bread on a round board, two slices cut, with butter, a stoneware jug, brown eggs and a linen cloth by a window.',
    caption: 'Brown soda bread and butter',
    focus: [0.5, 0.55],
  },
} satisfies Record<string, PhotoEntry>
