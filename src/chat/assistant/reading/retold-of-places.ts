/** What is said of a place or a limit in words that mean something else by themselves. */
export const retoldOfPlaces: readonly [said: RegExp, meant: string][] = [
  // 'granda's bathroom, he's 84'
  [
    /\b(?:(?:he|she)(?:'?s| is)|(?:granda|grandad|granny|gran|nan|mum|mummy|mother|ma|dad|daddy|father|aunt|aunty|uncle|neighbour)(?:'?s| is)?)(?: now| nearly| about| almost| coming up on| just turned)? ([789]\d)(?: years? old)?(?! ?(?:m|cm|mm|%|sq|m2|quid|pounds)\b)/g,
    '$& and elderly',
  ],
  // 'laminate straight on top of old lino tiles': no floor of tiles
  [
    /\b(on top of|over|onto|on to|straight on) ((?:the |my |our |some )?(?:old )?)(?:lino|vinyl|thermoplastic|pvc|marley) (?:floor )?tiles\b/g,
    '$1 $2vinyl',
  ],
  // 'wellies and buggy wheels': no chair on castors
  [/\b(buggy|pram|bike|bicycle|scooter|pushchair) wheels\b/g, '$1'],
  // A van that is lived or worked in, and none that delivers.
  [/\b(?:horse ?(?:lorry|box)|coffee (?:van|trailer)|(?:food|catering|ice cream|burger|chip) (?:van|truck|trailer))\b/g, 'campervan'],
  [/\b(doing up|converting|fitting out|kitting out) (an?|my|our|the) (?:old )?van\b/g, '$1 $2 campervan'],
  // 'something dark green for behind a woodburner'
  [
    /\b(?:something|anything)( [a-z ]{0,20}?)? (?:for|to go|to put) behind (an?|the|my|our) (wood ?burner|wood ?burning stove|stove|range|cooker|hob|aga)\b/g,
    '$1 wall tiles for behind $2 $3',
  ],
  // 'how many bags for 14 metres of 600x600 porcelain': of an area.
  [
    /\b(\d+(?:\.\d+)?) ?(?:m|met(?:re|er)s?) of (?=(?:\d+ ?x ?\d+ ?(?:mm|cm)? )?(?:\w+ ){0,2}(?:porcelain|tiles?|tiling|ceramics?|laminate|lvt|slabs?|engineered|planks?|boards?|flooring)\b)(?!.*\b(?:trims?|skirting|beading|scotia|edging|joints?)\b)/g,
    '$1 m2 of ',
  ],
  // 'walnut, but can't stretch to solid'
  [
    /\b(?:can'?t|cannot|couldn'?t|could not|won'?t|can not) (?:quite )?(?:stretch|run|go|rise) to (?:the )?(solid|real wood|solid wood|solid oak|wool|porcelain|stone)\b/g,
    'not $1',
  ],
  [
    /\b(easy|simple|hard|difficult)( enough)? for (?:a|an|any) (?:pensioner|oap|old (?:man|woman|fella)|beginner|novice) to (?=lay|fit|put down)/g,
    '$1$2 for a beginner to ',
  ],
  // 'a floor for a long narrow hall': the hall is narrow, and no plank.
  [
    /\bfor (an?|the|my|our) (?:very )?(?:long,? (?:and )?)?narrow (?=(?:hall\w*|corridor|landing|kitchen|room|bathroom|passage|utility|galley|space)\b)/g,
    'for $1 ',
  ],
  // 'tiles for above the worktop'
  [
    /\btiles? (?:for|to go|to put) (?:above|over|behind) (?=(?:the|my|our|an?) (?:kitchen )?(?:worktops?|counters?|sink|units|basin|bath)\b)/g,
    'wall tiles for behind ',
  ],
  [
    /,? ?\blike (?:they had |you (?:get|see) )?(?:in |the ones in )?(?:the |an )?old (?:butcher'?s?|chippers?|chip shops?|dairies|dairy|pubs?|stations?|tube|swimming baths)\b/g,
    '',
  ],
  // 'or am I away in the head'
  [/,? ?\b(?:or |and )?(?:am i|i'?m|are we) (?:just )?(?:away in the head|away with it|cracked|mad|daft|codding myself|dreaming)\b/g, ''],
];
