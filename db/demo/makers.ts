import type { MakerColumns } from '#catalogue/makers/maker.ts';
import { fixedId } from './product-range.ts';
import { demoSettings } from './settings.ts';
import type { DemoProduct } from './shape.ts';

/** Who brings the goods of makers in Great Britain into Northern Ireland: the demo shop itself. */
const { company_name: importer, registered_office, email } = demoSettings(new Date(0));

type Firm = [brand: string, firm: string, address: string, mail: string, country: string];

/** Firms as invented as their brands: no such streets, and mail domains that are reserved for examples. */
const firms: Firm[] = [
  ['Ardkeel Tile Co.', 'Ardkeel Cerâmica, Lda.', 'Zona Industrial da Amostra, Lote 7\n3999-001 Vila Amostra', 'apoio@ardkeel.example', 'Portugal'],
  ['Verrano', 'Verrano Ceramiche S.r.l.', 'Via dell’Esempio 18\n41099 Monteverrano MO', 'info@verrano.example', 'Italy'],
  ['Alborea Cerámica', 'Alborea Cerámica, S.L.', 'Polígono del Ejemplo, Nave 12\n12999 Villalborea', 'clientes@alborea.example', 'Spain'],
  ['Mournefell Stone', 'Mournefell Stone Ltd', 'The Sample Yard, 9 Quarry Loanin\nRathmourne BT34 0XX', 'yard@mournefell.example', 'Northern Ireland'],
  ['Tollyglen', 'Tollyglen Drewno Sp. z o.o.', 'ul. Przykładowa 5\n00-999 Tollowice', 'biuro@tollyglen.example', 'Poland'],
  ['Eichenrode', 'Eichenrode Parkett GmbH', 'Musterstraße 41\n99999 Eichenrode', 'service@eichenrode.example', 'Germany'],
  ['Skovgren', 'Skovgren Gulve ApS', 'Prøvevej 3\n9999 Skovgren', 'hej@skovgren.example', 'Denmark'],
  ['Cairnmoor', 'Cairnmoor Laminates NV', 'Voorbeeldlaan 22\n9999 Steenmoer', 'info@cairnmoor.example', 'Belgium'],
  ['Vossberg', 'Vossberg Laminat GmbH & Co. KG', 'Am Beispiel 8\n99998 Vossberg', 'kontakt@vossberg.example', 'Germany'],
  ['Kestrane', 'Kestrane Flooring NV', 'Proefstraat 60\n8999 Kestergem', 'support@kestrane.example', 'Belgium'],
  ['Dunmarrow', 'Dunmarrow Vloeren B.V.', 'Voorbeeldweg 14\n9999 XX Duinmare', 'info@dunmarrow.example', 'Netherlands'],
  ['Rollesby & Co', 'Rollesby & Co SAS', '6 rue de l’Exemple\n59999 Rollesbourg', 'contact@rollesby.example', 'France'],
  ['Linwick', 'Linwick Linoleum Ltd', '2 Sample Mill Road\nLinwick KY99 0XX', 'help@linwick.example', 'Scotland'],
  ['Glenarvon Carpets', 'Glenarvon Carpets Ltd', 'Specimen Mill, 30 Tenter Field\nGlenarvon BT99 0XX', 'mill@glenarvon.example', 'Northern Ireland'],
  ['Wharfemoor Mills', 'Wharfemoor Mills Ltd', '17 Example Bank\nWharfemoor BD99 0XX', 'sales@wharfemoor.example', 'England'],
  ['Quietfell', 'Quietfell Acoustics Ltd', 'Unit 4, Pattern Park\nQuietfell LA99 0XX', 'care@quietfell.example', 'England'],
  ['Bondarra', 'Bondarra Building Chemicals Ltd', 'Trial Quay 11\nBallybond T99 XX00', 'technical@bondarra.example', 'Ireland'],
  ['Tarnfix', 'Tarnfix Adhesives Ltd', '5 Specimen Way\nTarnside CA99 0XX', 'technical@tarnfix.example', 'England'],
  ['Edgemoyle', 'Edgemoyle Trims Ltd', '12 Sample Row\nEdgemoyle BT99 1XX', 'trade@edgemoyle.example', 'Northern Ireland'],
  ['Drumlin Joinery', 'Drumlin Joinery Ltd', 'The Pattern Shop, Drumsample\nCo. Monaghan H99 XX00', 'bench@drumlin.example', 'Ireland'],
  ['Clennagh Care', 'Clennagh Care Products Ltd', '8 Example Terrace\nClennagh F99 XX00', 'safety@clennagh.example', 'Ireland'],
]; // biome-ignore format: a table

const inBritain = ['England', 'Scotland', 'Wales'];
/** Its importer is not written down yet, so that the list of missing facts has something to show. */
const withoutImporter = 'Wharfemoor Mills Ltd';

export const demoMakers: (MakerColumns & { id: string })[] = firms.map(([, name, address, mail, country]) => {
  const isInUnion = !inBritain.includes(country);
  const isAnswered = !isInUnion && name !== withoutImporter;
  return {
    id: fixedId(`maker ${name}`),
    name,
    postal_address: `${address}\n${country}`,
    electronic_address: mail,
    is_in_union: isInUnion,
    responsible_name: isAnswered ? importer : null,
    responsible_postal_address: isAnswered ? `${registered_office}, Northern Ireland` : null,
    responsible_electronic_address: isAnswered ? email : null,
  };
});

const firmOf = new Map(firms.map(([brand, firm]) => [brand, firm]));

/** Who makes a demo product, and the number it goes by there: the end of the shop's own. */
export function madeBy({ supplier, sku }: DemoProduct): { maker: string | null; mpn: string } {
  return { maker: firmOf.get(supplier) ?? null, mpn: sku.slice(4) };
}
