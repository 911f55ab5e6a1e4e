const kinds = 'carpet tiles?|carpets?|laminate|lvt|vinyl|lino|linoleum|tiles|tiling|wood(?:en)? floor(?:ing)?|parquet|floorboards';
const doing =
  "(?:lifting|taking up|pulling up|pulling out|ripping up|ripping out|tearing up|tearing out|taking out|getting rid of|got rid of|removing|replacing|changing|swapping|lifted|took up|taken up|pulled up|pulled out|ripped up|ripped out|(?:want|wanting|need|would like|'d like|going|hoping|planning|about|decided|have) to (?:lift|take up|pull up|pull out|rip up|rip out|tear up|get rid of|remove|replace|change|be rid of)|want(?:ing)? rid of|want(?:ing)? shot of)";
const taken = new RegExp(
  String.raw`(?:^|(?<=[.!?,;] ?)|(?<=\b(?:and|but|so) ))(?:(?:hi|hello|hiya|well|so|and|but),? )*(?:(?:i|we)(?:'?ll be|'?m|'?re|'?ve| am| are| have)? )?(?:just |finally |currently |now )*${doing} (?:all )?(?:the|my|our|this|that|an?)?(?: (?:old|horrible|manky|tired|worn|ancient|existing|current|nasty|dirty))*( (?:hall|kitchen|bathroom|bedroom|landing|living room|dining room|conservatory))? ?(${kinds})\b(?: that'?s there| up| out| floor)*((?: (?:in|from|on|out of) (?:the|my|our|a)(?: [a-z]+){1,2}?| upstairs| downstairs| throughout)?)(?: (?:this|next) \w+| soon| now)?(?: because [^,.;!?]*| (?:and|as|since) (?:it|its|it's) [^,.;!?]*)?(?:[,.;!] ?(?:and |so |but )?| and | so | but )`,
  'i',
);
const asksFloor =
  /\b(?:(?:what|which)(?:'?s| is| are| would| should| could| can| do| to|'?d)?\b.{0,40}?\b(?:best|better|put|go|goes|going|suits?|recommend|suggest|instead|lay|laid|choose|pick|get|be|do you (?:have|think)|have you|warm\w*|good|nice|use)\b|(?:something|anything)\b|(?:recommend|suggest)|looking for|(?:i|we)(?:'?d| would)? (?:want|need|like|fancy) (?!to (?:know|ask)))/i;
/** What is asked of the lifting itself, or of what goes under or beside a floor. */
const ofTheWork =
  /\b(?:gripper|skirting|underlay|screed|level\w*|glue|adhesive|residue|staples|nails|how (?:do|to|long|much|many)|tools?|dispose|disposal|skip)\b/i;
const namesKind = new RegExp(String.raw`\b(?:${kinds}|porcelain|wood|oak|engineered|spc|herringbone)\b`, 'i');

/** 'thinking of getting rid of the carpet in the hall for laminate, good idea?' */
const swapped = new RegExp(
  String.raw`^.*\b${doing} (?:the|my|our) (?:\w+ )?(?:${kinds})((?: in (?:the|my|our)(?: [a-z]+){1,2}?)?) (?:for|and (?:laying|putting down|going for|getting)) ((?:[a-z]+ ){0,2}?(?:${kinds}|wood|oak))\b.{0,12}\b(?:good idea|is that (?:wise|ok|a good idea|mad)|would that (?:be )?(?:ok|work|a good idea)|wise|a mistake)\b[\s?!.]*$`,
  'i',
);

/** 'we are lifting the carpet in the hall, what would be best': the room of the floor that is asked for, and any but what comes out. */
export function withFloorTakenUp(question: string): string {
  const [said, room = '', kind = '', where = ''] = taken.exec(question) ?? [];
  if (!said) return question.replace(swapped, (_, place, wanted) => `is ${wanted} good${place ?? ''}?`);
  const rest = question.replace(said, '').trim();
  if (!asksFloor.test(rest) || ofTheWork.test(rest)) return question;
  const place = where.trim().replace(/^(?:from|out of)\b/i, 'in') || room.replace(/^ /, 'in the ');
  const without = namesKind.test(rest) ? '' : ` instead of ${kind.toLowerCase().replace('tiling', 'tiles')}`;
  return `${rest.replace(/[\s?!.]+$/, '')}${place ? `, ${place}` : ''}${without}?`;
}
