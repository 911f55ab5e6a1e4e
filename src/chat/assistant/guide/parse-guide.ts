import { waysOf } from '../reading/text.ts';

/** A section of the written guide: one question and what is true of it. */
export type GuideEntry = {
  title: string;
  /** How people ask for it. */
  asked: string[];
  /** Where the facts come from: standards, trade bodies. */
  source: string;
  text: string;
  /** What the assistant is to do instead of reading the text out: the shop's own record answers. */
  task: string | null;
  /** Words that the goods for the job are found by: 'grout', 'stair nosing'. */
  goods: string[];
  /** What is said first where one of these floors, rooms, demands or finishes was named, for the text is of several. */
  firstOf: { named: string[]; text: string }[];
  /** The page of the guide that it stands on: 'terms', 'laying'; 'answers' for what staff wrote. */
  page: string;
};

export type Verdict = 'yes' | 'care' | 'no';
/** Whether a kind of floor suits a room or stands something. */
export type Suitability = { where: string; floor: string; verdict: Verdict; why: string; source: string; sort: string | null };

/**
 * Reads a page of content/guide: `## Question`, then lines `Asked:` and `Source:` (or `Task:`), perhaps `Goods:` and
 * `For lvt, vinyl: what holds of these`, then paragraphs.
 */
export function parseGuide(page: string, markdown: string): GuideEntry[] {
  return sections(markdown).map(({ title, lines }) => {
    const line = (name: string) => lines.find((one) => one.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
    const head = lines.slice(0, lines.indexOf(''));
    const text = lines
      .filter((one, at) => !/^(?:Asked|Source|Task|Goods): /.test(one) && !(at < head.length && forOne.test(one)))
      .join('\n')
      .trim();
    const phrases = (name: string) => waysOf(line(name));
    const firstOf = head.flatMap((one) => {
      const [, named = '', said = ''] = forOne.exec(one) ?? [];
      return said ? [{ named: named.split(',').map((name) => name.trim()), text: said }] : [];
    });
    return { title, asked: phrases('Asked'), source: line('Source'), text, task: line('Task') || null, goods: phrases('Goods'), firstOf, page };
  });
}

const forOne = /^For ([^:.]+): (.+)$/;

/** Reads content/guide/suitability.md: under each room or demand, lines of `verdict | floors | why`; `carpet (saxony)` is of that sort alone. */
export function parseSuitability(markdown: string): Suitability[] {
  return sections(markdown).flatMap(({ title, lines }) => {
    const source = lines.find((line) => line.startsWith('Source: '))?.slice(8) ?? '';
    return lines
      .filter((line) => line.startsWith('- '))
      .flatMap((line) => {
        const [verdict = '', floors = '', why = ''] = line
          .slice(2)
          .split('|')
          .map((part) => part.trim());
        if (verdict !== 'yes' && verdict !== 'care' && verdict !== 'no') throw new Error(`In suitability, under ${title}: ${line}`);
        return floors.split(',').map((named) => {
          const [, floor = '', sort = null] = /^(.*?)(?: \((\w+)\))?$/.exec(named.trim()) ?? [];
          return { where: title, floor, verdict, why, source, sort: sort ?? null } satisfies Suitability;
        });
      });
  });
}

function sections(markdown: string): { title: string; lines: string[] }[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return { title: title.trim(), lines: lines.map((line) => line.trimEnd()) };
    });
}
