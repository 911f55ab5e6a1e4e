/** A question as a shopper writes it, or several in a row, and what a right answer to the last one says. */
export type ShopperQuestion = {
  ask: string | readonly string[];
  /** Each must be found in the answer's words. */
  must: readonly RegExp[];
  mustNot?: readonly RegExp[];
  /** Stock code of the product whose page is open. */
  on?: string;
  /** A person has to be offered, and the question kept for staff. */
  isUnanswerable?: true;
  /** Asked by a customer who is logged in and has one order, shipped. */
  isLoggedIn?: true;
};

const q = (ask: ShopperQuestion['ask'], must: ShopperQuestion['must'], more: Omit<ShopperQuestion, 'ask' | 'must'> = {}): ShopperQuestion => ({
  ask,
  must,
  ...more,
});

const hours = /9am.5pm/;
const phone = /028 9649 6178/;
const notSure = /not sure what you mean/;

/** Against the demo shop, on a Friday at noon. One list of everything that the assistant must not unlearn. */
export const shopperQuestions: readonly ShopperQuestion[] = [
  // Finding floors.
  q('Do you have any grey laminate under £20 per square metre?', [/Slate Grey Oak Laminate/, /£17\.45/]),
  q('lookin for a white wood floor', [/Limed White|Whitewashed/]),
  q('show us your cheapest lvt', [/Slipway Rope/, /£17\.95/]),
  q('waterproof oak look under £30 a m²', [/Langholt Dune Oak|Narrows Oak/], { mustNot: [/Skirting/] }),
  q('have yous any herringbone lvt', [/Herringbone LVT/]),
  q('i need lino for the kitchen', [/Lino/]),
  q('black tiles 600x600', [/Nero|Ink|Charcoal|Black/, /600x600/]),
  q('600 x 600 porcelain grey tiles for hallway', [/Strand Grey/]),
  q('dark carpet for the stairs', [/Carpet/], { mustNot: [/LVT/] }),
  q('cheapest carpet for a bedroom', [/Biscuit Twist/, /£9\.95/]),
  q('what walnut flooring do you have', [/Walnut/]),
  q('12mm lamanite for a living room', [/12mm/, /Laminate/]),
  q('any wool carpets?', [/Wool Carpet/]),
  q('AC5 laminate please', [/Langholt|Foyle/]),
  q('engineered oak under 60 quid a metre', [/Engineered Oak|Real Wood/], { mustNot: [/Laminate/] }),
  q('non slip tiles for a bathroom floor', [/R10|R11|Slip|Cove|Hexley|Strand/]),
  q('patio slabs outdoor porcelain', [/Causey/]),
  q('what is your best rated floor', [/best reviewed/]),
  q('do u have loose lay vinyl', [/Loose-Lay/]),
  q('green metro tiles', [/Bottle Green/]),
  q('wooden effect tiles', [/Wood-Effect/]),
  q('spc click in a dark oak', [/Tarred Oak/]),
  q('marble mosaic for the shower', [/Carrara Hexagon Mosaic/]),
  q('chevron oak flooring price', [/Palais/, /£74\.95|£69\.95/]),
  q('carpet tiles for an office', [/Carpet Tile/]),
  q('skirting boards white', [/Skirting .*White/]),
  q('do you do stair nosings', [/Stair Nosing/]),
  q('underlay for laminate', [/Underlay/], { mustNot: [/Carpet Underlay/] }),
  q('tile adhesive for porcelain', [/C2|Tile Adhesive/]),
  q('bamboo floor?', [/Bamboo/]),
  q('LVT between £20 and £25 per sqm', [/£2[0-5]\.\d\d a m²/], { mustNot: [/£3\d\.\d\d a m²/] }),
  q('a light laminate with a wide plank', [/Wide Laminate|242 × 2050/]),
  q('herringbone laminate in grey', [/Grey Herringbone/]),
  q('safety flooring for a wet room', [/Surefoot|[Ss]afety vinyl/]),
  q(['Show me grey LVT', 'and in white?'], [/Pebble White|White Marble/], { mustNot: [/Gull Grey/] }),
  q(['Show me grey LVT', 'anything cheaper?'], [/[Cc]heaper|cheapest/]),
  q(['oak laminate', 'show me more'], [/Oak/]),
  q(['laminate for a kitchen', 'under £15 a metre'], [/£1[0-5]\.\d\d a m²/]),
  q('Do you stock Karndean?', [/cannot find “karndean”/i, /LVT/]),
  q('do you sell kitchens', [/cannot find/, /We sell/]),
  q('what do yous actually sell', [/Tiles/, /Carpet/, /LVT/]),
  q('what brands do you do', [/Kestrane/]),

  // Boxes and cost.
  q('how many boxes of portaferry gull grey do i need for 4m x 3.5m', [/8 boxes/, /£526\.16/]),
  q('4.2 by 3.6 plus a hall 1 x 5, herringbone', [/20\.12 m²/, /15%/, /23\.14 m²/]),
  q('my room is 13ft 6 by 12ft, how much area is that with waste', [/15\.05 m²/, /16\.56 m²/]),
  q('How much to do a 20m2 room in Glenshane Natural Oak', [/10 boxes/, /£331\.90/]),
  q(['Show me grey LVT', 'how many boxes of the second one for 5 x 4 metres?'], [/boxes/, /20\.00 m²/]),
  q(['is the Narrows Oak in stock?', 'how many boxes for 15 sqm?'], [/8 boxes/, /£438\.32/]),
  q(['how many boxes of dry oak slim lvt would i need', '3 by 4'], [/7 boxes/, /£289\.73/]),
  q('how many boxes for 20 sq metres', [/20\.00 m²/, /22\.00 m²/], { on: undefined }),
  q('how many boxes do I need for 12 x 14', [/metres or in feet/]),
  q(['how many boxes do I need for 12 x 14', 'feet'], [/15\.61 m²|metres or in feet/]),
  q('two bedrooms 3x4 each and a landing 2x1 in Rough and Tumble Biscuit', [/26\.00 m²/, /Biscuit/]),
  q('how much would Strand Grey 600x600 cost for a 10m2 bathroom', [/8 boxes/, /£275\.92/]),
  q('how many boxes of this for 18 m2', [/boxes/, /18\.00 m²/], { on: 'LAM-GLS-08-NAT' }),
  q('how much would 6 boxes of Langholt Dune Oak be', [/£297\.00/]),
  q('L shaped room 5x4 with a 2 x 1.5 corner missing, in harvest oak lvt', [/17\.00 m²/, /Harvest Oak/]),
  q('i need 30 square yards of carpet, heather wool', [/25\.08 m²/, /Heather/]),
  q('quoile mill oak for a hall of 1.2m by 6m, herringbone', [/15%/, /6 boxes/]),
  q('how many boxes of Portaferry for 20m2', [/Which one do you mean/]),
  q('how much waste should i add for herringbone', [/15%/]),
  q(['how many boxes of gull grey lvt for 4 x 5m', 'and with 5% waste?'], [/5% for cuts/]),

  // What suits where.
  q('Is LVT ok in a wee bathroom?', [/Yes/, /bathroom/]),
  q('can i put laminate in a bathroom', [/waterproof/, /swells|sealed/]),
  q('can i put solid oak over underfloor heating', [/No/, /engineered/]),
  q('is engineered wood alright with ufh', [/Yes/, /27 °C/]),
  q('I have two dogs. What floor would be best?', [/LVT/, /claws/]),
  q('whats best for a hallway wi weans and muddy boots', [/hallway/, /tiles|LVT|lino/i]),
  q('is carpet ok for stairs', [/Yes/, /stairs/]),
  q('Can you lay LVT over existing tiles', [/firm|flat/, /joints/]),
  q('is laminate waterproof', [/water resistan/i]),
  q('are porcelain tiles slippy when wet', [/R10|polished/]),
  q('best flooring for a conservatory', [/tiles/i]),
  q('can wood go in a kitchen', [/kitchen/, /wiping|care/i]),
  q('is vinyl ok for underfloor heating?', [/27 °C/]),
  q(['Is laminate ok in a bathroom?', 'what about lvt?'], [/LVT/, /Yes/]),
  q(['Is laminate ok in a kitchen?', 'and in a utility room?'], [/utility/]),
  q('can i use this in the bathroom', [/Yes/, /bathroom/], { on: 'LVT-PFY-PL-GUL' }),
  q('is it waterproof?', [/water resistant, not waterproof/], { on: 'LAM-GLS-08-NAT' }),
  q('does this suit underfloor heating', [/Yes/], { on: 'TIL-STR-6060-GRY' }),
  q('what slip rating has it', [/R10/], { on: 'TIL-STR-6060-GRY' }),
  q('what floor is best for somebody with asthma', [/laminate|LVT/, /dust/]),
  q('quietest floor for an upstairs flat', [/[Cc]arpet/]),
  q('laminate or lvt for dogs, which is better', [/Laminate/, /LVT/]),
  q('can i lay a floor on top of carpet', [/No/, /underlay|soft/]),

  // What words mean, and one or the other.
  q('what does SPC mean', [/stone plastic composite/]),
  q('whats wpc when its at home', [/wood plastic composite/i]),
  q('what is AC4', [/AC4/, /busy/]),
  q('explain R10 to me', [/R10/, /DIN 51130/]),
  q('what is a wear layer', [/clear coat/]),
  q('difference between engineered and solid wood', [/layered/, /one piece/]),
  q('spc vs wpc', [/SPC/, /WPC/, /core/]),
  q('is lino the same as vinyl', [/[Ll]inoleum/, /PVC/]),
  q('porcelain or ceramic, whats the differ', [/0\.5%/]),
  q('8mm or 12mm laminate which is better', [/solid|uneven/]),
  q('what does rectified mean', [/cut after firing/]),
  q('compare gull grey and narrows oak lvt', [/Gull Grey/, /Narrows Oak/, /against|same/]),
  q(['show me engineered oak', 'compare the first two'], [/against/]),
  q('herringbone vs chevron', [/zigzag/]),

  // Advice.
  q('do i need underlay with spc', [/underlay/i, /built in|built-in/]),
  q('how do i clean laminate', [/damp|wrung/, /steam/]),
  q('can i use a steam mop on lvt', [/No/]),
  q('how long does flooring need to acclimatise', [/48 hours/]),
  q('how big an expansion gap for laminate', [/8 to 12 mm/]),
  q('which way should i run the planks in a hall', [/along/]),
  q('how flat does my subfloor need to be', [/3 mm/]),
  q('why is my laminate lifting in the middle', [/expansion gap|move/]),
  q('what adhesive do i need for large porcelain tiles', [/C2/]),
  q('how long before i can walk on new tiles', [/24 hours/]),
  q('does oak change colour in the sun', [/golden|colour/]),
  q('my concrete is new, when can i lay wood', [/1 mm a day|75%/]),

  // Stock.
  q('is the Hofgut Sawmill in stock', [/out of stock/]),
  q('til-str-6060-gry in stock?', [/Strand Grey/, /in stock/]),
  q('how many of the tarred oak have you left', [/3 boxes/]),
  q('have you 5 boxes of Glenshane Limewash', [/2 boxes/, /fewer|enough/]),
  q('when will fog bank be back in', [/out of stock/, /do not know/]),
  q(['Show me grey LVT', 'is the first one in stock?'], [/in stock|left/]),
  q('is this available', [/in stock/], { on: 'LVT-PFY-PL-NAT' }),
  q('do you have Sunday Morning cream tea carpet', [/Cream Tea/]),
  q('is the glenshayne slate gray in stock', [/Glenshane Slate Grey/, /in stock/]),
  q('have you the Blorgfest Titanium in stock', [/cannot find|not sure/], { isUnanswerable: true }),

  // Delivery.
  q('do ye deliver to Donegal and how much is it?', [/Yes, we deliver to Donegal/, /£29\.95/, /£199/]),
  q('how much is delivery to BT48', [/£29\.95/, /£199/]),
  q('do you deliver to France', [/No/, /France/]),
  q('how long does delivery take', [/2 weeks/]),
  q('can you deliver tomorrow', [/2 weeks/, /cannot promise/]),
  q(['do you deliver to belfast', 'and to cork?'], [/Cork/]),
  q('is delivery free', [/£199/]),
  q('do yous ship to the isle of skye', [/Skye/, /£29\.95/]),

  // Samples, finance, returns, paying.
  q('can i get free samples', [/£5\.99/, /free/i]),
  q('how much for 3 samples', [/£17\.97/]),
  q('can i get a sample of this', [/Gull Grey/, /£5\.99/], { on: 'LVT-PFY-PL-GUL' }),
  q('Can I pay monthly for a £600 floor', [/£50\.00/, /12 instalments/, /0%/]),
  q('finance on £1000 with a £200 deposit', [/£66\.66/, /£66\.74/]),
  q('do you do klarna or anything', [/12 monthly instalments/, /PayItMonthly/]),
  q(['how many boxes of gull grey for 5x4 m', 'can i pay that monthly?'], [/£60\.29|£65\.77|instalments of £/]),
  q('can i return it if i dont like it', [/14 days/]),
  q('can i bring back opened boxes', [/handled|in part/]),
  q('my tiles arrived broken', [/sorry/i, /30 days/]),
  q('do you take paypal', [/not at our online checkout/i, /card/]),
  q('are your prices inc vat', [/includes VAT/]),
  q('any discount codes going', [/cannot give or promise/]),
  q('do you price match b&q', [/price match/, phone]),
  q('what warranty does the skovgren ash have', [/years|warranty/]),

  // Visiting, people, orders.
  q('are yous open the day', [/open/, hours]),
  q('what time do you close on sunday', [/1pm to 5pm/]),
  q('where abouts are you', [/Ballyholm Slip/, /Bangor/]),
  q('can i speak to a real person', [/one of our people/]),
  q('whats your phone number', [phone]),
  q('do you fit floors', [/quote/, /1 year/]),
  q('wheres my order', [/log in/]),
  q('wheres my order', [/Order [0-9A-F]{8}/, /shipped/], { isLoggedIn: true }),
  q('whats happening with order 1A2B3C4D', [/no order 1A2B3C4D among yours/], { isLoggedIn: true }),
  q('have you parking', [/not something I have in writing/], { isUnanswerable: true }),
  q('will you take away my old carpet', [/not something I have in writing/], { isUnanswerable: true }),
  q('are you a robot', [/AI assistant/, /not a person/]),
  q('asdf qwer zxcv', [notSure], { isUnanswerable: true }),
  q('are you open tomorrow and do you do free samples', [/10am to 5pm/, /£5\.99/]),
  q('what is spc and is it ok in a bathroom?', [/stone plastic/, /Yes|suits/]),
  q('how much is a box of strand sand 600x600 and is it in stock', [/£38\.81/, /in stock/]),
  q('thanks a million', [/welcome/]),
];
