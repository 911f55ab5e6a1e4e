import { cleanText } from '#platform/clean-text.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text fit to stand in XML, as content or in an attribute. */
export function xml(text: string): string {
  return cleanText(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** `<name>text</name>`, or nothing where there is no text. */
export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${xml(text)}</${name}>` : '';
}
