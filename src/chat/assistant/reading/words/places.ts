import { concepts } from './concept.ts';

/** Rooms, by the names that products list them under. */
export const roomWords = concepts(
  'room',
  `
  Bathroom: bath room / loo / toilet / en suite / ensuite / shower room / cloakroom / wc / downstairs toilet / downstairs loo / wee loo / water closet / bathrom / washroom / shower
  Kitchen: kitchenette / scullery / kitchen diner / kitchin / kitchen floor / working kitchen
  Hallway: hall / hall way / landing / entrance / entrance hall / porch / foyer / corridor / front hall / back hall / lobby
  Living Room: lounge / sitting room / front room / good room / living area / family room / tv room / man cave / games room / rec room / snug / drawing room / livingroom / living space / den
  Bedroom: bed room / box room / spare room / kids room / childs room / childrens room / guest room / nursery / bedrom / boys room / girls room
  Dining Room: dinning room / diner / dining area / dining
  Utility Room: utility / laundry / laundry room / boot room / back kitchen / mud room / mudroom / utility area
  Conservatory: sunroom / sun room / orangery / garden room / sun lounge
  Office: study / home office / a shop / my shop / our shop / shop floor / shop unit / barber shop / coffee shop / hair salon / salon / workplace / commercial / retail unit / cafe / restaurant / pub / creche / gym / clinic / waiting room / surgery
  Stairs: stair / staircase / stairway / steps / stair case
  Patio: front step / back step / doorstep / door step / front steps / back steps / outside step / outside steps / outdoor step / outdoor steps / garden steps / outdoor / outside / garden / outdoors / terrace / balcony / yard / decking / exterior / paving / paving slab / paving stone / patio slab
  *Garage: garage / a shed / my shed / our shed / the shed / garden shed / shed floor / workshop
  *Wet room: wet room / wetroom / walk in shower / level access shower / level entry shower / step in shower / step free shower / accessible shower / disabled shower / flush shower / roll in shower / wet floor shower / shower floor / shower tray
`,
);

/** What a floor must put up with, or lies on. */
export const conditionWords = concepts(
  'condition',
  `
  underfloor heating: water underfloor heating / wet underfloor heating / wet ufh / wet system heating / ufh / under floor heating / under-floor heating / underfloor heat / heated floor / heated floors / floor heating / underfloor / warm water heating / heating under the floor / heat mat / heating mat / electric mat / undefloor heating
  pets: pet / dog / dogs / cat / cats / puppy / pup / labrador / lab / big lab / black lab / golden retriever / retriever / german shepherd / alsatian / jack russell / poodle / cockapoo / staffie / beagle / bulldog / whippet / hound / setter / doodle / collie / kitten / claws / dug / animals / pet friendly / dog friendly / pet proof / dog proof / paws / greyhound / spaniel / terrier / husky / rabbit / rabbits
  children: kids / boys / playroom / play room / toddler / toddlers / weans / wains / child / baby / family / wee ones / kiddies / kid / wain / wean / childer / grandkids / grandchildren / young family
  heavy traffic: high traffic / busy / hard wearing / hardwearing / durable / hard-wearing / heavy use / heavy footfall / footfall / tough / wear and tear / toughest / hardest wearing / most durable / heavy duty / last the longest / lasts longest / last longest / last longer / robust / take a beating / takes a beating / taking a beating / takes a hammering / take a hammering / takes a battering / take a battering / takes abuse / take abuse / rough treatment / rough use / take a bashing / stands up best / stands up better / wears best / wears better
  noise: loud / louder / clacky / quiet / soundproof / sound proof / noisy / acoustic / sound / noise reduction / apartment / in a flat / upstairs flat / my flat / our flat / the flat / a flat / soundproofing / downstairs neighbour / neighbours / quietest / quieter / impact sound
  allergies: asthma / allergy / dust mites / hay fever / hayfever / dust mite / allergic
  warmth: freezing / baltic / chilly / foundered / warm underfoot / warm / cold underfoot / cosy / cold / warmest / cold floor
  wheelchair: wheel chair / walking stick / use a stick / uses a stick / on a stick / with a stick / on a frame / bad on my feet / bad on her feet / bad on his feet / care home / nursing home / old people / older people / granny / pensioner / unsteady / mobility / walker / zimmer / zimmer frame / walking frame / walking aid / hoist / power chair / powerchair / crutches / disabled / elderly / rollator / mobility scooter / trip hazard
  concrete: concrete floor / concrete subfloor / cement floor / concrete base / screed floor / concrete slab / onto concrete / on concrete / over concrete
  over tiles: existing tiles / old tiles / on top of tiles / over tiles / over existing tiles / on tiles / onto tiles / over my tiles / over the tiles / over old tiles / over ceramic tiles / on top of old tiles / top of my tiles / on top of existing tiles / over existing floor tiles
  over floorboards: existing floorboards / on a wooden floor / on wooden floors / over a wooden floor / on a timber floor / over floorboards / on floorboards / old floorboards / wooden subfloor / suspended floor / chipboard / over boards / onto floorboards / timber subfloor / wooden floorboards / joists / plywood
  over vinyl: over lino / over vinyl / over old lino / on top of lino / on top of vinyl / existing lino / existing vinyl / over the lino / over old vinyl / over the vinyl / over existing vinyl / over existing lino
  over carpet: on top of carpet / over carpet / over my carpet / on carpet / over the carpet
  damp: basement / cellar / rising damp / damp floor / moisture / flood / flooding / flooded
  humidity: humid / damp air / moist air / damp in the air / moisture in the air / air is damp / damp in winter / damp in the winter / damp house / damp old house / house is damp / damp cottage / damp room / condensation / muggy / damp winters / damp climate / sea air / salty air
  scratches: scratch / scratched / scratch resistant / scratch proof / scuff / scrapes / scraping / scraped / scratchproof / scratching / high heels / heels / scrape / wouldnt mark / wont mark / doesnt mark / not mark / doesnt show marks / wont show marks / mark easy / marks easy / mark easily / marks easily / easily marked / easy marked / marked easy / marked easily
  dropped things: drop things / drops things / dropping things / drop everything / drops everything / drop stuff / drop plates / drop cups / drop dishes / drop pans / dropping plates / dropping cups / dropped plates / dropped cups / dropped mugs / drop mugs / dropped pans / things get dropped / clumsy / butterfingers / butter fingers
  slip: slippy / slippery / slip resistant / non slip / anti slip / nonslip / antislip / non-slip / anti-slip / slips / least slippy / not slippy / grip
  sunlight: sunlight / sunny room / sunny rooms / sunny kitchen / sunny window / full sun / gets the sun / sun all day / south facing / uv / fading / fades / holds its colour / hold its colour / keeps its colour / keep its colour / lose its colour / loses its colour / holds colour / bleach in the sun / fade / direct sun / bifold / bifolds
  caravan: isnt heated / not heated / no heating / without heating / no heat / never heated / static caravan / mobile home / unheated / log cabin / holiday home
  landlord: we rent / renting out / rent out / rents out / renting it out / let out / letting out / lettings / student let / i rent / im renting / private let / student let / tenancy / rental / rented / tenants / tenant / renting / student house / airbnb / buy to let / hmo / landlord
  heavy furniture: under the sofa / under a sofa / under the couch / under the settee / under the bed / heavy sofa / heavy wardrobe / heavy bed / heavy table / piano / heavy furniture / american fridge / dent / dents / denting / fridge / fridge freezer / washing machine
  wheels: office chair / castors / casters / desk chair / computer chair / chair wheels
`,
);

