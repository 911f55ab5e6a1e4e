/** How people point at a product without its whole name: 'what about the sage', 'and if I went for the limewash instead', 'in white?', 'both'. */
export const alone =
  /^(?:and |or |ok |okay |so |right |then |but |no |sorry |actually )*(?:(?:(?:what |how much |and )?(?:if|suppose|supposing|say) (?:i|we) (?:just |only |were to |was to |had |have )*(?:go|went|gone|going|take|took|taken|choose|chose|pick|picked|have|had|use|used|get|got|buy|bought|switch|switched|swap|swapped|change|changed|want|wanted) (?:(?:it|that) )?(?:for |with |to |over to )?|(?:how much|what) (?:would|will|is|does|do) (?:it|that|they|this) (?:be|come to|cost|work out at)? ?(?:in|for|with) )|(?:what|how) about |(?:is|are|does|do|has|have|can|could|would|will) (?=the )|the same (?:for|in|with) |same (?:again )?(?:for|in|with) |for |in |with )?(?:the )?((?:[a-z]+ ?){1,3}?)(?: one)?(?: instead| then| please| version)?$/;
export const inThatColour =
  /^(?:(?:and|or|so|ok|okay|but|what about|how about|do|does|is|are|have|has|can|could|would|whats?|look|looks|like|you|yous|i|it|they|this|that|them|these|there|get|got|do|come|comes|make|made|sell|available|one|also|the same|same|shape|size|style|range|design|pattern|tiles?|boards?|planks?|carpet) )*in (?:an? |the )?(?:\w+ ?){1,2}(?: (?:too|as well|instead|please|colour|shade|version))?$/;
export const ofBoth =
  /\b(?:of|for|are|do|does|will|would|can|have|about|send|get|order|compare) (?:me |us |you |them )?both\b(?! (?:the |my |our )?\w*(?:rooms?|floors?|halls?|sides))/;
export const bareName =
  /^(?:(?:(?:what |how much |and )?(?:if|suppose|supposing|say) (?:i|we) (?:just |only |were to |was to |had |have )*(?:go|went|gone|going|take|took|taken|choose|chose|pick|picked|have|had|use|used|get|got|buy|bought|switch|switched|swap|swapped|change|changed|want|wanted) (?:(?:it|that) )?(?:for |with |to |over to )?|(?:how much|what) (?:would|will|is|does|do) (?:it|that|they|this) (?:be|come to|cost|work out at)? ?(?:in|for|with) )|and |or |ok |okay |so |then |also |but |what about |how about |the same for |same for |for |in )*(?:the )?\{name\}(?: \w+)?(?: (?:one|as well|too|also|instead|then|please))*$/;
/** 'how much for 6 m² of the white' */
export const ofThe = /\b(?:of|for|in) the ((?:[a-z]+ )?[a-z]+?)(?= for\b| in\b| please| then| too| instead| version|$)/;
export const theShade = /\bthe (?:lighter|darker|paler|warmer|browner|greyer) one\b/;
export const theOtherOne = /^(?:and |so |ok |but |then )*(?:what about|how about|is|does|has) the (?:\w+ ){1,4}one(?: then| instead)?$/;
/** 'the natural not the black'. */
export const notThat = /,? (?:and |but )?(?:not|rather than|instead of) (?:the )?[a-z]+(?: one)?$/;
/** 'can I get 12 metres' */
export const wantsSoMany =
  /^(?:and |so |ok |but )*(?:(?:can|could|would) (?:i|we|you|yous) (?:\w+ )?(?:get|have|do|send|order|manage)|have (?:you|yous)|is there|i (?:need|want|would need|d need)) (?:me )?(\d{1,3}) (?:metres|boxes|packs|rolls|m|of (?:it|them|those))(?: of (?:it|them|that))?$/;
export const inBox =
  /\bhow many (?:\w+ ){0,2}(?:(?:are |come |do i get |do you get |is )?in|to|per) (?:a |each |the |one |every )?(?:box|pack|roll|bag|tub|packet)\b/;
/** 'the green ones, are they ok on a bathroom floor' */
export const theOnes = /^(?:and |so |but |what about |how about )*(?:are |do |can |could |will |would )?the ((?:[a-z]+ ){1,2})ones\b/;
export const yesOrNo = /^(?:and |so |but )*(?:are|do|can|could|will|would) /;
export const asksWhatTheyCover =
  /\b(?:what|how) (?:size|big|large|area|much (?:floor|ground|space|area|of (?:a|the|my))|many (?:m2|square|sq\w*|met\w+))\b|\b(?:how far|cover|square met\w+)\b/;
export const ofArea =
  /^(?:and |or |so |ok |but )*(?:for|what about|how about|make it|(?:what )?if (?:it|that) (?:was|were|is)|(?:(?:what|how much) )?if (?:i|we) (?:just |only )?(?:want|wanted|need|needed|had|have|took|take|did|do|got|get|was doing)) (?:about |only |just )?\d+(?: (?:instead|then))?$/;
export const thatMany =
  /^(?:and |or |so |ok |but )*(?:what about|how about|(?:what )?if (?:it|that) (?:was|were|is)|(?:(?:what|how much) )?if (?:i|we) (?:just |only )?(?:want|wanted|need|needed|had|have|took|take|did|do|got|get|was doing)|and|make it|say|for)? ?(?:about |only |just )?(\d{1,3})(?: of (?:them|those)| then| instead)?$/;
/** 'which is the cheaper one?' asks for what is pointed at elsewhere. */
export const asksWhich =
  /^(?:and |so |ok |right )*(?:which|whats? (?:is )?the(?! (?:[a-z]+ ){1,2}ones? like\b)|what one|show|list|just|only)\b|\bworth\b|\bthan\b|\b(?:any|something|anything) /;
export const withWhat = /^(?:and |so |ok )?(?:with what|what with|what (?:do|would|should|can) (?:i|you|we) (?:use|need|buy|get) for (?:that|it))$/;
export const runOut = /\b(?:are|have) (?:you|yous|ye) (?:\w+ )?out of\b/;
