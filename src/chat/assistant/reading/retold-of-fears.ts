/** What a shopper fears of a floor or of a deal, or tells beside what is asked; each in plain words, or left out where the question says it already. */
export const retoldOfFears: readonly [said: RegExp, meant: string][] = [
  // 'genuinely safe', 'honestly waterproof'
  [/\b(?:genuinely|honestly|truly|literally) (?=\w)/g, ''],
  // 'can I use real oak over heating, or will it warp': whether it will is what was asked.
  [
    /(?<=\b(?:can|could|is|are|does|do|will|would|should|ok|okay)\b[^?!.]{8,}),? or (?:will|would|does|is|wo|do)(?:n'?t)? (?:it|that|they|the (?:wood|boards?|floor)) (?:(?:just|only|all|going to|gonna|end up|likely to|bound to) )*(?:be )?(?:warp|swell|crack|buckle|cup|bow|peel|lift|rot|split|shrink|melt|fade|break|ruin|scratch|slip|get (?:ruined|wrecked|damaged|destroyed|wet|damp|mouldy)|(?:ruined|wrecked|damaged|destroyed)|warping|lifting|swelling)(?:ed|s)?(?: (?:on me|up|with (?:the )?(?:heat|damp|water)|in the (?:heat|damp|sun)))?(?=[?.!, ]*$|[?.!,] )/g,
    '',
  ],
  // 'that won't look wrecked after two tenants'
  [
    /\b(?:that |which |and |it |so it |so they )?(?:wo ?n'?t|will not|would ?n'?t|does ?n'?t|do ?n'?t|is ?n'?t going to) (?:look|get|be|end up|go) (?:all |totally |completely |too )*(?:wrecked|ruined|destroyed|scruffy|shabby|worn|worn out|battered|tatty|trashed|done|knackered)(?: (?:after|in|within|by|with) (?:(?:a |an |the |my |\d+ |one |two |three |four |five |few |couple of |first |six )*)(?:tenants?|years?|months?|winters?|weeks?|lets?|kids|dogs?|children))?\b/g,
    'that is hard wearing',
  ],
  // 'or is that just sales talk'
  [
    /,? (?:or|and|but) (?:is|are|is ?n'?t) (?:that|it|this|they|all that) (?:all |just |only |a bit of |more )*(?:sales ?talk|sales ?patter|marketing(?: talk| speak| nonsense)?|hype|an? gimmick|nonsense|a myth|talk|waffle|blarney|cod|advertising)\b/g,
    '',
  ],
  // 'or must I arrange that myself'
  [
    /,? or (?:must|do|will|would|should|am|are) (?:i|we) (?:(?:have|need|supposed|meant|expected) to )?(?:arrange|organi[sz]e|do|sort|see to|deal with|get|look after) (?:(?:that|it|this|all that|them|all of that)(?: out)? )?(?:myself|ourselves|somebody else|someone else|on my own)\b/g,
    '',
  ],
  // 'I see. And what would …', 'fair enough, how …'
  [
    /^(?:(?:ah|oh|ok|okay|right),? )?(?:i see|fair enough|understood|good to know|gotcha|got you|makes sense|that makes sense|noted)[.,!;]+ +(?=\w)/g,
    '',
  ],
  // 'skip the membrane' is no slip.
  [/\bskip(?:ped|ping)? (?=(?:it|that|the|a|an|this|them|underlay|primer|membrane|priming|levelling|sealing|sealer|acclimati\w+)\b)/g, 'leave out '],
  // 'the screed went in eight weeks ago', beside what is asked
  [
    /\b(?:the |my |our |new )*(screed|concrete|slab)(?: floor)? (?:only |just )*(?:went in|went down|was (?:poured|laid|put (?:in|down)|done)|got (?:poured|laid)|is) (?:about |only |just |around |nearly )*(\d+|an?|one|two|three|four|five|six|eight|ten) (days?|weeks?|months?) (?:ago|old)\b(?!.*\b(?:dry|dried|ready|wait|soon|long enough)\b)/g,
    'is a $1 of $2 $3 dry enough?',
  ],
  // 'the cat is sick on the carpet so I am ripping it out': what goes is not looked for.
  [
    /\b(?:on|all over|in|of|hate|through) (?:the|my|our|this|that) (?:old |whole )?(?:carpets?|lino|laminate|vinyl|tiles|wood(?:en)? floor)\b([^?]{0,60}?),?(?: so| and)?,? (?:(?:i|we)(?:'?m| am|'?re| are)? (?:now )?)?(?:ripping|lifting|pulling|taking|tearing|chucking|throwing|getting) (?:it|them|that|the lot) (?:all )?(?:out|up|away)\b/g,
    'indoors$1',
  ],
  // A camper van delivers nothing.
  [/\bcamper[- ]vans?\b/g, 'campervan'],
  // 'by the sea, there is always sand coming in': no floor is wanted in its colour.
  [
    /\bsand(?= (?:coming|comes|gets|getting|everywhere|tracked|dragged|walked|trailed|carried|brought|in on|on (?:\w+ )?(?:shoes|feet|paws|floor)|off the|from the|and (?:salt|wet|water|surf|grit|dogs?))\b)|(?<=\b(?:beach|sea|seaside|shore|dunes)\b[^.?!]{0,60})\bsand\b(?! (?:colou?r\w*|tone\w*|shade|oak|tiles?|carpet|laminate|lvt))/g,
    'grit',
  ],
  // 'the grout lines are deep, would I need smoothing compound': no grout is wanted.
  [/\bgr[o]ut(?:ing)? (?=(?:lines?|joints?) (?:are|is|were|show\w*|come|came|through)\b)/g, ''],
  // 'old red quarry tiles in the kitchen, can you lay click vinyl straight on top'
  [
    /\b(?:old|existing|original) (?:\w+ ){0,2}tiles\b[^.?!]*?\b(can|could) (?:i|we|you) (lay|put|fit|go) ((?:\w+ ){1,4}?)(?:straight |right |directly )?(?:on top|over (?:it|them|that|those))\b/g,
    '$1 i $2 $3over old tiles',
  ],
];