/** What a floor should be. */
export const featureWords = concepts(
  'feature',
  `
  waterproof: leaks a bit / leaks a little / leaks when it rains / lets in water / lets the rain in / washing machine leaks / dishwasher leaks / odd leak / occasional leak / leaks sometimes / leaks the odd time / leaks now and again / leaks now and then / get wet / gets wet / getting wet / take water / water proof / 100% waterproof / fully waterproof / completely waterproof / water tight / watertight / wterproof / being soaked / be soaked / get soaked / gets soaked / survive a soaking / stand a soaking / take a soaking / survive a flood / stand a flood / survive flooding / cope with a flood / cope with flooding / hosed down / hosed out / hose down / hose it down / stand in water / standing water / puddle
  water resistant: water resistance / water repellent / splash proof / splashproof / moisture resistant / water-resistant / water
  click: click or glue / glue or click / glued or click / click or glued / click or glue down / click together / click system / click lock / click in / clickable / click fit
  wool: pure wool / woollen / 100% wool / woolen
  soft: softer / softest / cosier / plusher / fluffier / fluffy / luxurious / plush / thick pile / deep pile / comfortable
  low shedding: nothing that sheds / nothing that shed / doesnt shed / dont shed / wont shed / not shed / no shedding / non shedding / without shedding / never sheds / no fluff / not fluffy
  easy to fit: easy to lay / easy to install / easy to put down / easy fit / easy enough to fit / easy enough to lay / easy enough to install / easy enough for me to fit / easy enough for me to lay / easy for me to fit / easy for me to lay / easy for us to fit / easy for us to lay / easy to diy / easily fitted / easily laid / easily installed / simple to fit / simple to lay / simple to install / diy friendly / beginner friendly / good for diy / i can fit myself / i can lay myself / i can fit it myself / i can lay it myself / we can fit ourselves / we can lay ourselves / i can put down myself / handy to fit / handy to lay / straightforward to fit / straightforward to lay
  large format: large tiles / big tiles / xl tiles / large tile / big tile / oversized tiles / slab
  easy clean: easy wiped / easily wiped / easy to wipe / wipeable / wiped clean / wipes clean / wiped down / easy mopped / you can mop / i can mop / we can mop / can be mopped / can mop it / easy to mop / easily mopped / moppable / washable / easy to clean / easy cleaned / wipe clean / stain resistant / stainproof / stain proof / low maintenance / easily cleaned
  bleach cleanable: clean with bleach / cleaned with bleach / cleans with bleach / wash with bleach / washed with bleach / be bleached / bleachable / bleach proof / bleach safe / take bleach / takes bleach / taking bleach / stand bleach / stands bleach / survive bleach / survives bleach / i can bleach / we can bleach / you can bleach / i can use bleach on / we can use bleach on / you can use bleach on
  self adhesive: peel and stick / self stick / press down / stick on / self-adhesive
  dirt hiding: hide dirt / hides dirt / hide the dirt / hides the dirt / hiding dirt
  colourful: colorful / cheerful / funky / jazzy / bit of colour / touch of colour / splash of colour / pop of colour / dash of colour / some colour / with colour in it / bright colour / bright colours / brightly coloured / vibrant
  heat proof: heatproof / heat resistant / heat resisting / fire proof / fireproof / stand the heat / stands the heat / take the heat / for a hearth / for the hearth / for my hearth / for our hearth / hearth tile / tile a hearth / tile the hearth / tile my hearth / tile our hearth / on a hearth / on the hearth / on my hearth / fireplace tile / for a fireplace / for the fireplace
  outdoor rated: frost proof / frostproof / frost resistant
`,
);
