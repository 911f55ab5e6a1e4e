/** Places that people ask about, and the country an address there is in. Two letters as in the delivery zones; XX: nowhere the shop could have a zone for. */
export type Place = { name: string; country: 'GB' | 'IE' | 'US' | 'CA' | 'XX' };

const table: Record<Place['country'], string> = {
  GB: `northern ireland, ni, ulster, the north, belfast, bangor, newtownards, holywood, lisburn, craigavon, lurgan, portadown, armagh, newry, banbridge, dromore, ballymena, ballymoney, ballycastle,
    coleraine, portrush, portstewart, limavady, derry, londonderry, strabane, omagh, enniskillen, fermanagh, dungannon, cookstown, magherafelt, antrim, larne, carrickfergus, newtownabbey, carryduff, comber,
    donaghadee, portaferry, downpatrick, ballynahinch, newcastle co down, newcastle county down, kilkeel, warrenpoint, rostrevor, crossmaglen, coalisland, dungiven, maghera, hillsborough, saintfield, groomsport, killyleagh, castlewellan, ballyclare, whitehead, crumlin, cushendall, bushmills, garvagh, castlederg, lisnaskea,
    irvinestown, belleek, aughnacloy, tandragee, keady, ballywalter, greyabbey, kircubbin, millisle, tyrone, county down, co down, county antrim, co antrim, county tyrone, co tyrone, county armagh, rathlin, rathlin island,
    scotland, glasgow, edinburgh, aberdeen, dundee, inverness, stirling, perth, ayr, stranraer, paisley, falkirk, skye, isle of skye, orkney, shetland, hebrides, outer hebrides, tiree, barra, uist, oban, stornoway, kirkwall, lerwick, fort william, kilmarnock, greenock, livingston, motherwell, highlands, highlands and islands, isle of arran, arran, islay, isle of islay, mull, isle of mull, iona, isle of iona, coll, isle of coll, jura, isle of jura, colonsay, gigha, raasay, bute, isle of bute, millport, cumbrae, isle of cumbrae, isle of lewis, lewis, isle of harris, harris, lewis and harris, benbecula, north uist, south uist, isle of barra, isle of tiree, eigg, western isles, scottish islands, fife, dumfries,
    england, wales, uk, united kingdom, gb, great britain, britain, mainland, mainland uk, the mainland, uk mainland, london, manchester, liverpool, birmingham, leeds, sheffield, newcastle, newcastle upon tyne, bristol, nottingham, leicester, york, hull,
    cardiff, swansea, wrexham, brighton, oxford, cambridge, norwich, plymouth, exeter, cornwall, devon, kent, essex, surrey, southampton, portsmouth, carlisle, preston, blackpool, bolton, stoke, derby, coventry, reading, milton keynes, luton, bath, gloucester, isle of wight, anglesey, durham, sunderland, middlesbrough, bradford, cumbria, lancashire, yorkshire, scilly, isles of scilly, lundy, lundy island, holy island, lindisfarne, hayling island, canvey island, isle of sheppey, walney island, mersea island, portland bill, isle of portland`,
  IE: `ireland, republic of ireland, republic, the republic, roi, eire, the south, down south, southern ireland, dublin, cork, galway, limerick, waterford, donegal, letterkenny, sligo, dundalk, drogheda, monaghan, cavan, louth, meath, navan, mayo, castlebar,
    westport, roscommon, leitrim, longford, westmeath, athlone, mullingar, offaly, tullamore, laois, portlaoise, kildare, naas, wicklow, bray, wexford, carlow, kilkenny, tipperary, clonmel, clare, ennis, kerry, tralee, killarney, buncrana, swords, tallaght, co donegal, county donegal, co cork, county cork, co dublin, co louth, co monaghan, inishowen, bundoran, ballybofey, dungloe, carndonagh, moville, gweedore, ballina, ballyshannon, killybegs, glenties, ardee, newbridge, ashbourne, balbriggan, skerries, malahide, dalkey,
    dun laoghaire, howth, mallow, bantry, dungarvan, tramore, enniscorthy, gorey, nenagh, thurles, tuam, ballinasloe, loughrea, carrickmacross, castleblayney, arranmore, aran islands, the aran islands, achill, achill island, tory island, cape clear, inishbofin, inishmore, inis mor, inisheer, clare island, bere island, valentia, valentia island, sherkin island`,
  US: 'usa, america, united states, the states, us, new york, florida, boston, california, texas, chicago',
  CA: 'canada, toronto, vancouver, ontario',
  XX: `france, paris, spain, madrid, portugal, germany, berlin, netherlands, holland, amsterdam, belgium, brussels, italy, rome, poland, warsaw, malta, cyprus, greece, europe, the eu, norway, sweden, denmark, finland, iceland, switzerland, austria, romania, lithuania, latvia,
    australia, sydney, melbourne, new zealand, dubai, uae, india, china, japan, south africa, nigeria, brazil, mexico, gibraltar, isle of man, the isle of man, jersey, guernsey, channel islands, the channel islands, internationally, worldwide, overseas, turkey, ukraine, saudi arabia, qatar`,
};

