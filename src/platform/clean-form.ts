import { cleanText } from './clean-text.ts';

/** The same form with clean texts, names of fields and names of files. */
export function cleanForm(form: FormData): FormData {
  const clean = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') clean.append(cleanText(name), cleanText(value));
    else clean.append(cleanText(name), value, cleanText(value.name));
  }
  return clean;
}
