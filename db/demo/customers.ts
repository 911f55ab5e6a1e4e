import { fixedId } from './product-range.ts';
import type { DemoCustomer } from './shape.ts';

const people: [fullName: string, username: string, joinedDaysAgo: number][] = [
  ['Aoife McCartan', 'aoife.mccartan', 402],
  ['Gareth Nesbitt', 'gnesbitt', 377],
  ['Catherine Ó Dálaigh', 'catherine-od', 341],
  ['Conor Magennis', 'conormag', 298],
  ['Hazel Purdy', 'hazelp', 266],
  ['Alasdair Munro', 'amunro', 231],
  ['Orla Devenny', 'orla.d', 190],
  ['Stephen Gilchrist', 'steveg', 154],
  ['Priya Nair', 'priya.nair', 121],
  ['Maeve Tierney', 'maevet', 88],
  ['Rory Kinnaird', 'rkinnaird', 47],
  ['Shauna Breslin', 'shaunab', 16],
];

/** Nobody can log in as one of them: the loader gives each a hash that no password has. */
export const demoCustomers: DemoCustomer[] = people.map(([full_name, username, joinedDaysAgo]) => ({
  id: fixedId(`customer ${username}`),
  full_name,
  username,
  email: `${username}@example.com`,
  joinedDaysAgo,
}));