const smallWords = new Set(['ni', 'uk', 'gb', 'us', 'usa', 'uae', 'eu', 'roi']);

export const places: ReadonlyMap<string, Place> = new Map(
  (Object.keys(table) as Place['country'][]).flatMap((country) =>
    table[country]
      .split(',')
      .map((name) => name.trim().replaceAll(/\s+/g, ' '))
      .map((name) => [name, { name: titled(name), country }] as const),
  ),
);

/** Place names that are also words of the trade or of everyday speech: a place only after 'to', 'in', 'from' and the like. */
export const ambiguousPlaces: ReadonlySet<string> = new Set(['bath', 'reading', 'us', 'down south', 'derby', 'perth', 'republic', 'the south', 'the north', 'mainland', 'clare', 'portaferry', 'islay', 'hull', 'cork', 'navan', 'larne', 'york', 'jersey', 'antrim', 'rathlin', 'europe', 'foyle', 'turkey', 'china', 'mayo', 'meath', 'bray', 'kent', 'stirling', 'america', 'britain', 'the mainland', 'overseas', 'arran', 'ayr', 'ennis', 'carlow', 'offaly', 'mull', 'coll', 'jura', 'bute', 'lewis', 'harris', 'valentia', 'iona', 'holy island']); // biome-ignore format: a list

/** The first half of a British postcode or an Irish routing key. BT is Northern Ireland; the others are Great Britain. */
export function placeOfPostcode(text: string): Place | null {
  const british = /\b([a-z]{1,2}\d[a-z\d]?)\s*(\d[a-z]{2})\b/.exec(text) ?? /\b(bt\s?\d{1,2})\b()/.exec(text);
  if (british) {
    const area = /^[a-z]+/.exec(british[1] ?? '')?.[0] ?? '';
    if (['im', 'je', 'gy'].includes(area)) return { name: said(british), country: 'XX' };
    return { name: said(british), country: 'GB' };
  }
  const eircode = /\b([a-z]\d[\dw])\s?([a-z\d]{4})\b/.exec(text);
  return eircode && /\d/.test(eircode[2] ?? '') && /[a-z]/.test(eircode[2] ?? '') ? { name: said(eircode), country: 'IE' } : null;
}

function said(match: RegExpExecArray): string {
  return `${match[1] ?? ''} ${match[2] ?? ''}`.trim().toUpperCase();
}

function titled(name: string): string {
  if (name === 'down south') return 'the South';
  if (smallWords.has(name))
    return name === 'ni' ? 'Northern Ireland' : name === 'roi' ? 'the Republic of Ireland' : name === 'eu' ? 'the EU' : `the ${name.toUpperCase()}`;
  return name
    .replaceAll(/\b(?!of\b|the\b|and\b|co\b|upon\b|internationally|worldwide|overseas)([a-z])/g, (letter) => letter.toUpperCase())
    .replace(/\bco\b/, 'Co.');
}
