export type TermsBlock = { kind: 'heading' | 'paragraph'; text: string };

/** The shop's own terms as they are typed: an empty line ends a paragraph, and a line that begins with # is a heading. */
export function termsBlocks(text: string): TermsBlock[] {
  const blocks: TermsBlock[] = [];
  let isOpen = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const last = blocks.at(-1);
    if (line.startsWith('#')) blocks.push({ kind: 'heading', text: line.replace(/^#+/, '').trim() });
    else if (line && isOpen && last) last.text += `\n${line}`;
    else if (line) blocks.push({ kind: 'paragraph', text: line });
    isOpen = line !== '' && !line.startsWith('#');
  }
  return blocks.filter(({ text }) => text);
}
