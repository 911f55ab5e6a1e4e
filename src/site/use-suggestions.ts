import { useEffect, useState } from 'react';
import type { Suggestion } from './ask-suggestions.ts';

const pauseMs = 150;
const minLetters = 2;

/** Suggestions for what is typed, asked for once the typing pauses. A failed or overtaken call suggests nothing. */
export function useSuggestions(text: string): Suggestion[] {
  const [found, setFound] = useState<Suggestion[]>([]);
  const asked = text.trim();
  useEffect(() => {
    if (asked.length < minLetters) {
      setFound([]);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      import('./ask-suggestions.ts')
        .then(({ askSuggestions }) => askSuggestions(asked, stop.signal))
        .then(setFound)
        .catch(() => stop.signal.aborted || setFound([]));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);
  return found;
}
