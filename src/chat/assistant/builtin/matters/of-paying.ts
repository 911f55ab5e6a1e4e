import { financeTerms } from '#finance/finance.ts';
import { type Matter, ofService } from './matter.ts';

const monthly =
  /\b(?:finance|monthly|by the month|instal?ments?|interest[- ]free|0 ?%|zero per ?cent|pay ?it ?monthly|spread (?:it|the)|on tick|credit)\b/;
const paying = /\b(?:pay\w*|paid|card|cash|cheques?|amex|american express|take|accept|checkout|deposit|euros?)\b/;
const guarantee = /\b(?:warrant\w*|guarantee\w*)\b/;

/** What is asked of paying, now or by the month, of bills and discounts, and of a guarantee. */
export const ofPaying: readonly Matter[] = [
  ...ofService('finance', monthly, [
    { asks: /\b(?:can|could|do|is it possible|is there|would|how)\b[^.?!]{0,45}\b(?:finance|monthly|by the month|instal?ments?|interest[- ]free|0 ?%|zero per ?cent|spread)\b|\bminimum|\bmin\b|\bleast\b|\bmax\w*|\bdeposit\b|\bhow (?:long|many months)\b|\b(?:how|what) much interest\b|\bup ?front\b/, told: /Pay It Monthly is|do not offer finance|instalments of £/, isTermsOnly: true },
    { asks: /\bcredit (?:check|score|file|history|rating|record|search)\w*\b|\b(?:soft|hard) (?:check|search)\b|\bon (?:my|your|the) (?:credit )?(?:file|record|report)\b|\bcheck\w* (?:my|your) credit\b|\b(?:bad|poor|no) credit\b|\bccjs?\b/, told: /checks your credit/, unwritten: 'whether and how the lender checks your credit, and what that leaves on your file,' },
    { asks: /\b(?:universal credit|benefits?|pip|dla|esa|pension\w*|student|unemployed|self[- ]employed|part[- ]time|low income|carers?|retired|zero hours|ccjs?|bankrupt\w*|bad credit|poor credit|accepted|refused|turned down|approved|declined|eligible|qualify)\b/, told: /lender, and not our shop|lender decides/, isTermsOnly: true },
    { asks: /\b(?:ireland|republic|roi|the south|donegal|dublin|cork|galway|irish address|across the border|down south|in the free state)\b/, told: /takes a UK one|with an address in|UK address/, says: () => 'It takes a UK address.' },
    { asks: /\b(?:for|to|at) (?:my|our) (?:daughter|son|mum|mother|mammy|dad|father|sister|brother|granny|friend|tenant|parents|in-?laws)s?\b/, told: /pay for somebody else/, unwritten: 'whether it may pay for somebody else’s floor' },
    { asks: /\bearly\b|\bpay (?:it )?off\b|\bsettle\b|\bmiss\w* (?:a|one) payment\b/, told: /paying it off early/, unwritten: 'what holds for paying it off early or for a payment that is missed' },
    { asks: /\bdeposits?\b|\bmoney (?:down|up ?front)\b|\bput (?:anything|something|money|any) down\b/, told: /No deposit is needed|with a deposit of|deposit can be up to/, says: () => `No deposit is needed: you may pay one of up to ${financeTerms.largestDepositPercent}%.` },
  ]),
  ...ofService('payment', paying, [
    { asks: /\bamex\b|\bamerican express\b/, told: /American Express/, unwritten: 'whether American Express is taken' },
    { asks: /\bcash\b|\bcheques?\b|\bbank transfer\b|\bbacs\b|\bpay ?pal\b|\bklarna\b|\bclear ?pay\b|\bapple pay\b|\bgoogle pay\b|\bgift (?:card|voucher)\b|\beuros?\b|\bvisa\b|\bmaster ?card\b|\b(?:credit|debit) ?cards?\b|\bpay\w* (?:by|with|on|using) (?:my|a) (?:\w+ )?card\b/, unless: /\bdiscount\b|\bhow much\b/, told: /You can pay by card|Cash|Not in euro|whether you can pay/, isTermsOnly: true },
    { asks: /\bhalf (?:now|on|up ?front|before|down)\b|\bsplit\b|\btwo cards\b|\b(?:rest|other half|balance)\b[^.?!]{0,20}\b(?:when|on|later|after)\b/, unless: /\bfinance|\bmonthly|\border be split|\bdeliver\w* (?:half|in two)/, told: /parting a payment|split between/, unwritten: 'whether a payment can be parted' },
    { asks: /\b(?:pay|put|take|leave|hold|with|for|need|want|give|lay|secure)\b[^.?!]{0,15}\bdeposits?\b|\bdeposits? (?:to|now|first|down|hold|and)\b/, unless: /\b(?:finance|monthly|instal?ments?|interest[- ]free|0 ?%|landlord|tenan\w+|rent\w*|spread|fitt\w+|house|mortgage)\b/, told: /deposit|are held for \d+ minutes/, unwritten: 'whether a deposit holds goods' },
    { asks: /\b(?:charge|fee|extra|surcharge|cost)\b[^.?!]{0,20}\b(?:card|paying)\b|\bcard (?:charge|fee|surcharge)\b|\bcards?\b[^.?!]*\b(?:an?|any) (?:extra )?(?:fee|surcharge|charge)\b/, unless: /\b(?:floor|tile|samples?|delivery)\b/, told: /for paying by card/, says: () => 'Nothing is added for paying by card: only delivery comes on top.' },
    { asks: /\bin (?:the |your )?(?:shop|showroom|store)\b|\bin person\b/, within: /\bpay\w*\b/, unless: /\bprice\b/, told: /paying in the showroom|whether you can pay/, unwritten: 'whether you can pay in the showroom' },
    { asks: /\b(?:over|by|on) (?:the )?(?:phone|telephone)\b/, within: /\bpay\w*\b/, told: /by telephone/, unwritten: 'whether you can pay by telephone' },
  ]),
  ...ofService('vat', /\bvat\b|\btax\b/, [
    { asks: /\bvat (?:relief|exempt\w*|back|refund)\b|\bzero[- ]?rated\b|\b(?:re)?claim (?:the |my |any )?vat\b|\bwithout (?:the )?vat\b/, told: /VAT relief/, unwritten: 'whether there is any VAT relief' },
    { asks: /\b(?:includ\w*|inc|with|on top|plus|ex|before|after|extra|add(?:ed)?|excl\w*)\b[^.?!]{0,15}\b(?:vat|tax)\b|\b(?:vat|tax)\b[^.?!]{0,20}\b(?:includ\w*|on top|extra|in it|in the price|added|inc|off|free|back|number)\b/, unless: /\binvoice\b/, told: /includes VAT|VAT included|VAT number/, isTermsOnly: true },
  ]),
  ...ofService('invoice', null, [
    { asks: /\b(?:vat |tax |proper |company |business )?(?:invoice|receipt)s?\b/, unless: /\b(?:warrant\w*|guarantee\w*|lost|without|no|dont have|havent|threw|pay (?:by|on)|return\w*|old)\b/, told: /has an invoice|invoice with the VAT/, isTermsOnly: true },
    { asks: /\b(?:company|business|firms?|ltd|limited|landlord|church|school|charity|different|another|her|his|their|wifes|husbands|mums|dads|clients?|customers?)(?: \w+)? name\b|\bname (?:of|on it)\b|\b(?:made out|addressed) to\b/, within: /\binvoice|\breceipt/, told: /name of your choice/, unwritten: 'whether it can be made out in a name of your choice' },
  ]),
  ...ofService('discount', /\b(?:trade|builder|joiner|tiler|plumber|landlord|contractor|fitter|developer|business|company|bulk|nhs|student|pensioner|military|blue light)\w*\b|\bdiscount\w*\b/, [
    { asks: /\btrade (?:prices?|discounts?|rates?|terms|accounts?|card|customers?)\b/, told: /Trade prices/, isTermsOnly: true },
    { asks: /\b(?:bulk|nhs|student|pensioner\w*|military|blue light|loyalty|staff|cash|over 60s?) (?:prices?|discounts?|rates?|terms|accounts?|card)\b|\bdiscounts?\b|\bmoney off\b|\bbetter price\b/, unless: /\btrade\b|\b(?:discount(?:ed)? (?:floor|carpet|tile|line)s?|sale)\b/, told: /discount|promotion/, isTermsOnly: true },
  ]),
  ...ofService('discount', null, [
    // 'is it cheaper to buy in store than online'
    { asks: /\b(?:cheaper|dearer|same price|same prices|prices? (?:the |any )?(?:same|different)|better (?:deal|price)|pay (?:more|less))\b[^.?!]*\b(?:in ?-?store|in (?:the |your )?(?:shop|showroom)|in person|online|on here|on the (?:site|website))\b/, within: /\b(?:in ?-?store|shop|showroom|in person)\b/, unless: /\b(?:another|other) (?:shop|store)|\belsewhere\b|\bmatch\b/, told: /prices in the showroom/, unwritten: 'whether the prices in the showroom are the same as here' },
  ]),
  ...ofService('rivals', null, [
    { asks: /\b(?:price[- ]?match\w*|match (?:it|that|the price|them|a price|their|prices)|beat (?:it|that|the price|them|a quote))\b|\bcheaper\b[^.?!]{0,30}\b(?:elsewhere|online|another|other|shop|b&q|tapi|somewhere)\b/, unless: /\bmatch (?:it|that|them) (?:to|with|in|up)\b|\bin[- ]?store\b|\bin (?:the |your )?(?:shop|showroom)\b/, told: /price match/, isTermsOnly: true },
    { asks: /\b(?:throw|chuck|put) (?:\w+ )?in (?:the |some |a |free )*(?:underlay|trims?|delivery|grout|adhesive|fitting|samples?|skirting|door bars?)\b|\bfree (?:underlay|fitting|trims?)\b/, told: /thrown in|Fitting without a charge/, unwritten: 'whether anything is thrown in' },
    { asks: /\bdifference\b[^.?!]{0,12}\b(?:back|refund\w*)\b|\b(?:get|refund\w*|give|pay|have)\b[^.?!]{0,20}\bdifference\b|\b(?:price|it)\b[^.?!]{0,20}\b(?:drops?|comes? down|goes? down|reduced|cheaper|on sale)\b[^.?!]{0,20}\b(?:after|later|next|once|since)\b|\b(?:after|since) (?:i|we)(?:ve)? (?:bought|buy|order\w*)\b[^.?!]*\b(?:cheaper|reduced|sale|drop\w*|down)\b/, told: /difference comes back/, unwritten: 'whether the difference comes back if a price falls after you bought' },
  ]),
  ...ofService('warranty', guarantee, [
    { asks: /\b(?:holiday let|rental|rented|tenants?|air ?bnb|b&b|business|commercial\w*|office|shop floor|salon)\b/, told: /use in a business|in a let/, unwritten: 'whether it holds in a let or a business' },
    { asks: /\bcovers?\b|\bcovered\b|\bclaim\b/, told: /[Ww]hat it covers|depends on what caused/, unwritten: 'what a warranty covers and how a claim is made' },
    { asks: /\b(?:keep|need|have|lost|lose|hold on to|hang on to)\b[^.?!]{0,20}\breceipts?\b|\bproof of purchase\b/, told: /Keep the receipt/, says: () => 'Keep the receipt and the instructions, for a guarantee may ask for both; what was ordered with an account stands under [your orders](/orders) as well.' },
    { asks: /\bregister\w*\b|\bsend (?:off|away|in)\b|\bcard\b/, told: /has to be registered/, unwritten: 'whether a warranty has to be registered' },
    { asks: /\b(?:sell|sold|move|moved|transfer\w*|new owners?|pass(?:es|ed)? on)\b/, unless: /\b(?:you|yous|shop) (?:sell|sold)\b/, told: /passes to a new owner/, unwritten: 'whether it passes to a new owner' },
    { asks: /\b(?:my|our) own (?:fitter|joiner|tiler|man)\b|\b(?:myself|ourselves|diy)\b|\bif (?:i|my \w+|we|a \w+) (?:lays?|fits?|install\w*)\b/, told: /other than our fitters/, unwritten: 'whether it holds where somebody other than our fitters lays the floor' },
    { asks: /\bhow (?:long|many years)\b|\bwhat (?:is|s|warranty|guarantee|sort|kind)\b|\bis there\b|\bwhats the\b|\bdo (?:you|they|your \w+) (?:come|have|give|do)\b/, told: /warranty is|warranties|years, as their records|guarantee of/, isTermsOnly: true },
  ]),
]; // biome-ignore format: a table
