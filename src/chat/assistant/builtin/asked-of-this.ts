/** 'does this sheet vinyl come off a roll' is asked of the product, whatever its kind is called. */
export const thisKind =
  /\bthis (?:\w+ ){0,2}(?:laminate|vinyl|lino|lvt|spc|carpet|tiles?|wood|oak|parquet|porcelain|planks?|boards?|floor(?:ing)?)\b/;

/** 'does this look like real wood': of its looks, not of another kind. */
export const itsLooks = /\b(?:this|it|that)\b.*\blooks? (?:like )?(?:a )?real\b/;

/** 'is it real walnut', 'how many tiles in it': of this one, not of a kind. */
export const isItReal =
  /^(?:and |so |but )*(?:is|are) (?:it|this|that|they|these|those) (?:actually |really |all |made of |made from |proper )*(?:real|solid|genuine|actual)\b|\bhow many (?:tiles|planks|boards|slabs)\b.*\bin (?:it|this|them|that)$/;

/** 'is this click or do you glue it': of how it is laid, and of no glue. */
export const howLaid =
  /\b(?:click\w*|clips?|float\w*|loose|interlock\w*)\b.*\bor\b.*\b(?:glue|stick|stuck|nail)\w*|\b(?:glue|stick|stuck|nail)\w*\b.*\bor\b.*\b(?:click|clip|float|loose|interlock)/;

/** 'does the black show up every footprint', on the page of a black one. */
export const ofItsColour =
  /^(?:and |so |but )?(?:does|do|will|would|is|are) (?:the |that |this )?(?:black|white|grey|green|blue|red|brown|cream|dark|light|pale|gold|pink|oak|ash|birch|pine|maple|walnut|cherry|bamboo|terracotta|pile|wool)\b(?! (?:ones?|in stock))(?!.*\b(?:than|or)\b)/;

/** 'does this need underlay', 'has it an underlay of its own'. */
export const ownUnderlay =
  /\b(?:this|it|that)\b.*\b(?:need|take|want|require|come|have|built|attached)\b.*\bunderlay\b|\bunderlay\b.*\b(?:built|attached)\b|\b(?:do|does|is|need|needs|want) .*\bunderlay (?:with|for|under|beneath|below) (?:this|it|that)(?: one)?$|\bhas (?:this|it|that)\b.*\bunderlay\b/;

/** 'ok with a cat?' on a product's page. */
export const ofPage =
  /^(?:and |so |but )*(?:ok|okay|alright|good|grand|fine|suitable|safe|any (?:good|use)|(?:will|would|can) (?:stand|take|work|do|go)) (?:with|for|in|on|round|near|under|up|to)\b|^(?!what|which|any|how|where)(?:\w+ ){1,6}(?:ok|okay|alright|all right|fine|suitable|safe|too)(?:$| (?:what|whats|how|is|does|do)\b)|^(?:\w+ )?(?:warm|cold|quiet|noisy|loud|slippy|slippery|hard|soft|tough|strong|durable|waterproof) (?:enough|under ?foot|in|on|for|with)\b/;
